/** Links that work once, addresses that were confirmed, reports of a person without a table, pauses. */
export const waysIn = `
  CREATE TABLE one_times (
    token TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    data TEXT NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX one_times_of ON one_times (person, kind);
  CREATE INDEX one_times_expire ON one_times (expires);
  CREATE INDEX sessions_expire ON sessions (expires);
  ALTER TABLE people ADD COLUMN mail_confirmed INTEGER;
  ALTER TABLE results ADD COLUMN deviation_after REAL;

  CREATE TABLE reports_anywhere (
    id TEXT PRIMARY KEY,
    table_id TEXT REFERENCES tables (id),
    chat TEXT,
    about TEXT NOT NULL REFERENCES people (id),
    by_person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    settled INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO reports_anywhere SELECT id, table_id, chat, about, by_person, text, at, settled FROM reports;
  DROP TABLE reports;
  ALTER TABLE reports_anywhere RENAME TO reports;

  ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '[]';
  CREATE INDEX tables_hosted ON tables (host) WHERE stage <> 'over';
  `;
