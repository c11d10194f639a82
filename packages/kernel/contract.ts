/** The contract between the kernel and a game. `docs/architecture.md` tells the story; this file is the exact words. */
import type { Erased } from './engine/erased.ts';
import type { MindReading } from './engine/reading.ts';

// ---- words: small integers in memory, names in records, sentences on screen ----
declare const tag: unique symbol;
export type Seat = number; // 0 .. seats-1
export type Rand = (below: number) => number; // a playout passes a fast one, a table its keyed stream
export type RuleId = `${string}-${number}`; // 'QIN-106': must exist in the game's rules.md
export type Option = number & { readonly [tag]: 'option' }; // move << 20 | a << 10 | b, or move << 20 | a for one wide pointing
export type Reason = number & { readonly [tag]: 'reason' }; // an entry of the game's reason book
export const OK = 0 as Reason;
export const NOT_OFFERED = -1 as Reason; // whyNot: no such candidate here
export const UNTOLD = -2 as Reason; // look.why: refused, where the reason is of no use: in lists, playouts and effects
export const EMPTY = 0; // no piece; real pieces are numbered from 1
export const UNKNOWN = -1; // a hidden piece; UNKNOWN - back where its back is public
export const UNCOUNTED = -1_000_000; // alone in a zone: the viewer may not even know how many pieces lie there
export const EVERYONE = -1 as Seat; // a frame's seat: all choose at once, answers are sealed
export const WHOLE_TABLE = -2 as Seat; // a frame's seat: an automatic step that is nobody's own
export const SPECTATOR = -1 as Seat; // a viewer who owns nothing

// ---- the types of one game in one bundle, so that every signature has one parameter ----
export interface GameTypes {
  state: Core<Erased>;
  frames: object;
  events: object;
  box: object;
}

// ---- state: plain data. The agenda is the only control flow; its last entry happens next ----
export type Frame<F> = { [K in keyof F & string]: FrameHead<K> & F[K] }[keyof F & string];
export interface FrameHead<K> {
  at: K;
  seat: Seat;
  from?: Seat; // whose sealed answer is opened first
  answer?: Option;
}
export interface Core<F> {
  seats: number;
  agenda: Frame<F>[]; // ids and counters, public facts only: secrets live in zones
  sealed: number[]; // by seat while a frame for EVERYONE is open, else []
  ending: string; // '' while the game goes on, then one of the game's endings
}

// ---- where a rule stands: the one argument of every check and effect ----
export interface Look<G extends GameTypes, F = {}> {
  readonly s: G['state'];
  readonly box: G['box']; // the printed components of this table, as tables
  readonly seat: Seat; // who is asked
  readonly frame: F; // the facts of this agenda entry; a move that stays may count in it
  readonly sweep: number; // changes whenever the state may have changed: the key of memo()
  why(frame: Frame<G['frames']>): Reason; // why would that decision offer nothing? OK if it does: keeps dead ends away
}
export interface Play<G extends GameTypes, F = {}> extends Look<G, F> {
  readonly rand: Rand;
  readonly emit: Emit<G['events']>;
}

// ---- rules: steps and decisions; a move = pointings + refusals + effect ----
export type Check<G extends GameTypes, F = {}> = (look: Look<G, F>, a: number, b: number) => Reason;
export interface Pointing<G extends GameTypes, F = {}> {
  kind: string; // what the screen lets you touch: 'region', 'card', 'cubes'
  subset: boolean; // the number is a set of bits: toggle, then confirm
  list?: (look: Look<G, F>, a: number) => readonly number[];
  count?: (look: Look<G, F>, a: number) => number; // instead of a list: how many candidates …
  nth?: (look: Look<G, F>, a: number, i: number) => number; // … and the i-th, so that nothing is built
  checks: readonly Check<G, F>[];
  whyNot: Check<G, F> | undefined; // their first refusal
  quick?: Pointing<G, F>; // the same candidates through an index kept in the state
}
export interface Move<G extends GameTypes, F = {}> {
  rule: RuleId;
  when?: (look: Look<G, F>) => Reason; // refuses the whole move, whatever is pointed at
  point?: readonly [Pointing<G, F>] | readonly [Pointing<G, F>, Pointing<G, F>];
  stays?: true; // the decision remains open; what the effect pushes comes first
  aside?: true; // legal for players, left out of playouts and bots' lists
  effect(play: Play<G, F>, a: number, b: number): void;
}
export interface Decision<G extends GameTypes, F = {}> {
  asks?: (look: Look<G, F>) => boolean; // false: this seat is not asked, or not any more
  moves: Record<string, Move<G, F>>;
  glance?: (look: Look<G, F>) => boolean; // whether anything is offered, where finding out move by move is too slow for playouts
  nothing?: Reason | ((nearest: Reason) => Reason); // what look.why says where every candidate is refused, instead of the nearest refusal
}
export type Step<G extends GameTypes, F = {}> = (play: Play<G, F>) => void;
export type Flow<G extends GameTypes> = {
  [K in keyof G['frames']]: Step<G, G['frames'][K]> | Decision<G, G['frames'][K]>;
};

