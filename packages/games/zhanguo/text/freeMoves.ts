/** Officials move down for free within every decision of a turn. */
const IN_TURN = [
  'play',
  'recruit',
  'freeOfficial',
  'reassign',
  'governor',
  'hire',
  'palace',
  'tall',
  'wall',
  'activate',
  'calm',
  'trade',
  'marker',
  'moveWorker',
  'moveGovernor',
  'claim',
];
export const freeMoves = (said: string): Record<string, string> =>
  Object.fromEntries(IN_TURN.map(decision => [`${decision}.moveDown`, said]));
