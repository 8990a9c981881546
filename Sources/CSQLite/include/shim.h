#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

/// The door to SQLite. Only SQLiteKit opens it.
#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast of -1 that Swift cannot import: SQLite copies the value at once.
static inline int csqlite_bind_text(
    sqlite3_stmt *_Nonnull statement, int index, const char *_Nonnull bytes, int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// As `csqlite_bind_text`, for bytes. A length of zero binds an empty blob, not NULL.
static inline int csqlite_bind_blob(
    sqlite3_stmt *_Nonnull statement, int index, const void *_Nullable bytes, int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                    : sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