// ---- events: a name and small integers, so a muted playout allocates nothing ----
export type Emit<E> = <K extends keyof E & string>(event: K, ...args: E[K] & number[]) => void;
export type ArgKind = 'seat' | 'count' | (string & {}) | `secret ${string}`; // secret: only the event's first seat reads it
type ArgKinds<T> = { readonly [I in keyof T]: ArgKind };
export type EventKinds<E> = { readonly [K in keyof E]: ArgKinds<E[K]> };
export type Told = readonly [event: string, ...args: number[]];

// ---- who sees what: every field of the state is declared, or it does not compile ----
export interface Zone {
  zone: string; // the pool its pieces come from
  seen: 'all' | 'owner' | 'nobody';
  size?: 'secret'; // how many lie there is known only to those who see them
  order?: 'secret'; // held in a hand: others see which backs are there, but not what came when, or where a card was taken from
}
/** Pieces that some seats remember: known[i] has a bit for each seat that saw pieces[i]. Changed only by put, take, takeAnyOf, show. */
export interface Remembered {
  pieces: number[];
  known: number[];
}
export interface BySeat<T> {
  bySeat: Layout<T>; // an array whose index is the owner
}
export interface Each<T> {
  each: Layout<T>; // an array of like things of one owner
}
export type Layout<T> =
  | 'open'
  | 'sealed'
  | (T extends number[] ? Zone : never)
  | (T extends Remembered ? Zone & { size?: never } : never)
  | (T extends (infer U)[] ? BySeat<U> | Each<U> : T extends object ? { [K in keyof T]-?: Layout<T[K]> } : never);
export interface Pool {
  pieces: readonly number[]; // every physical piece; equal pieces repeat
  back?: readonly number[]; // by piece: what its back tells
}

// ---- a game: one object, exported by the game's index.ts ----
export interface Table {
  seats: number;
  options: Readonly<Record<string, string>>;
}
export type Score<G extends GameTypes> = (s: G['state'], seat: Seat, box: G['box']) => number;
export interface Game<G extends GameTypes> {
  id: string;
  rules: string; // version of the rules: a record made under another one may not replay
  seats: readonly [min: number, max: number];
  colours: readonly string[]; // seat colours to choose from
  fixedColours?: true; // a seat has the colour of its number: who chooses a colour chooses a seat, as one of three states
  automatic?(table: Table): readonly string[]; // seats of the state after the table's own, for which nobody chooses: a solo game's rival
  options: Readonly<Record<string, readonly [standard: string, ...others: string[]]>>;
  concerns?(option: string, seats: number): boolean; // an option may matter at some player counts only: a solo rival's strength
  content: unknown; // the pack that comes with the game
  open(content: unknown, table: Table): G['box']; // checks a content pack, builds its tables; throws with a path
  setup(box: G['box'], table: Table, rand: Rand): G['state'];
  flow: Flow<G>;
  layout: Layout<G['state']>;
  pools(box: G['box'], s: G['state']): Record<string, Pool>;
  events: EventKinds<G['events']>;
  dealtOpenly?: readonly string[]; // fields whose pieces all know as the game begins, though they lie as secrets do: what everybody is given alike
  admits?: readonly string[]; // events that by the rules show everybody something of hidden pieces: a turn skipped, a hand drawn anew
  reasons: ReasonBook;
  endings: readonly string[];
  always?: Record<RuleId, (s: G['state'], box: G['box']) => boolean>; // the game's own laws
  score: Record<string, Score<G>>; // lines of the sheet; the total is their sum
  lines?(box: G['box']): readonly string[]; // those of this table, where an option leaves some out
  tiebreak?: readonly Score<G>[];
  evaluate?: Score<G>; // for bots: how well this seat stands, in points of the sheet
  reading?: MindReading<G['state'], G['frames'], G['box']>; // for learned bots: what the numbers of a state are
  foresight?: number; // for bots: turns until what is chosen now shows in the evaluation, where it is many
}
export type ReasonBook = readonly (readonly [name: string, rule: RuleId])[];

