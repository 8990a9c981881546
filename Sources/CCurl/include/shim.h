#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

/*
 * The door to libcurl. Only HTTPKit opens it. Its headers are needed to build, while the library
 * itself is linked by nobody: `ccurl_find` takes the functions out of one opened at run time.
 *
 * Swift can't call `curl_easy_setopt` and `curl_easy_getinfo`, which are variadic: the wrappers
 * below stand for one such call each and return what it returned (0 is success).
 */

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <dlfcn.h>
#include <stddef.h>

/* The functions used, each with the type that the header gives it. */
typedef struct ccurl {
  __typeof__(&curl_global_init) global_init;
  __typeof__(&curl_free) free;
  __typeof__(&curl_easy_init) easy_init;
  __typeof__(&curl_easy_setopt) easy_setopt;
  __typeof__(&curl_easy_getinfo) easy_getinfo;
  __typeof__(&curl_easy_reset) easy_reset;
  __typeof__(&curl_easy_cleanup) easy_cleanup;
  __typeof__(&curl_easy_strerror) easy_strerror;
  __typeof__(&curl_slist_append) slist_append;
  __typeof__(&curl_slist_free_all) slist_free_all;
  __typeof__(&curl_multi_init) multi_init;
  __typeof__(&curl_multi_add_handle) multi_add_handle;
  __typeof__(&curl_multi_remove_handle) multi_remove_handle;
  __typeof__(&curl_multi_perform) multi_perform;
  __typeof__(&curl_multi_poll) multi_poll;
  __typeof__(&curl_multi_info_read) multi_info_read;
  __typeof__(&curl_multi_cleanup) multi_cleanup;
  __typeof__(&curl_url) url;
  __typeof__(&curl_url_set) url_set;
  __typeof__(&curl_url_get) url_get;
  __typeof__(&curl_url_cleanup) url_cleanup;
} ccurl;

/* Fills `functions` from an opened library; whether it has them all. */
static inline int ccurl_find(void *library, ccurl *functions) {
#define CCURL_TAKE(name)                                                           \
  functions->name = (__typeof__(functions->name))dlsym(library, "curl_" #name);    \
  if (functions->name == NULL) return 0;
  CCURL_TAKE(global_init)
  CCURL_TAKE(free)
  CCURL_TAKE(easy_init)
  CCURL_TAKE(easy_setopt)
  CCURL_TAKE(easy_getinfo)
  CCURL_TAKE(easy_reset)
  CCURL_TAKE(easy_cleanup)
  CCURL_TAKE(easy_strerror)
  CCURL_TAKE(slist_append)
  CCURL_TAKE(slist_free_all)
  CCURL_TAKE(multi_init)
  CCURL_TAKE(multi_add_handle)
  CCURL_TAKE(multi_remove_handle)
  CCURL_TAKE(multi_perform)
  CCURL_TAKE(multi_poll)
  CCURL_TAKE(multi_info_read)
  CCURL_TAKE(multi_cleanup)
  CCURL_TAKE(url)
  CCURL_TAKE(url_set)
  CCURL_TAKE(url_get)
  CCURL_TAKE(url_cleanup)
#undef CCURL_TAKE
  return 1;
}

/* Sets an option that is a number or a switch. */
static inline CURLcode ccurl_set_number(
    const ccurl *functions, CURL *easy, CURLoption option, long value) {
  return functions->easy_setopt(easy, option, value);
}

/* Sets an option that is a number of bytes. */
static inline CURLcode ccurl_set_count(
    const ccurl *functions, CURL *easy, CURLoption option, curl_off_t value) {
  return functions->easy_setopt(easy, option, value);
}

/* Sets an option that is a text, which is copied. */
static inline CURLcode ccurl_set_text(
    const ccurl *functions, CURL *easy, CURLoption option, const char *value) {
  return functions->easy_setopt(easy, option, value);
}

/* Sets the headers, which have to live as long as the transfer. */
static inline CURLcode ccurl_set_headers(
    const ccurl *functions, CURL *easy, struct curl_slist *headers) {
  return functions->easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

/* Sets the body, which is copied. */
static inline CURLcode ccurl_set_body(
    const ccurl *functions, CURL *easy, const void *bytes, curl_off_t count) {
  CURLcode code = functions->easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code != CURLE_OK ? code : functions->easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, bytes);
}

/* Sends each part of a body and each line of a head to a function, with `context`. */
static inline CURLcode ccurl_set_receivers(
    const ccurl *functions, CURL *easy, curl_write_callback body, curl_write_callback line,
    void *context) {
  functions->easy_setopt(easy, CURLOPT_PRIVATE, context);
  functions->easy_setopt(easy, CURLOPT_WRITEDATA, context);
  functions->easy_setopt(easy, CURLOPT_HEADERDATA, context);
  functions->easy_setopt(easy, CURLOPT_HEADERFUNCTION, line);
  return functions->easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
}

/* Lets a failed transfer leave its reason in a buffer of CURL_ERROR_SIZE bytes. */
static inline CURLcode ccurl_set_reason(const ccurl *functions, CURL *easy, char *buffer) {
  return functions->easy_setopt(easy, CURLOPT_ERRORBUFFER, buffer);
}

/* The status of the answer; 0 where there is none. */
static inline long ccurl_status(const ccurl *functions, CURL *easy) {
  long status = 0;
  functions->easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

/* The `errno` of the failure to connect; 0 where that is not known. */
static inline long ccurl_system_error(const ccurl *functions, CURL *easy) {
  long code = 0;
  functions->easy_getinfo(easy, CURLINFO_OS_ERRNO, &code);
  return code;
}

/* The next transfer that has ended, and how; NULL when there is no other. */
static inline CURL *ccurl_next_done(const ccurl *functions, CURLM *multi, CURLcode *code) {
  int left = 0;
  CURLMsg *message;
  while ((message = functions->multi_info_read(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

#endif
