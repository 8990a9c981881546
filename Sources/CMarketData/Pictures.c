#include "shim.h"

#include <stdlib.h>
#include <string.h>

struct picture {
  char name[32];
  unsigned int start, count;
};

/* A section of their own keeps the pictures from between what every command reads: a page of them
   is read from the disk once somebody asks for it, and not before. */
#ifdef __ELF__
#define PICTURES __attribute__((section("market_pictures")))
#else
#define PICTURES
#endif
#include "../../Data/market/images/pictures.inc"

enum { known = sizeof pictures / sizeof *pictures };

static int by_name(const void *name, const void *entry) {
  return strcmp(name, ((const struct picture *)entry)->name);
}

static struct market_file file_of(const struct picture *picture) {
  return (struct market_file){bytes + picture->start, picture->count};
}

struct market_file market_picture(const char *name) {
  const struct picture *found = bsearch(name, pictures, known, sizeof *pictures, by_name);
  return found != NULL ? file_of(found) : (struct market_file){bytes, 0};
}

struct market_file market_picture_in(const char *kind, size_t place) {
  size_t length = strlen(kind), first = 0, count = 0;
  for (size_t i = 0; i < known; i++) {
    if (strncmp(pictures[i].name, kind, length) != 0 || pictures[i].name[length] != '/') continue;
    if (count++ == 0) first = i;
  }
  if (count == 0) return (struct market_file){bytes, 0};
  return file_of(&pictures[first + place % count]);
}

const char *market_picture_name(size_t place) {
  return place < known ? pictures[place].name : NULL;
}
