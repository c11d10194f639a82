/** Rows of which nothing was printed in the rulebook: every field is our reconstruction. */
export const WHOLE_GENERAL: readonly string[] = [
  'names',
  'headgear',
  'administration',
  'combat',
  'leadership',
  'specialises',
  'skill.name',
  'skill.text',
];
export const WHOLE_CARD: readonly string[] = ['names', 'deck', 'needs', 'cost', 'points', 'text'];
