#!/usr/bin/env python3
"""Measures nft on large worlds against sqlite3 running the same SQL on the same file.

    swift build -c release --product nft && swift build -c release --product seedgen
    Tests/Benchmarks/scale.py [--bin .build/release] [--runs 21] [--lines 10000] [--work DIR]
    Tests/Benchmarks/scale.py --work DIR --only likes

Makes worlds of 1,000 and 1,000,000 NFTs, fills a store from each, and prints medians of
alternating runs of whole processes, their ratios, and the bars. Status 1 where a bar is missed.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

COLLECTION = "number, id, name, cover, description, author, website, nft_count, created_at"
NFT = """SELECT nfts.id, nfts.number, nfts.name, nfts.images, nfts.rating, nfts.description,
  nfts.price, nfts.author, nfts.website, collections.id, nfts.created_at
FROM nfts LEFT JOIN collections ON collections.number = nfts.collection"""
WORLD = "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; " \
    "SELECT number FROM worlds WHERE name = 'local';\n"
SESSION = "INSERT OR IGNORE INTO sessions VALUES (1000000, 'rival', 'script', 0);\n"
LOG = """INSERT INTO changes(step, world, session, at, action, nft, before, after, reversal, target)
VALUES ((SELECT coalesce(max(number), 0) + 1 FROM changes), 1, 1000000, 0, '{action}', {nft},
  {before}, NULL, NULL, NULL);"""


def standing(identifier):
    return f"""SELECT number,
  EXISTS (SELECT 1 FROM favorites WHERE world = 1 AND nft = number),
  EXISTS (SELECT 1 FROM cart_items WHERE world = 1 AND nft = number),
  EXISTS (SELECT 1 FROM owned WHERE world = 1 AND nft = number)
FROM nfts WHERE id = '{identifier}';"""


def sort(order):
    """The sort is kept already after the first run, and then only read."""
    return f"""SELECT key, direction FROM sorts WHERE world = 1 AND screen = 'catalog';
SELECT collections FROM seed;
SELECT {COLLECTION} FROM collections ORDER BY {order} LIMIT 20 OFFSET 0;"""


def collection(query, number):
    identifier = query(f"SELECT id FROM collections WHERE number = {number}")[0]
    nfts = query(f"SELECT id FROM nfts WHERE collection = {number} ORDER BY position LIMIT 20")
    return f"""SELECT {COLLECTION} FROM collections WHERE collections.number = {number} LIMIT 8;
SELECT {COLLECTION} FROM collections WHERE id = '{identifier}';
{NFT}
WHERE nfts.collection = (SELECT number FROM collections WHERE id = '{identifier}')
ORDER BY nfts.position LIMIT 20 OFFSET 0;
SELECT nft_count FROM collections WHERE id = '{identifier}';
BEGIN;
{" ".join(standing(nft) for nft in nfts)}
COMMIT;"""


def show(query, number):
    identifier = query(f"SELECT id FROM nfts WHERE number = {number}")[0]
    home = query(f"SELECT id FROM collections WHERE number = "
                 f"(SELECT collection FROM nfts WHERE number = {number})")[0]
    return f"""{NFT} WHERE nfts.number = {number} LIMIT 8;
{NFT} WHERE nfts.id = '{identifier}';
BEGIN; {standing(identifier)} COMMIT;
SELECT {COLLECTION} FROM collections WHERE id = '{home}';"""


def change(query, number, table, action, adds, looks=True):
    """The look-up of one NFT, and one transaction: the change and its entry in the log."""
    if adds:
        write = f"""INSERT OR IGNORE INTO {table}(world, nft, position) VALUES (1, {number},
  (SELECT coalesce(max(position), 0) + 1 FROM {table} WHERE world = 1));"""
    else:
        position = f"SELECT position FROM {table} WHERE world = 1 AND nft = {number};"
        write = f"""{position if looks else ""}
DELETE FROM {table} WHERE world = 1 AND nft = {number};"""
    log = LOG.format(action=action, nft=number, before="NULL" if adds else "'1'")
    if not looks:
        return f"BEGIN IMMEDIATE; {write} {log} COMMIT;"
    identifier = query(f"SELECT id FROM nfts WHERE number = {number}")[0]
    return f"""{NFT} WHERE nfts.number = {number} LIMIT 8;
BEGIN IMMEDIATE; {standing(identifier)} {write} {log} COMMIT;"""


def search(words):
    where = " AND ".join(f"instr(folded, '{word}') > 0" for word in words)
    return f"""SELECT key, direction FROM sorts WHERE world = 1 AND screen = 'catalog';
