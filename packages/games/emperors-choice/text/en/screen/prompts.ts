import { agree, capital, counted, does, listed, who } from '@tianxia/kernel/english';
import type { Person } from './people.ts';

export interface Said {
  title: string;
  hint: string;
}
const showing = (allowed: number) => `You may show up to ${counted(allowed, 'character')}`;
const missing = (more: number) => `${more} more ${agree(more, 'is', 'are')} needed`;

/** What the prompt bar asks, decision by decision. */
export const prompts = {
  over: { title: 'The game is over.', hint: '' },
  bonus: {
    title: 'Choose your initial bonus.',
    hint: 'You get it at once; the other tiles go on to the player on your right.',
  },
  open: (allowed: number): Said => ({
    title: 'Open the auction.',
    hint: `Show at least one character or one cube. ${showing(allowed)}.`,
  }),
  bid: (highest: number, most: number, allowed: number, leader: Person): Said => ({
    title: most > highest ? `Beat ${highest}, or pass.` : `You cannot beat ${highest}: pass.`,
    hint: `${who(leader)} ${does(leader, 'lead')}. ${showing(allowed)} and reach ${most} at most.`,
  }),
  alone: { title: 'Everybody else has passed: pass and take order tile 1.', hint: 'You lose your strongest item.' },
  bidTotal: (total: number, highest: number, leader: Person | undefined): Said => ({
    title: `Bid ${total}?`,
    hint:
      leader === undefined
        ? 'You open the bidding. You can still change cards and cubes below.'
        : `${total - highest} above ${leader.you ? 'your own' : `${leader.name}’s`} ${highest}. You can still change cards and cubes below, or pass.`,
  }),
  bidLow: (total: number, highest: number): Said => ({
    title: `${total} so far: ${missing(highest + 1 - total)}.`,
    hint: `The bid must beat ${highest}. Add characters or cubes, or pass.`,
  }),
  pass: (tile: number, loss: string, exit: string | undefined): Said => ({
    title: exit === undefined ? `Pass with order tile ${tile}?` : `Pass and take exit tile ${exit}?`,
    hint: `${capital(loss)}.${exit === undefined ? ' Then you take an exit tile.' : ''} With order tile ${tile} you choose tiles ${tile === 1 ? 'first' : `in place ${tile}`}.`,
  }),
  addCubes: (highest: number): Said => ({
    title: 'Your characters are revealed: how many cubes do you add?',
    hint: highest < 0 ? 'They complete your bid.' : `Together they must beat ${highest}.`,
  }),
  effects: { title: 'Which effect comes first?', hint: 'All of them happen; you choose the order.' },
  victim: {
    title: 'Whom does your assassin strike?',
    hint: 'You and the owner each gain twice the victim’s cost in VP.',
  },
  lose: { title: 'Equal powers: which one do you lose?', hint: 'You take the rest back.' },
  exit: { title: 'Take an exit tile.', hint: 'Its effect happens at once; nobody else can take it this round.' },
  space: (level: number): Said => ({
    title: `Palace level ${level}: use its effect?`,
    hint: 'You may leave a palace space unused.',
  }),
  choose: { title: 'Choose one.', hint: 'Exactly one happens.' },
  stone: {
    title: 'Stone inscription: settle a policy, or turn one over?',
    hint: 'Press a lit scroll, or choose below. Settling scores for everybody.',
  },
  settle: {
    title: 'Which policy do you settle?',
    hint: 'It scores for all players, then a disc marks it. The foot of each scroll shows who gains.',
  },
  turn: { title: 'Which policy do you turn over?', hint: 'Discs and tributes stay with the card.' },
  onSide: (name: string): Said => ({
    title: `${name}: settle it or turn it over?`,
    hint: 'Press another scroll to change your mind.',
  }),
  keepTile: (keep: number): Said => ({
    title: `Keep ${counted(keep, 'tile')}.`,
    hint: 'The other goes back into the bag.',
  }),
  keepCharacter: (keep: number): Said => ({
    title: `Keep ${counted(keep, 'character')}.`,
    hint: 'The other goes face up on the discard pile.',
  }),
  treasure: {
    title: 'Take a treasure, from the table or from a player.',
    hint: 'You may use it in each of your management turns, and it counts at the end.',
  },
  takeSet: {
    title: 'Take a set of tiles.',
    hint: 'The numbers show what each is worth to you with the policies as they lie.',
  },
  immediate: { title: 'Use your immediate tiles.', hint: 'One after another; each leaves the game.' },
  treasures: { title: 'Use your treasures, or go on.', hint: 'Each once this turn.' },
  replenish: {
    title: 'Hire, buy soldiers, raise your palace.',
    hint: 'Each at most once, any order; then end your turn.',
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
    hint: `${exactly > 0 ? `Show ${counted(exactly, 'character')}.` : 'Any number, or none.'} Everybody chooses in secret and takes the cards back. The best choice is already made for you.`,
  }),
  hire: (name: string, cost: number): Said => ({
    title: `Hire ${name} for ${cost} money?`,
    hint: 'You may still buy soldiers and raise your palace.',
  }),
  takeTiles: (names: readonly string[]): Said => ({ title: `Take ${listed(names)}?`, hint: 'Or choose another set.' }),
  sure: (what: string): Said => ({ title: `${what}?`, hint: 'Or choose something else.' }),
};
