import type { GameTypes, Kernel, Option, Preview, RuleId, Seat, Texts, Told, View } from '@tianxia/kernel';
import type { ComponentType } from 'react';
import type { SourcesOf } from './end/sources.ts';
import type { PhaseOf } from './stage/phase.ts';
import type { PointsOf } from './stage/points.ts';
import type { Tallying } from './tally/tally.ts';
import type { ToldOf } from './things.ts';

/** Who sits at the table, as the screen shows it. */
export interface Player {
  name: string;
  colour: string; // one of the game's colours: the class `seat-<colour>` of tokens.css
  bot?: string; // the bot's name, when no person sits here
  away?: boolean; // a person whose page is closed
}

/** All that a game's own components get from the table shell. They hold no rules: they light up options and propose one. */
export interface TableProps<G extends GameTypes> {
  kernel: Kernel<G>;
  texts: Texts<G>;
  view: View<G['state']>; // what the viewer sees now, or saw at the replayed moment
  viewer: Seat; // SPECTATOR for a watcher
  players: readonly Player[];
  asked: boolean; // the viewer must choose now
  last: readonly Told[]; // what the last choice did: the corners marked as changed
  since?: readonly Told[]; // what the others did since one's own last turn: marked, too, but weaker
  pointed: readonly Told[]; // the log line under the pointer
  proposed: Option | undefined; // chosen, waiting for the confirmation; the first of a line
  line: readonly Option[]; // the whole gesture: what is proposed and what follows it
  preview: Preview<G['state']> | undefined; // what the proposed line would do
  propose(option: Option | undefined, ...then: Option[]): void; // then: own choices that belong to the same gesture; waits for a confirmation, or is sent at once, as the player has set it
  compose(...line: Option[]): void; // proposes what may still grow: it waits for the confirmation even where others are sent at once
  confirm(): void;
  openRule(rule: RuleId): void;
}

/** What the prompt bar says, and the small steps of a choice in the making. */
export interface Draft {
  title: string; // the decision in words: 'Lay it at D5–D6?'
  hint: string;
  refusal?: { text: string; rule: RuleId }; // why the thing last touched cannot be
  step?: readonly [n: number, of: number];
  does?: string; // what the confirmation does, in a few words for its button: 'Bid 14'
  back?: () => void; // undo of the last small step
  open?: boolean; // what is proposed is not the whole gesture yet: more is asked
  forced?: readonly Option[]; // of what is proposed: there was only one way
}

/** A game's screen: board/index.tsx exports one as `screen`. The shell places these; a game never moves the frame. */
export interface GameScreen<G extends GameTypes, D extends Draft = Draft> {
  pans?: boolean; // on a phone the board is larger than the screen; the shell shows a button that sets data-fits around it
  when?(props: TableProps<G>): string; // where in the game we are: 'Round 3 of 5 · Court'; choices are counted when left out
  phases?(): PhaseOf<G>; // a hook: another phase than before is announced over the board; left out: rounds alone are
  useDraft(props: TableProps<G>): D; // the choice in the making, shared by the components below
  Board: ComponentType<TableProps<G> & { draft: D }>;
  Tray: ComponentType<TableProps<G> & { draft: D }>; // own hand and lands; the shell lays it on lacquer
  Facts: ComponentType<TableProps<G> & { draft: D; seat: Seat }>; // inside a player's panel: the big number, then facts
  Beside?: ComponentType<TableProps<G> & { draft: D }>; // panels under the players' strip
  Outcome?: ComponentType<TableProps<G> & { draft: D }>; // what the proposed option would do, in rule order
  points?: PointsOf<G>; // what a player has won so far, where the sheet counts more: a change rises out of their panel
  told?: ToldOf<G>; // what an event is about, where its arguments do not name the things drawn
  banners?: readonly string[]; // events that announce a round or a phase; 'round' when left out
  heads?: readonly string[]; // events that begin an entry of the log even within one player's turn: one of several actions, or of those who chose at once
  tallies?: readonly Tallying[]; // where the table settles accounts: told line by line before play goes on
  sources?: SourcesOf<G>; // what the points of a line of the score sheet come from
  counted?: readonly string[]; // events that the final score sheet tells better: the log shows the sheet instead
  views?: readonly BoardView<G, D>[]; // on a phone each is a tab; the first is open when nothing else asks
  Goods?: ComponentType<TableProps<G> & { draft: D }>; // the viewer's own goods in one line, with what they would become
  Rival?: ComponentType<TableProps<G> & { draft: D; seat: Seat }>; // all that is public of one player, beside the viewer's own
  inWords?(): Promise<InWords<G>>; // the board for ears and for braille; fetched when it is asked for
}
/** One part of the board with a name of its own: Court, Map, Tasks. */
export interface BoardView<G extends GameTypes, D extends Draft = Draft> {
  id: string;
  useName(): string; // in the reader's words
  View: ComponentType<TableProps<G> & { draft: D }>;
  asks?(draft: D): boolean; // something can be chosen here now
  shows?(thing: string, box: G['box']): boolean; // does this thing lie here? The phone turns to where something happens
  rivalsDo?: readonly string[]; // events that are seen here when somebody else does them; that player's part carries data-rival
}
/** A part of the table as somebody hears it: what it is, then a line for each thing there. */
export interface PartInWords {
  title: string;
  lines: readonly string[];
}
export type InWordsProps<G extends GameTypes> = Pick<TableProps<G>, 'kernel' | 'texts' | 'view' | 'viewer' | 'players'>;
/** What is fetched when the board is asked for in words: it tells all that the viewer knows, in the words of the game's screen. */
export interface InWords<G extends GameTypes> {
  inWords(props: InWordsProps<G>, words: unknown): readonly PartInWords[];
}
