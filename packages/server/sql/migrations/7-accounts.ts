/**
 * How names look, so that no two look alike; when a session last showed whose it is; second factors with their recovery codes. What
 * accounts of before look like is worked out when a server starts (`people/looks.ts`): SQL does not know.
 */
export const accounts = `
  ALTER TABLE people ADD COLUMN looks TEXT;
  CREATE UNIQUE INDEX people_looks ON people (looks);
  ALTER TABLE sessions ADD COLUMN proved INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE second_factors (
    person TEXT PRIMARY KEY REFERENCES people (id),
    secret TEXT NOT NULL,
    since INTEGER,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE recovery_codes (
    code TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX recovery_codes_of ON recovery_codes (person);
`;