SELECT count(*) FROM collections WHERE {where};
SELECT {COLLECTION} FROM collections WHERE number IN (SELECT number FROM collections WHERE {where})
ORDER BY nft_count DESC, name_key, id LIMIT 20 OFFSET 0;"""


def screens(query):
    """Each screen by its name: what nft is told, and the SQL of its rival."""
    number = int(query("SELECT collections / 2 FROM seed")[0])
    nft = int(query("SELECT nfts / 2 FROM seed")[0])
    cart = """BEGIN;
SELECT count(*) FROM cart_items WHERE world = 1;
SELECT price FROM cart_items JOIN nfts ON number = nft WHERE world = 1;
COMMIT;"""
    by_name, by_count = "name_key, id", "nft_count DESC, name_key, id"
    return {
        "sort name": ("catalog sort name --limit 20", sort(by_name)),
        "sort count": ("catalog sort count --limit 20", sort(by_count)),
        "collection": (f"collection {number} --limit 20", collection(query, number)),
        "show": (f"show {nft}", show(query, nft)),
        "search": ("catalog search amber tide --limit 20", search(["amber", "tide"])),
        "cart add": (f"cart add {nft}", SESSION + change(query, nft, "cart_items", "cart.add", True) + cart),
    }


class Bench:
    def __init__(self, options, work):
        self.nft = str(pathlib.Path(options.bin, "nft").resolve())
        self.seedgen = str(pathlib.Path(options.bin, "seedgen").resolve())
        self.options, self.work, self.missed = options, work, []
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(work), "LC_ALL": "C.UTF-8"}

    def spawn(self, words, feed=None):
        """Wall time of a whole process, in milliseconds."""
        feed = os.open(feed or os.devnull, os.O_RDONLY)
        null = os.open(os.devnull, os.O_WRONLY)
        actions = [(os.POSIX_SPAWN_DUP2, feed, 0), (os.POSIX_SPAWN_DUP2, null, 1)]
        begun = time.perf_counter()
        child = os.posix_spawn(words[0], words, self.environment, file_actions=actions)
        status = os.waitpid(child, 0)[1]
        took = (time.perf_counter() - begun) * 1000
        os.close(feed), os.close(null)
        if status != 0:
            sys.exit(f"status {status}: {' '.join(words)[:200]}")
        return took

    def memory(self, words):
        """Wall time in seconds and peak resident memory in MB, by GNU time."""
        report = self.work / "time"
        subprocess.run(["/usr/bin/time", "-o", report, "-f", "%e %M"] + words, check=True,
                       env=self.environment, stdout=subprocess.DEVNULL)
        seconds, kilobytes = report.read_text().split()
        return float(seconds), int(kilobytes) / 1024

    def query(self, store):
        return lambda sql: subprocess.run(
            ["sqlite3", store, sql], check=True, capture_output=True, text=True
        ).stdout.split("\n")

    def bar(self, name, value, most, unit=""):
        verdict = "ok" if value <= most else "MISSED"
        if value > most:
            self.missed.append(name)
        print(f"  {name:<34}{value:9.2f}{unit}  at most {most}{unit}  {verdict}", flush=True)

    def world(self, nfts, collections):
        """Makes and loads a world; gives its store."""
        folder, store = self.work / f"world-{nfts}", self.work / f"{nfts}.sqlite"
        large = nfts >= 1_000_000
        print(f"world of {nfts:,} NFTs in {collections:,} collections")
        if not folder.exists():
            made = self.memory([self.seedgen, "--collections", str(collections), "--nfts",
                                str(nfts), str(folder)])
            print(f"  seedgen {made[0]:.2f} s")
            self.bar("seedgen, memory", made[1], 64, " MB")
        if not store.exists():
            load = self.memory([self.nft, "--seed-data", str(folder), "--store", str(store), "-c",
                                "catalog --limit 1"])
            if large:
                self.bar("loading", load[0], 60, " s")
            self.bar("loading, memory", load[1], 64, " MB")
            print(f"  the store has {store.stat().st_size / 1e6:.0f} MB")
        return str(store)

    def alternate(self, store, command, sql):
        script = self.work / "rival.sql"
        script.write_text(WORLD + sql)
        ours, theirs = [], []
        sqlite = shutil.which("sqlite3")
        for _ in range(self.options.runs):
            self.query(store)("DELETE FROM cart_items WHERE world = 1")
            ours.append(self.spawn([self.nft, "--store", store, "-c", command]))
            self.query(store)("DELETE FROM cart_items WHERE world = 1")
            theirs.append(self.spawn([sqlite, store], script))
        print(f"  fastest {min(ours):.2f} ms, sqlite3 {min(theirs):.2f} ms")
        return statistics.median(ours), statistics.median(theirs)

    def screens(self, store, most):
        medians = {}
        for name, (command, sql) in screens(self.query(store)).items():
            ours, theirs = self.alternate(store, command, sql)
            print(f"  {name:<12}{ours:8.2f} ms, sqlite3 {theirs:8.2f} ms")
            self.bar(f"{name}, ratio", ours / theirs, most)
            memory = self.memory([self.nft, "--store", store, "-c", command])[1]
            self.bar(f"{name}, memory", memory, 20, " MB")
            medians[name] = ours
        return medians

    def changes(self, store):
        """Lines of like and unlike, each durable before its answer."""
        half = self.options.lines // 2
        lines = self.work / "likes.nft"
        count = int(self.query(store)("SELECT nfts FROM seed")[0])
        numbers = [1 + index * (count // half) % count for index in range(half)]
        identifiers = dict(row.split("|") for row in self.query(store)(
            "SELECT number, id FROM nfts WHERE number IN "
            f"({','.join(map(str, numbers))})") if row)
        known = lambda sql: [identifiers[sql.split("number = ")[1]]]
        lines.write_text("".join(f"like {n}\n" for n in numbers)
                         + "".join(f"unlike {n}\n" for n in numbers))
        files = [(self.rival(numbers, known, True), []), (self.rival(numbers, None, False), [])]
        ours, sqlite = [], shutil.which("sqlite3")
        clean = "DELETE FROM favorites WHERE world = 1; DELETE FROM changes"
        for _ in range(self.options.rounds):
            self.query(store)(clean)
            ours.append(self.spawn([self.nft, "--store", store], lines))
            for file, theirs in files:
                self.query(store)(clean)
                theirs.append(self.spawn([sqlite, store], file))
        ours = statistics.median(ours)
        same, writes = (statistics.median(theirs) for _, theirs in files)
        print(f"  {2 * half:,} likes and unlikes: {ours:.0f} ms, sqlite3 {writes:.0f} ms, "
              f"and {same:.0f} ms where it looks up what nft looks up ({ours / same:.2f})")
        self.bar("likes, ratio to the writes alone", ours / writes, 1.1)
        each = self.memory(["/bin/sh", "-c", f'"$0" --store "$1" < "$2"', self.nft, store,
                            str(lines)])
        self.bar("likes, memory", each[1], 20, " MB")

    def rival(self, numbers, known, looks):
        """A file of the same changes as SQL, each in a transaction of its own."""
        file = self.work / f"likes-{looks}.sql"
        changes = [(n, "like", True) for n in numbers] + [(n, "unlike", False) for n in numbers]
        file.write_text(WORLD + SESSION + "\n".join(
            change(known, n, "favorites", action, adds, looks) for n, action, adds in changes))
        return file

    def run(self):
        if self.options.only != "likes":
            self.compare()
        if self.options.only != "screens":
            self.changes(self.world(1_000_000, 100_000))
        print("missed: " + ", ".join(self.missed) if self.missed else "every bar is met")
        return 1 if self.missed else 0

    def compare(self):
        """The screens of a small and of a large world, against sqlite3 and against each other."""
        small = self.screens(self.world(1_000, 100), 1.5)
        large = self.screens(self.world(1_000_000, 100_000), 1.5)
        print(f"load of the machine: {os.getloadavg()[0]:.1f}; medians are worth little above 1")
        print("growth from 1,000 to 1,000,000 NFTs")
        for name in small:
            if name != "search":
                self.bar(name, large[name] / small[name], 1.5)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", default=".build/release")
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of likes and unlikes")
    parser.add_argument("--lines", type=int, default=10_000)
    parser.add_argument("--only", choices=["screens", "likes"], help="measures a part of it")
    parser.add_argument("--work", help="keeps the worlds here, for the next time")
    options = parser.parse_args()
    work = pathlib.Path(options.work or tempfile.mkdtemp(prefix="scale-"))
    work.mkdir(exist_ok=True)
    try:
        return Bench(options, work).run()
    finally:
        if not options.work:
            shutil.rmtree(work)


sys.exit(main())
