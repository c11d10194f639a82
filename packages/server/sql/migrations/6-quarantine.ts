/** Tables whose rules could not be worked out with a pack from outside: why. They are read, and not played. */
export const quarantine = `
  ALTER TABLE tables ADD COLUMN quarantine TEXT;
`;
