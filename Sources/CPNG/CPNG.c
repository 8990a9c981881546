#include "shim.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

/// Where bytes are read from or written to, and why libpng gave up.
struct cursor {
  uint8_t *start;
  size_t count, at;
  int status;
};

static void give_up(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void be_silent(png_structp png, png_const_charp message) {
  (void)png, (void)message;
}

static void append(png_structp png, png_bytep bytes, size_t count) {
  struct cursor *cursor = png_get_io_ptr(png);
  if (cursor->count - cursor->at < count) {
    size_t room = 2 * cursor->count + count;
    uint8_t *larger = realloc(cursor->start, room);
    if (larger == NULL) {
      cursor->status = cpng_no_memory;
      png_error(png, "no memory");
    }
    cursor->start = larger, cursor->count = room;
  }
  memcpy(cursor->start + cursor->at, bytes, count);
  cursor->at += count;
}

static void flush(png_structp png) { (void)png; }

/// The smallest depth that holds so many colours: fewer bits compress better.
static int depth_of(int colours) {
  return colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8;
}

static void write_rows(
    png_structp png, png_infop info, const uint8_t *indices, uint32_t width, uint32_t height,
    const uint8_t *palette, int colours) {
  png_color entries[256];
  for (int i = 0; i < colours; i++)
    entries[i] = (png_color){palette[3 * i], palette[3 * i + 1], palette[3 * i + 2]};
  png_set_IHDR(
      png, info, width, height, depth_of(colours), PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_PLTE(png, info, entries, colours);
  png_set_compression_level(png, 9);
  png_set_compression_mem_level(png, 9);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_write_info(png, info);
  png_set_packing(png);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, indices + (size_t)y * width);
  png_write_end(png, NULL);
}

int cpng_encode(
    const uint8_t *indices, uint32_t width, uint32_t height, const uint8_t *palette, int colours,
    struct cpng_bytes *into) {
  *into = (struct cpng_bytes){NULL, 0};
  if (colours < 1 || colours > 256) return cpng_refused;
  struct cursor cursor = {NULL, 0, 0, cpng_refused};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, give_up, be_silent);
  png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
  if (info == NULL) {
    png_destroy_write_struct(&png, NULL);
    return cpng_no_memory;
  }
  if (setjmp(png_jmpbuf(png)) != 0) {
    png_destroy_write_struct(&png, &info);
    free(cursor.start);
    return cursor.status;
  }
  png_set_write_fn(png, &cursor, append, flush);
  write_rows(png, info, indices, width, height, palette, colours);
  png_destroy_write_struct(&png, &info);
  *into = (struct cpng_bytes){cursor.start, cursor.at};
  return cpng_done;
}

int cpng_decode(const uint8_t *bytes, size_t count, size_t limit, struct cpng_pixels *into) {
  *into = (struct cpng_pixels){NULL, 0, 0};
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return cpng_refused;
  image.format = PNG_FORMAT_RGB;
  size_t pixels = (size_t)image.width * image.height;
  if (pixels == 0 || pixels > limit) {
    png_image_free(&image);
    return cpng_refused;
  }
  uint32_t *start = malloc(pixels * sizeof *start);
  if (start == NULL) {
    png_image_free(&image);
    return cpng_no_memory;
  }
  /* The channels are read into the last three quarters, and spread from there to the front. */
  uint8_t *channels = (uint8_t *)start + pixels;
  png_color black = {0, 0, 0};
  if (!png_image_finish_read(&image, &black, channels, 0, NULL)) {
    free(start);
    return cpng_refused;
  }
  for (size_t i = 0; i < pixels; i++) {
    const uint8_t *pixel = channels + 3 * i;
    start[i] = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
  }
  *into = (struct cpng_pixels){start, image.width, image.height};
  return cpng_done;
}
