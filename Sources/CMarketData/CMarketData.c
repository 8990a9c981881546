#include "shim.h"

#include <string.h>

static const unsigned char collections[] = {
#embed "../../Data/market/collections.json"
};
static const unsigned char nfts[] = {
#embed "../../Data/market/nfts.json"
};
static const unsigned char users[] = {
#embed "../../Data/market/users.json"
};
static const unsigned char currencies[] = {
#embed "../../Data/market/currencies.json"
};
static const unsigned char profile[] = {
#embed "../../Data/market/profile.json"
};
static const unsigned char order[] = {
#embed "../../Data/market/order.json"
};
static const unsigned char tour[] = {
#embed "../../Data/demos/tour.nft"
};
static const unsigned char declined[] = {
#embed "../../Data/demos/declined.nft"
};

#define MARKET_FILE(name) ((struct market_file){name, sizeof name})

struct market_file market_collections(void) { return MARKET_FILE(collections); }
struct market_file market_nfts(void) { return MARKET_FILE(nfts); }
struct market_file market_users(void) { return MARKET_FILE(users); }
struct market_file market_currencies(void) { return MARKET_FILE(currencies); }
struct market_file market_profile(void) { return MARKET_FILE(profile); }
struct market_file market_order(void) { return MARKET_FILE(order); }

struct market_file market_demo(const char *name) {
  if (strcmp(name, "tour") == 0) return MARKET_FILE(tour);
  if (strcmp(name, "declined") == 0) return MARKET_FILE(declined);
  return (struct market_file){order, 0};
}