/** One object per language; a missing key does not compile. `{0}` stands for an argument, named by its kind; '' tells nothing. */
export interface Texts<G extends GameTypes, R extends string = string> {
  options: Record<string, { name: string; about: string; values: Record<string, { name: string; about: string }> }>;
  prompts: Record<keyof G['frames'] & string, string>;
  moves: Record<string, string>;
  events: Record<keyof G['events'] & string, string>;
  reasons: Record<R, string>;
  endings: Record<string, string>;
  score: Record<string, string>;
  about?: Readonly<Record<string, string>>; // under a line of the sheet: what it counts
  ties?: readonly string[]; // what each tie-break looks at, in their order: 'more gold and rice'
  colours: Record<string, string>;
  automatic?: Record<string, string>; // the rivals that play by themselves
  kinds: Record<string, (value: number, box: G['box']) => string>;
  finish?: (sentence: string) => string; // what a language does to a whole sentence: French elides 'de Alice'
}

/** What the home page tells of a game before its rules are loaded: the game's about.ts. */
export interface About {
  id: string;
  title: string;
  original: string; // its name in the original script
  designers: string;
  year: number;
  seats: readonly [min: number, max: number];
  minutes: number;
  weight: 'light' | 'medium' | 'heavy';
  blurb: Readonly<{ en: string }>;
  reconstructed: Readonly<{ en: string }>; // one line: which values are our reconstruction
}

/** The same in another language: text/<language>/about.ts. */
export interface AboutText {
  title: string;
  beside: string; // what stands beside the title: its name in the original script, or nothing where the title is in that script
  blurb: string;
  reconstructed: string;
}

// ---- what the kernel gives back, the same on server, in a worker and in a test ----
export type View<S> = S & { readonly [tag]: 'view' }; // same shape, hidden pieces are UNKNOWN or below, hidden numbers UNCOUNTED
export interface Explained {
  option: Option;
  move: string;
  why: Reason;
  rule: RuleId;
}
export interface Preview<S> {
  after: S;
  told: Told[];
  stopped: boolean; // a draw, a sealed answer or another seat decides the rest
  draws: boolean; // it is a draw
}
export interface Result {
  lines: Record<string, number[]>; // score sheet: line -> by seat
  totals: number[];
  places: number[]; // 1 for every winner; shared where even the tie-breaks are equal
}
export interface Words {
  move: string; // 'lay.lay'
  args: number[];
  kinds: string[]; // what each argument is: 'tile', 'place'
}
export interface Kernel<G extends GameTypes, S = G['state']> {
  readonly game: Game<G>;
  readonly box: G['box'];
  setup(table: Table, rand: Rand, emit?: Emit<never>): S;
  over(s: S): boolean;
  waiting(s: S): Seat[]; // who must choose now
  options(s: S, seat: Seat, out: Option[], asides?: boolean, enough?: number): number; // legal ones, into a reused buffer; bots leave out asides; may stop at `enough`
  anyOption(s: S, seat: Seat, rand: Rand): Option; // uniform over legal options (asides left out), without the list
  whyNot(s: S, seat: Seat, option: Option): Reason; // one option: the server's gate, a drag, a tray of cards
  explain(s: S, seat: Seat): Explained[]; // every candidate with its reason
  apply(s: S, seat: Seat, option: Option, rand: Rand, emit?: Emit<never>): void; // in place; runs on to the next choice
  preview(view: View<S>, seat: Seat, line: readonly Option[], rand: Rand): Preview<S>;
  clone(s: S): S;
  view(s: S, seat: Seat): View<S>;
  glance(s: S, seat: Seat, parts?: readonly string[]): View<S>; // the same, or some of it, to be read at once: what is open is not copied but shared
  determinize(view: View<S>, rand: Rand): S; // a full state the viewer cannot tell from the truth
  learned(before: View<S>, after: View<S>): boolean; // did an unseen piece become visible to this viewer?
  tell(told: Told, viewer: Seat): Told; // secret arguments become UNKNOWN
  result(s: S): Result;
  write(option: Option): string; // 'reassign.step 16 1': what records store
  read(text: string): Option | undefined;
  words(option: Option): Words;
}
