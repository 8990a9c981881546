extension Schema {
  /// What a server needs beside the shell: orders that wait for their delivery, answers that are
  /// given again, and snapshots of worlds.
  static let second = deliveries + requests + snapshots

  /// Every order of the first version was delivered as it was paid.
  private static let deliveries = """
    ALTER TABLE orders ADD COLUMN delivered_at INTEGER;
    ALTER TABLE orders ADD COLUMN paid_by INTEGER REFERENCES sessions(number);
    UPDATE orders SET delivered_at = paid_at;
    CREATE INDEX orders_waiting ON orders(world, number) WHERE delivered_at IS NULL;
    CREATE INDEX payments_by_world ON payments(world);
    CREATE TABLE payment_retries(
      world INTEGER NOT NULL REFERENCES worlds(number), id TEXT NOT NULL,
      payment INTEGER NOT NULL REFERENCES payments(number),
      PRIMARY KEY (world, id)) STRICT, WITHOUT ROWID;
    CREATE INDEX payment_retries_by_payment ON payment_retries(payment);

    """

  private static let requests = """
    CREATE TABLE completed_requests(
      world INTEGER NOT NULL REFERENCES worlds(number), number INTEGER NOT NULL,
      key TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
      PRIMARY KEY (world, number)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX completed_requests_by_key ON completed_requests(world, key);
    DROP INDEX changes_by_world;
    CREATE INDEX changes_by_world ON changes(world, number, session);

    """

  /// Payments are called by their identifiers here: rows that come back get new numbers.
  private static let snapshots = """
    CREATE TABLE snapshots(
      number INTEGER PRIMARY KEY, world INTEGER NOT NULL REFERENCES worlds(number),
      name TEXT NOT NULL CHECK (name <> ''), taken_at INTEGER NOT NULL,
      UNIQUE (world, name)) STRICT;
    \(snapshotList("favorites"))
    \(snapshotList("cart_items"))
    \(snapshotList("owned"))
    CREATE TABLE snapshot_sorts(
      snapshot INTEGER NOT NULL REFERENCES snapshots(number), screen TEXT NOT NULL,
      key TEXT NOT NULL, direction TEXT NOT NULL,
      PRIMARY KEY (snapshot, screen)) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot_profiles(
      snapshot INTEGER PRIMARY KEY REFERENCES snapshots(number), id TEXT NOT NULL,
      name TEXT NOT NULL, description TEXT NOT NULL, website TEXT, avatar TEXT) STRICT;
    CREATE TABLE snapshot_payments(
      snapshot INTEGER NOT NULL REFERENCES snapshots(number), number INTEGER NOT NULL,
      id TEXT NOT NULL, currency INTEGER NOT NULL REFERENCES currencies(number),
      opened_at INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT,
      PRIMARY KEY (snapshot, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot_payment_items(
      snapshot INTEGER NOT NULL REFERENCES snapshots(number), payment INTEGER NOT NULL,
      position INTEGER NOT NULL, nft INTEGER NOT NULL REFERENCES nfts(number),
      name TEXT NOT NULL, price BLOB NOT NULL,
      PRIMARY KEY (snapshot, payment, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot_orders(
      snapshot INTEGER NOT NULL REFERENCES snapshots(number), number INTEGER NOT NULL,
      id TEXT NOT NULL, payment INTEGER NOT NULL, paid_at INTEGER NOT NULL,
      delivered_at INTEGER, paid_by INTEGER REFERENCES sessions(number),
      PRIMARY KEY (snapshot, number)) STRICT, WITHOUT ROWID;
    """

  private static func snapshotList(_ name: String) -> String {
    """
    CREATE TABLE snapshot_\(name)(
      snapshot INTEGER NOT NULL REFERENCES snapshots(number),
      nft INTEGER NOT NULL REFERENCES nfts(number), position INTEGER NOT NULL,
      PRIMARY KEY (snapshot, nft)) STRICT, WITHOUT ROWID;
    """
  }
}
