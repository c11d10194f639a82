/**
 * What belongs to a person is found without walking past what belongs to others: an export, a new name, and leaving cost what one
 * has, not what the site has. Who sits at a table that is not over has an index that those of finished tables are not in. A table
 * stands in one of two indexes by its host, and changes from one to the other when it is over: no choice writes in either.
 */
export const whose = `
  CREATE INDEX chat_by ON chat (person);
  CREATE INDEX notes_by ON notes (person);
  CREATE INDEX mutes_of ON mutes (person);
  CREATE INDEX invites_by ON invites (by_person);
  CREATE INDEX reports_by ON reports (by_person);
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX challenges_of ON challenges (person);
  CREATE INDEX tables_hosted_before ON tables (host) WHERE stage = 'over';
  DROP INDEX relations_to;
  CREATE INDEX relations_to ON relations (other, kind, since);
  ALTER TABLE sitters ADD COLUMN in_play INTEGER NOT NULL DEFAULT 1;
  UPDATE sitters SET in_play = 0 WHERE table_id IN (SELECT id FROM tables WHERE stage = 'over');
  CREATE INDEX sitters_in_play ON sitters (person, since) WHERE in_play = 1;
`;
