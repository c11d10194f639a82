import { capital, does, listed, type Person, some, who } from './people.ts';

export interface Said {
  title: string;
  hint: string;
}
const showing = (allowed: number) => `You may show up to ${some(allowed, 'character')}`;

/** What the prompt bar asks, decision by decision. */
export const prompts = {
  over: { title: 'The game is over.', hint: '' },
  proposed: 'Confirm, or press something else.',
  bonus: {
    title: 'Choose your initial bonus.',
    hint: 'You take one at once; the others go on to the player on your right.',
  },
  open: (allowed: number): Said => ({
    title: 'Open the auction.',
    hint: `Show at least one character or one cube. ${showing(allowed)}.`,
  }),
  bid: (highest: number, most: number, allowed: number, leader: Person): Said => ({
    title: most > highest ? `Beat ${highest}, or pass.` : `You cannot beat ${highest}: pass.`,
    hint: `${who(leader)} ${does(leader, 'lead')}. ${showing(allowed)}; at most you reach ${most}.`,
  }),
  alone: { title: 'Everybody else has passed: pass and take order tile 1.', hint: 'Your strongest item is lost.' },
  bidTotal: (total: number, highest: number, leader: Person | undefined, lies: boolean): Said => ({
    title: `Bid ${total}?`,
    hint:
      leader === undefined
        ? `You open the bidding. Change cards and cubes below, or ${lies ? 'confirm' : `press Bid ${total}`}.`
        : `${total - highest} above ${leader.you ? 'your own' : `${leader.name}’s`} ${highest}. Change cards and cubes below, ${lies ? 'confirm' : `press Bid ${total}`}, or pass.`,
  }),
  bidLow: (total: number, highest: number): Said => ({
    title: `${total} so far: ${highest + 1 - total} more ${highest + 1 - total === 1 ? 'is' : 'are'} needed.`,
    hint: `The bid must beat ${highest}. Add characters or cubes, or pass.`,
  }),
  pass: (tile: number, loss: string, exit: string | undefined): Said => ({
    title: exit === undefined ? `Pass with order tile ${tile}?` : `Pass and take exit tile ${exit}?`,
    hint: `${capital(loss)}. Then you take an exit tile; in management you act as number ${tile}.`,
  }),
  addCubes: (highest: number): Said => ({
    title: 'Your characters lie open: how many cubes do you add?',
    hint: highest < 0 ? 'They complete your bid.' : `Together it must beat ${highest}.`,
  }),
  effects: { title: 'Which effect comes first?', hint: 'All of them happen; the order is yours.' },
  victim: {
    title: 'Whom does your assassin strike?',
    hint: 'You and the owner both gain points, twice what the victim costs.',
  },
  lose: { title: 'Equal powers: which one do you lose?', hint: 'The rest comes back to you.' },
  exit: { title: 'Take an exit tile.', hint: 'Its effect happens at once; nobody else can take it this round.' },
  space: (level: number): Said => ({
    title: `Palace level ${level}: use its effect?`,
    hint: 'A palace space may be left alone.',
  }),
  choose: { title: 'Choose one of the two.', hint: 'Exactly one happens.' },
  stone: {
    title: 'Stone inscription: settle a policy, or turn one over?',
    hint: 'Press a lit scroll, or choose below. Settling scores for everybody.',
  },
  settle: {
    title: 'Which policy do you settle?',
    hint: 'It scores for all players; a disc then marks it. The foot of each scroll shows who gains.',
  },
  turn: { title: 'Which policy do you turn over?', hint: 'Discs and tributes stay with the card.' },
  onSide: (name: string): Said => ({
    title: `${name}: settle it or turn it over?`,
    hint: 'Press another scroll to change your mind.',
  }),
  keepTile: (keep: number): Said => ({
    title: `Keep ${some(keep, 'tile')}.`,
    hint: 'The other goes back into the bag.',
  }),
  keepCharacter: (keep: number): Said => ({
    title: `Keep ${some(keep, 'character')}.`,
    hint: 'The other goes face up on the discard pile.',
  }),
  treasure: {
    title: 'Take a treasure, from the table or from a player.',
    hint: 'It works once every management turn, and counts at the end.',
  },
  takeSet: {
    title: 'Take a set of tiles.',
    hint: 'Numbers show what it is worth to you with the policies as they lie.',
  },
  immediate: { title: 'Use your immediate tiles.', hint: 'One after another; each leaves the game.' },
  treasures: { title: 'Use your treasures, or go on.', hint: 'Each once in this turn.' },
  replenish: {
    title: 'Hire, buy soldiers, raise your palace.',
    hint: 'Each at most once, in any order. End the turn when you are done.',
  },
  decree: (fee: number): Said => ({
    title: 'The emperor calls you: choose a decree.',
    hint: `Afterwards you lose ${fee} trust.`,
  }),
  edict: (left: readonly string[]): Said => ({
    title: `Your decree: ${left.length === 0 ? 'all done' : listed(left)}.`,
    hint: 'In any order. Press a lit scroll to settle it or turn it over, or choose below.',
  }),
  show: (policy: string, exactly: number): Said => ({
    title: `${policy}: which characters do you show?`,
    hint: `${exactly > 0 ? `Show ${some(exactly, 'character')}.` : 'Any number, also none.'} All choose in secret; cards come back to hand. The best set is chosen for you.`,
  }),
  hire: (name: string, cost: number): Said => ({
    title: `Hire ${name} for ${cost} money?`,
    hint: 'You may still buy soldiers and raise your palace.',
  }),
  sure: (what: string): Said => ({ title: `${what}?`, hint: 'Confirm, or press something else.' }),
};
