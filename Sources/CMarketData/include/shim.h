#ifndef CMARKETDATA_SHIM_H
#define CMARKETDATA_SHIM_H

#include <stddef.h>

/// The files of Data/market, embedded. Only MarketSeed opens this door.
struct market_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct market_file market_collections(void);
struct market_file market_nfts(void);
struct market_file market_users(void);
struct market_file market_currencies(void);
struct market_file market_profile(void);
struct market_file market_order(void);

/// The sessions of Data/demos, by name; no bytes for an unknown one.
struct market_file market_demo(const char *_Nonnull name);

/// A picture of Data/market/images by its path there, without its extension; no bytes for none.
struct market_file market_picture(const char *_Nonnull name);

/// A picture of a kind, such as `nfts`, by its place among them, which begin anew after the last.
struct market_file market_picture_in(const char *_Nonnull kind, size_t place);

/// The name of the picture at a place of all, in the order of names; NULL after the last.
const char *_Nullable market_picture_name(size_t place);

#endif
