/** People, what they say to each other, how tables are played, and how they ended. */
export const people = `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT UNIQUE,
    password TEXT,
    email TEXT,
    role TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    banned TEXT,
    settings TEXT NOT NULL,
    here INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    agent TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_of ON sessions (person);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    name TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of ON passkeys (person);
  CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    person TEXT REFERENCES people (id),
    name TEXT,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenges_expire ON challenges (expires);
  CREATE TABLE api_tokens (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX api_tokens_of ON api_tokens (person);
  CREATE TABLE relations (
    person TEXT NOT NULL REFERENCES people (id),
    other TEXT NOT NULL REFERENCES people (id),
    kind TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX relations_to ON relations (other, kind);

  CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    since INTEGER NOT NULL,
    stand_in TEXT,
    away_since INTEGER,
    away_why TEXT,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitters_by_person ON sitters (person, since);
  INSERT INTO people
    SELECT 'P' || substr(token, 1, 16), min(name), NULL, NULL, NULL, 'guest', min(since), max(since), NULL, '{}', 0
    FROM guests GROUP BY token;
  INSERT INTO sessions
    SELECT token, 'P' || substr(token, 1, 16), min(since), max(since), 4102444800000, 'a table of an earlier version'
    FROM guests GROUP BY token;
  INSERT INTO sitters
    SELECT table_id, seat, 'P' || substr(token, 1, 16), name, colour, since, NULL, NULL, NULL FROM guests;
  DROP TABLE guests;

  ALTER TABLE tables ADD COLUMN host TEXT REFERENCES people (id);
  ALTER TABLE tables ADD COLUMN visibility TEXT NOT NULL DEFAULT 'link';
  ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
  ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN due INTEGER;
  ALTER TABLE tables ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN ended INTEGER;
  ALTER TABLE tables ADD COLUMN result TEXT;
  ALTER TABLE tables ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]';
  DROP INDEX tables_waiting_for_bots;
  UPDATE tables SET changed = created, turn = (SELECT count(*) FROM entries WHERE table_id = tables.id);
  UPDATE tables SET due = 0 WHERE stage = 'bots';
  UPDATE tables SET ended = created WHERE stage = 'over';
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_by_stage ON tables (stage, changed);
  CREATE INDEX tables_in_lobby ON tables (stage, changed) WHERE visibility = 'public';
  CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

  CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    room TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    hidden INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chat_of ON chat (table_id, room, id);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    chat TEXT,
    about TEXT NOT NULL REFERENCES people (id),
    by_person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    settled INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE passes (
    token TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passes_of ON passes (table_id, seat);
  CREATE TABLE invites (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    by_person TEXT NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invites_to ON invites (person, at);
  CREATE TABLE plans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    players INTEGER NOT NULL,
    total INTEGER NOT NULL,
    how TEXT NOT NULL,
    rating_before REAL,
    rating_after REAL,
    ended INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_of ON results (person, ended);
  CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_ladder ON ratings (game, rating);
  CREATE TABLE pushes (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    keys TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_of ON pushes (person);
  CREATE TABLE alerts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX alerts_due ON alerts (at) WHERE sent = 0;
  CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen INTEGER NOT NULL,
    stopped INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
