/**
 * The lobby reads the newest tables of a game and a pace from an index, however many there are. None of its columns changes while a
 * table is played; a running table stands in one of the two indexes, as it stood in the one they replace.
 */
export const lobby = `
  ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
  ALTER TABLE tables ADD COLUMN watchers INTEGER NOT NULL DEFAULT 1;
  UPDATE tables SET pace = 'live' WHERE terms LIKE '%"pace":{"kind":"live"%';
  UPDATE tables SET pace = 'slow' WHERE terms LIKE '%"pace":{"kind":"slow"%';
  UPDATE tables SET watchers = 0 WHERE terms LIKE '%"watchers":false%';
  DROP INDEX tables_public;
  CREATE INDEX tables_to_join ON tables (game, pace, created) WHERE stage = 'open' AND visibility = 'public';
  CREATE INDEX tables_to_watch ON tables (game, pace, created)
    WHERE stage IN ('guests', 'bots') AND visibility = 'public' AND watchers = 1;
`;
