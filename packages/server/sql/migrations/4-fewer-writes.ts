/**
 * No index names when a table last changed: that is every choice, and each would be written in every such index (and PostgreSQL would
 * write all the others anew as well). The lobby sorts the public tables of a stage itself.
 */
export const fewerWrites = `
  DROP INDEX tables_by_stage;
  DROP INDEX tables_in_lobby;
  CREATE INDEX tables_public ON tables (stage) WHERE visibility = 'public';
`;
