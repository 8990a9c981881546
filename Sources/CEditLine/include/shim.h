#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

/*
 * The door to libedit. Swift cannot call `el_set`, `el_get` and `history_w`, which are variadic,
 * cannot name `stdin`, and does not see `wcwidth`: each wrapper below stands for one such call and
 * returns what it returned (0 is success, -1 a failure).
 *
 * The wide functions are used throughout: `el_line` converts the whole line to UTF-8 on every call,
 * which makes a long paste quadratic.
 */

#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

/* A key's function: it receives the key and returns one of the CC_ codes. */
typedef unsigned char (*cel_function)(EditLine *el, wint_t key);

/* Makes the prompt's text; libedit only reads what the pointer leads to. */
typedef wchar_t *(*cel_prompt)(EditLine *el);

/* Opens an editor on the process's own standard streams; NULL when memory is out. */
static inline EditLine *cel_open(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

/* Chooses the key map: "emacs" or "vi". */
static inline int cel_set_editor(EditLine *el, const char *name) {
  return el_set(el, EL_EDITOR, name);
}

/* The key map in use: "emacs" or "vi". */
static inline const char *cel_editor(EditLine *el) {
  const char *name = NULL;
  return el_get(el, EL_EDITOR, &name) == 0 ? name : NULL;
}

/* Whether keys are edited at all: no under TERM=emacs and after `edit off` in ~/.editrc. */
static inline int cel_is_editing(EditLine *el) {
  int mode = 0;
  return el_get(el, EL_EDITMODE, &mode) == 0 && mode != 0;
}

/* Hands the editor a pointer to keep; `cel_client_data` gives it back in a callback. */
static inline int cel_set_client_data(EditLine *el, void *data) {
  return el_set(el, EL_CLIENTDATA, data);
}

/* The pointer given to `cel_set_client_data`, or NULL. */
static inline void *cel_client_data(EditLine *el) {
  void *data = NULL;
  return el_get(el, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

/* Installs the prompt; escape sequences in it stand between two `ignored` characters. */
static inline int cel_set_prompt(EditLine *el, cel_prompt prompt, wchar_t ignored) {
  return el_wset(el, EL_PROMPT_ESC, prompt, (int)ignored);
}

/* Installs the function that waits for the next character (1: read, 0: end, -1: stop). */
static inline int cel_set_reader(EditLine *el, el_rfunc_t reader) {
  return el_wset(el, EL_GETCFN, reader);
}

/* Adds a named function that keys can be bound to. */
static inline int cel_add_function(
    EditLine *el, const char *name, const char *help, cel_function function) {
  return el_set(el, EL_ADDFN, name, help, function);
}

/* Binds a key sequence, written as in editrc(5), to a named function. */
static inline int cel_bind(EditLine *el, const char *keys, const char *function) {
  return el_set(el, EL_BIND, keys, function, NULL);
}

/* The same in the alternative map: vi's command mode. */
static inline int cel_bind_alternative(EditLine *el, const char *keys, const char *function) {
  return el_set(el, EL_BIND, "-a", keys, function, NULL);
}

/* Puts the terminal into the editor's mode (1) or back into its usual one (0). */
static inline int cel_prepare_terminal(EditLine *el, int raw) {
  return el_set(el, EL_PREP_TERM, raw);
}

/* Draws prompt and line anew from the row the cursor is in. */
static inline int cel_refresh(EditLine *el) {
  return el_set(el, EL_REFRESH);
}

/* The terminal's capability of that two-letter termcap name; NULL when it has none. */
static inline const char *cel_capability(EditLine *el, const char *name) {
  char *value = NULL;
  char key[3] = {name[0], name[1], '\0'};
  return el_get(el, EL_GETTC, key, &value) == 0 ? value : NULL;
}

/* Replaces a capability of the terminal; an empty one is a capability that it does not have. */
static inline int cel_set_capability(EditLine *el, const char *name, const char *value) {
  return el_set(el, EL_SETTC, name, value, NULL);
}

/* Lets the editor search that history; NULL takes it away. */
static inline int cel_set_history(EditLine *el, HistoryW *history) {
  return history == NULL ? el_wset(el, EL_HIST, NULL, NULL)
                         : el_wset(el, EL_HIST, history_w, (void *)history);
}

/* Limits the history to that many entries. */
static inline int cel_history_set_size(HistoryW *history, int size) {
  HistEventW event;
  return history_w(history, &event, H_SETSIZE, size);
}

/* Whether an entry equal to the one before it is left out. */
static inline int cel_history_set_unique(HistoryW *history, int unique) {
  HistEventW event;
  return history_w(history, &event, H_SETUNIQUE, unique);
}

/* Adds the newest entry. */
static inline int cel_history_enter(HistoryW *history, const wchar_t *text) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, text);
}

/* The newest entry; NULL when there is none. */
static inline const wchar_t *cel_history_newest(HistoryW *history) {
  HistEventW event;
  return history_w(history, &event, H_FIRST) == -1 ? NULL : event.str;
}

/* The entry before the one returned last; NULL at the oldest. */
static inline const wchar_t *cel_history_older(HistoryW *history) {
  HistEventW event;
  return history_w(history, &event, H_NEXT) == -1 ? NULL : event.str;
}

/* Columns that a character takes on the terminal; -1 when it is a control character. */
static inline int cel_width(wchar_t character) {
  /* Declared here because <wchar.h> shows it to X/Open programs only. */
  extern int wcwidth(wchar_t);
  return wcwidth(character);
}

#endif
