#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// The door to libpng. Only PictureKit opens it.
///
/// libpng reports errors by longjmp, which must not pass through Swift: each function here begins
/// and ends libpng's work, and returns what came of it.
enum cpng_status {
  cpng_done = 0,
  /// The bytes are no PNG, or a broken one, or larger than allowed.
  cpng_refused = 1,
  cpng_no_memory = 2,
};

/// Bytes of libpng's making, to be freed by `free`.
struct cpng_bytes {
  uint8_t *_Nullable start;
  size_t count;
};

/// Writes a picture of at most 256 colours: `indices` has a byte for each pixel, row by row, and
/// `palette` three for each colour.
int cpng_encode(
    const uint8_t *_Nonnull indices, uint32_t width, uint32_t height,
    const uint8_t *_Nonnull palette, int colours, struct cpng_bytes *_Nonnull into);

/// Reads any PNG as three bytes for each pixel, row by row; pixels that are not opaque lose their
/// alpha. A picture of more than `limit` pixels is refused.
int cpng_decode(
    const uint8_t *_Nonnull bytes, size_t count, size_t limit, uint32_t *_Nonnull width,
    uint32_t *_Nonnull height, struct cpng_bytes *_Nonnull into);

#endif
