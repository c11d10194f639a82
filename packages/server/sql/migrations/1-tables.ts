/** Tables with their log, and guests who sit there. */
export const tables = `
  CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    json TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    pack TEXT NOT NULL REFERENCES packs (hash),
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    key TEXT NOT NULL,
    created INTEGER NOT NULL,
    follows TEXT UNIQUE REFERENCES tables (id),
    stage TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_waiting_for_bots ON tables (created) WHERE stage = 'bots';
  CREATE TABLE guests (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    token TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL,
    forced INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
`;
