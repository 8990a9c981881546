#ifndef CTERMINAL_SHIM_H
#define CTERMINAL_SHIM_H

/*
 * What Swift cannot reach by itself: `wcwidth` hides behind a feature macro. The wrappers keep no
 * state. A terminal's size needs none: Glibc's own `ioctl` takes TIOCGWINSZ from Swift, and its
 * header here would give `winsize` a second owner.
 */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <locale.h>
#include <wchar.h>

/* Hidden unless the feature macro came first; the same declaration twice does no harm. */
extern int wcwidth(wchar_t character);

/*
 * The character types of C.UTF-8, which every glibc system carries, or NULL. The process's own
 * locale stays as it is: in the C locale `wcwidth` answers -1 to everything but ASCII.
 */
static inline locale_t terminal_utf8_locale(void) {
  return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

/* The cells of one code point by `locale`'s table: 0, 1, 2, or -1 when it knows none. */
static inline int terminal_cells(unsigned int code_point, locale_t locale) {
  locale_t before = uselocale(locale);
  int cells = wcwidth((wchar_t)code_point);
  uselocale(before);
  return cells;
}

#endif
