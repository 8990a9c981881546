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

/// Bytes of a file, to be freed by `free`.
struct cpng_bytes {
  uint8_t *_Nullable start;
  size_t count;
};

/// Red, green and blue of each pixel in the low 24 bits, row by row, to be freed by `free`.
struct cpng_pixels {
  uint32_t *_Nullable start;
  uint32_t width, height;
};

/// Writes a picture of at most 256 colours: `indices` has a byte for each pixel, row by row, and
/// `palette` three for each colour.
int cpng_encode(
    const uint8_t *_Nonnull indices, uint32_t width, uint32_t height,
    const uint8_t *_Nonnull palette, int colours, struct cpng_bytes *_Nonnull into);

/// Reads any PNG; what is not opaque lies on black. More than `limit` pixels are refused.
int cpng_decode(
    const uint8_t *_Nonnull bytes, size_t count, size_t limit, struct cpng_pixels *_Nonnull into);

#endif
