#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

/*
 * The door to GNU libmicrohttpd. Only HTTPKit opens it. Its header is needed to build, while the
 * library itself is linked by nobody: `cmicrohttpd_find` takes the functions out of one opened at
 * run time, so that a program starts without it and works where it is missing.
 */

#include <dlfcn.h>
#include <microhttpd.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

/* The functions used, each with the type that the header gives it. */
typedef struct cmicrohttpd {
  __typeof__(&MHD_start_daemon) start_daemon;
  __typeof__(&MHD_stop_daemon) stop_daemon;
  __typeof__(&MHD_add_connection) add_connection;
  __typeof__(&MHD_suspend_connection) suspend_connection;
  __typeof__(&MHD_resume_connection) resume_connection;
  __typeof__(&MHD_get_connection_info) get_connection_info;
  __typeof__(&MHD_lookup_connection_value) lookup_connection_value;
  __typeof__(&MHD_get_connection_values) get_connection_values;
  __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
  __typeof__(&MHD_create_response_from_callback) create_response_from_callback;
  __typeof__(&MHD_add_response_header) add_response_header;
  __typeof__(&MHD_queue_response) queue_response;
  __typeof__(&MHD_destroy_response) destroy_response;
} cmicrohttpd;

/* Fills `functions` from an opened library; whether it has them all. */
static inline int cmicrohttpd_find(void *library, cmicrohttpd *functions) {
#define CMICROHTTPD_TAKE(name)                                                    \
  functions->name = (__typeof__(functions->name))dlsym(library, "MHD_" #name);    \
  if (functions->name == NULL) return 0;
  CMICROHTTPD_TAKE(start_daemon)
  CMICROHTTPD_TAKE(stop_daemon)
  CMICROHTTPD_TAKE(add_connection)
  CMICROHTTPD_TAKE(suspend_connection)
  CMICROHTTPD_TAKE(resume_connection)
  CMICROHTTPD_TAKE(get_connection_info)
  CMICROHTTPD_TAKE(lookup_connection_value)
  CMICROHTTPD_TAKE(get_connection_values)
  CMICROHTTPD_TAKE(create_response_from_buffer)
  CMICROHTTPD_TAKE(create_response_from_callback)
  CMICROHTTPD_TAKE(add_response_header)
  CMICROHTTPD_TAKE(queue_response)
  CMICROHTTPD_TAKE(destroy_response)
#undef CMICROHTTPD_TAKE
  return 1;
}

/*
 * What a daemon is started with: every callback receives `context`. A daemon gets its connections
 * by `add_connection`, since libmicrohttpd 0.9.75 may abort where it is asked to stop listening
 * (MHD_quiesce_daemon races with the threads that accept).
 */
typedef struct cmicrohttpd_plan {
  void *context;
  unsigned int threads;
  unsigned int connections;
  size_t memory;
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback request;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
} cmicrohttpd_plan;

/* Leaves a path or an argument as it came; libmicrohttpd would decode it in place. */
static inline size_t cmicrohttpd_keep(void *context, struct MHD_Connection *connection, char *s) {
  (void)context;
  (void)connection;
  return __builtin_strlen(s);
}

/* Starts a daemon whose threads wait in epoll; NULL when it can't be. */
static inline struct MHD_Daemon *cmicrohttpd_start(
    const cmicrohttpd *functions, const cmicrohttpd_plan *plan) {
  return functions->start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC
          | MHD_USE_NO_LISTEN_SOCKET,
      0, NULL, NULL, plan->request, plan->context,
      MHD_OPTION_URI_LOG_CALLBACK, plan->target, plan->context,
      MHD_OPTION_UNESCAPE_CALLBACK, cmicrohttpd_keep, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, plan->completed, plan->context,
      MHD_OPTION_NOTIFY_CONNECTION, plan->connection, plan->context,
      MHD_OPTION_CONNECTION_LIMIT, plan->connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, plan->memory,
      /* One thread is no pool to libmicrohttpd. */
      MHD_OPTION_THREAD_POOL_SIZE, plan->threads > 1 ? plan->threads : 0u, MHD_OPTION_END);
}

/* The pointer that the connection was given when it began. */
static inline void *cmicrohttpd_context(
    const cmicrohttpd *functions, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      functions->get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/* Where the connection comes from; NULL when that is not known. */
static inline const struct sockaddr *cmicrohttpd_peer(
    const cmicrohttpd *functions, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      functions->get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

/* The connection's socket; -1 when it has none. */
static inline int cmicrohttpd_socket(
    const cmicrohttpd *functions, struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      functions->get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/* The next client of a listening socket, by a socket that neither blocks nor is inherited. */
static inline int cmicrohttpd_accept(
    int listener, struct sockaddr_storage *address, socklen_t *length) {
  /* Declared here because <sys/socket.h> shows it to GNU programs only. */
  extern int accept4(int, struct sockaddr *, socklen_t *, int);
  return accept4(listener, (struct sockaddr *)address, length, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/* A counter to wake a thread by, which neither blocks nor is inherited; -1 where there is none. */
static inline int cmicrohttpd_counter(void) {
  return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
}

/* What a reader of content returns to break an answer off, which Swift can't import as a cast. */
static const ssize_t cmicrohttpd_broken_off = MHD_CONTENT_READER_END_WITH_ERROR;

#endif
