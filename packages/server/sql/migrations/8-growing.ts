/**
 * What is asked about finished games costs the same however many a site has: how everybody did is counted as games end, not when a
 * profile is read, and public games are found without walking past all others. Bots have played nearly all of them.
 */
export const growing = `
  CREATE TABLE tallies (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    total INTEGER NOT NULL,
    best INTEGER,
    timeouts INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO tallies
    SELECT person, game, sum(counts), sum(CASE WHEN counts = 1 AND place = 1 AND players > 1 THEN 1 ELSE 0 END),
      sum(CASE WHEN counts = 1 THEN total ELSE 0 END), max(CASE WHEN counts = 1 THEN total END),
      sum(CASE WHEN how IN ('time', 'lost') THEN 1 ELSE 0 END)
    FROM (SELECT results.*, CASE WHEN EXISTS (SELECT 1 FROM results others WHERE others.table_id = results.table_id
        AND others.person NOT LIKE 'bot:%' AND others.how IN ('played', 'lost')) THEN 1 ELSE 0 END AS counts
      FROM results JOIN people ON people.id = results.person WHERE people.role <> 'gone') played
    GROUP BY person, game;
  CREATE INDEX tables_on_record ON tables (ended) WHERE visibility = 'public' AND ended IS NOT NULL;
  CREATE INDEX tables_on_record_of ON tables (game, ended) WHERE visibility = 'public' AND ended IS NOT NULL;
`;
