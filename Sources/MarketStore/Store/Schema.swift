internal import Market

/// The tables of the store. Names are numbers inside: people's and apps' identifiers are looked up.
enum Schema {
  /// `NFTm`: tells a store from other programs' databases.
  static let applicationID = 0x4E46_546D

  /// Personal tables lead with the world; world 0 is the seed that new and reset worlds copy.
  static let first = catalog + people + payments + log

  /// The indexes of a table that a seed fills, made once it is full.
  ///
  /// Sorting a million rows once takes seconds; keeping them sorted while they come takes minutes,
  /// since identifiers come in no order. Hence `id` is unique by an index, not by its column.
  static func indexes(of table: SeedFile) -> String? {
    switch table {
    case .collections: collectionIndexes
    case .nfts: nftIndexes
    case .users: userIndexes
    case .currencies, .profile, .order: nil
    }
  }

  private static let catalog = """
    CREATE TABLE migrations(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE seed(
      fingerprint TEXT NOT NULL, collections INTEGER NOT NULL, nfts INTEGER NOT NULL,
      users INTEGER NOT NULL) STRICT;
    CREATE TABLE collections(
      number INTEGER PRIMARY KEY CHECK (number > 0), id TEXT NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''), name_key BLOB NOT NULL, folded TEXT NOT NULL,
      cover TEXT NOT NULL, description TEXT NOT NULL, author TEXT NOT NULL, website TEXT,
      nft_count INTEGER NOT NULL CHECK (nft_count >= 0), created_at INTEGER NOT NULL) STRICT;
    CREATE TABLE nfts(
      number INTEGER PRIMARY KEY CHECK (number > 0), id TEXT NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''), name_key BLOB NOT NULL, folded TEXT NOT NULL,
      images TEXT NOT NULL CHECK (images <> ''),
      rating INTEGER NOT NULL CHECK (rating BETWEEN 0 AND 5), description TEXT NOT NULL,
      price BLOB NOT NULL CHECK (length(price) = 16), author TEXT NOT NULL, website TEXT,
      collection INTEGER REFERENCES collections(number), position INTEGER,
      created_at INTEGER NOT NULL) STRICT;
    CREATE TABLE users(
      number INTEGER PRIMARY KEY CHECK (number > 0), id TEXT NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''), name_key BLOB NOT NULL, folded TEXT NOT NULL,
      avatar TEXT, description TEXT NOT NULL, website TEXT, rating INTEGER NOT NULL,
      place INTEGER NOT NULL CHECK (place > 0),
      nft_count INTEGER NOT NULL CHECK (nft_count >= 0)) STRICT;
    CREATE TABLE holdings(
      user INTEGER NOT NULL REFERENCES users(number), position INTEGER NOT NULL,
      nft INTEGER NOT NULL REFERENCES nfts(number),
      PRIMARY KEY (user, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE currencies(
      number INTEGER PRIMARY KEY CHECK (number > 0), id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL CHECK (title <> ''), ticker TEXT NOT NULL, long_ticker TEXT NOT NULL,
      image TEXT NOT NULL, position INTEGER NOT NULL UNIQUE) STRICT;

    """

  private static let collectionIndexes = """
    CREATE UNIQUE INDEX collections_by_id ON collections(id);
    CREATE INDEX collections_by_name ON collections(name_key, id);
    CREATE INDEX collections_by_count ON collections(nft_count DESC, name_key, id);
    CREATE INDEX collections_by_folded ON collections(folded);
    """

  private static let nftIndexes = """
    CREATE UNIQUE INDEX nfts_by_id ON nfts(id);
    CREATE INDEX nfts_by_collection ON nfts(collection, position);
    CREATE INDEX nfts_by_folded ON nfts(folded);
    """

  private static let userIndexes = """
    CREATE UNIQUE INDEX users_by_id ON users(id);
    CREATE INDEX users_by_rating ON users(rating DESC, name_key, id);
    CREATE INDEX users_by_name ON users(name_key, id);
    CREATE INDEX users_by_folded ON users(folded);
    """

  private static let people = """
    CREATE TABLE worlds(
      number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created_at INTEGER NOT NULL) STRICT;
    CREATE TABLE profiles(
      world INTEGER PRIMARY KEY REFERENCES worlds(number), id TEXT NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''), description TEXT NOT NULL, website TEXT,
      avatar TEXT) STRICT;
    \(list("favorites"))
    \(list("cart_items"))
    \(list("owned"))
    CREATE TABLE sorts(
      world INTEGER NOT NULL REFERENCES worlds(number), screen TEXT NOT NULL,
      key TEXT NOT NULL, direction TEXT NOT NULL CHECK (direction IN ('asc', 'desc')),
      PRIMARY KEY (world, screen)) STRICT, WITHOUT ROWID;

    """

  /// A list of NFTs of a world, in an order of its own, each NFT once.
  private static func list(_ name: String) -> String {
    """
    CREATE TABLE \(name)(
      world INTEGER NOT NULL REFERENCES worlds(number),
      nft INTEGER NOT NULL REFERENCES nfts(number), position INTEGER NOT NULL,
      PRIMARY KEY (world, nft)) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX \(name)_in_order ON \(name)(world, position);
    """
  }

  private static let payments = """
    CREATE TABLE payments(
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      world INTEGER NOT NULL REFERENCES worlds(number),
      currency INTEGER NOT NULL REFERENCES currencies(number),
      opened_at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'paid', 'closed')), reason TEXT) STRICT;
    CREATE UNIQUE INDEX one_pending_payment ON payments(world) WHERE state = 'pending';
    CREATE TABLE payment_items(
      payment INTEGER NOT NULL REFERENCES payments(number), position INTEGER NOT NULL,
      nft INTEGER NOT NULL REFERENCES nfts(number), name TEXT NOT NULL,
      price BLOB NOT NULL CHECK (length(price) = 16),
      PRIMARY KEY (payment, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE orders(
      world INTEGER NOT NULL REFERENCES worlds(number), number INTEGER NOT NULL,
      id TEXT NOT NULL UNIQUE, payment INTEGER NOT NULL UNIQUE REFERENCES payments(number),
      paid_at INTEGER NOT NULL, PRIMARY KEY (world, number)) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger(payment TEXT PRIMARY KEY, outcome TEXT NOT NULL) STRICT, WITHOUT ROWID;

    """

  private static let log = """
    CREATE TABLE sessions(
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
      origin TEXT NOT NULL CHECK (origin IN ('shell', 'script', 'phone')),
      started_at INTEGER NOT NULL) STRICT;
    CREATE TABLE changes(
      number INTEGER PRIMARY KEY, step INTEGER NOT NULL,
      world INTEGER NOT NULL REFERENCES worlds(number),
      session INTEGER NOT NULL REFERENCES sessions(number), at INTEGER NOT NULL,
      action TEXT NOT NULL, nft INTEGER REFERENCES nfts(number), before TEXT, after TEXT,
      reversal TEXT CHECK (reversal IN ('undo', 'redo')), target INTEGER,
      CHECK ((reversal IS NULL) = (target IS NULL))) STRICT;
    CREATE INDEX changes_by_step ON changes(step);
    CREATE INDEX changes_by_target ON changes(target, number) WHERE target IS NOT NULL;
    CREATE INDEX changes_by_world ON changes(world, session, number);
    """
}
