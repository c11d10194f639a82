/** Replays a record and names what was used in it, in the words of `uses.ts`. */
import { type GameRecord, type Kernel, kernelFor, replay, type Told } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Pack } from '../content/shape.ts';
import { game } from '../index.ts';
import { charactersWorth, FINAL_LINES } from '../score.ts';
import { type EmperorsChoice, MISSING, type State } from '../state.ts';

export interface Used {
  state: State; // the end
  uses: Set<string>;
  moves: Set<string>; // `decision.move`
  events: Set<string>;
}
interface Turn {
  box: Box;
  before: State;
  words: string;
  told: readonly Told[];
  use(word: string): void;
}

export function usedIn(record: GameRecord, pack: Pack): Used {
  const k = kernelFor(game, record.table, pack);
  const states: State[] = [];
  const live = replay(k, record, undefined, undefined, s => states.push(k.clone(s)));
  const uses = new Set<string>();
  const use = (word: string) => uses.add(word);
  for (const [i, { words, told }] of live.happened.entries()) {
    const turn: Turn = { box: k.box, before: states[i]!, words, told, use };
    for (const one of told) byEvent(turn, one);
    byChoice(turn);
  }
  atEnd(k, live.state, use);
  const told = [...live.update(-1).opening, ...live.happened.flatMap(one => one.told)];
  return {
    state: live.state,
    uses,
    moves: new Set(live.happened.map(({ words }) => words.split(' ')[0]!)),
    events: new Set(told.map(([event]) => event)),
  };
}

// ---- what events tell ----
type Tell = (turn: Turn, args: readonly number[]) => string | undefined;
const character = ({ box }: Turn, card: number) => box.characters[card]!.id;
const side = ({ box }: Turn, one: number) => box.sides[one]!.id;
/** An icon without a choice is carried out at once; one with a choice is named by the choice. */
const alone = ({ box }: Turn, name: string, slash: number) => {
  const icons = box.slashes[slash];
  return icons?.length === 1 ? `${name} ${box.alternatives[icons[0]!]!.kind}` : undefined;
};
const TOLD: Record<string, Tell> = {
  settled: (turn, [, one]) => `settle ${side(turn, one!)}`,
  finalPolicy: (turn, [one]) => `final ${side(turn, one!)}`,
  turned: (turn, [, from]) => `turn ${side(turn, from!)}`,
  revealed: (turn, [, card]) => `reveal ${character(turn, card!)}`,
  killed: (turn, [seat]) => {
    const kills = (card: number) => turn.box.characters[card]!.reveals?.some(({ kind }) => kind === 'kill');
    return `effect ${character(turn, turn.before.shown[seat!]!.find(kills)!)} kill`;
  },
  noVictim: (turn, [, card]) => `effect ${character(turn, card!)} nobody`,
  showed: (turn, [, card]) => {
    const asked = turn.before.agenda.at(-1)!;
    return asked.at === 'show' ? `${turn.box.shows[asked.side]} ${character(turn, card!)}` : undefined;
  },
  tookTreasure: ({ box }, [, one]) => `take ${box.pack.treasures[one!]!.id}`,
  stoleTreasure: ({ box }, [, one]) => `steal ${box.pack.treasures[one!]!.id}`,
  usedTreasure: ({ box, before }, [, one]) => {
    const { id, uses } = box.pack.treasures[one!]!;
    return `use ${id} from ${uses.find(({ from, to }) => from <= before.round && before.round <= to)!.from}`;
  },
  tookExit: (turn, [, exit]) => alone(turn, `exit ${turn.box.pack.exitTiles[exit!]!.id}`, turn.box.exitSlash[exit!]!),
  tookBonus: (turn, [, one]) =>
    alone(turn, `bonus ${turn.box.pack.bonusTiles[one! - 1]!.id}`, turn.box.bonusSlash[one!]!),
  usedTile: (turn, [, tile]) => alone(turn, `tile ${turn.box.tiles[tile!]!.id}`, turn.box.tileSlash[tile!]!),
  climbed: (_, [, level]) => `level ${level}`,
  raised: (_, [, levels]) => `raise ${levels}`,
  gotTile: ({ box }, [, tile]) => `tile ${box.tiles[tile!]!.id}`,
  raided: ({ box }, [tile]) => `raid ${box.tiles[tile!]!.id}`,
  drewTribute: ({ box }, [, tribute]) => `tribute ${box.pack.tributes[tribute! - 1]!.vp}`,
  finalLine: (_, [, , line]) => `line ${FINAL_LINES[line!]}`,
  cubesShort: () => 'no cube left',
  trustFull: () => 'trust full',
  reshuffled: () => 'no character left',
  noTribute: () => 'no tribute left',
  pointsLost: ({ use }, [, lost, missing]) => {
    if (lost === 0) use('no point left');
    return `missing ${MISSING[missing!]}`;
  },
};
function byEvent(turn: Turn, [event, ...args]: Told): void {
  const word = TOLD[event]?.(turn, args);
  if (word !== undefined) turn.use(word);
}

// ---- what choices say: the icon chosen of several, the part of a decree, the character that takes effect ----
function byChoice(turn: Turn): void {
  const { box, before, words } = turn;
  const frame = before.agenda.at(-1)!;
  const [move = '', argument] = words.split(' ');
  const kind = move.endsWith('.settle')
    ? 'settle'
    : move.endsWith('.turn')
      ? 'turn'
      : box.alternatives[Number(argument)]?.kind;
  if (frame.at === 'choose' && move !== 'choose.skip') turn.use(`${printedOn(turn, frame.slash)} ${kind}`);
  else if (frame.at === 'edict' && move !== 'edict.end') turn.use(`${box.pack.decreeTiles[frame.decree]!.id} ${kind}`);
  else if (move === 'effects.resolve') effectOf(turn, Number(argument));
  else if (frame.at === 'addCubes') {
    const added = before.shown[frame.seat]!.slice(-frame.added || Number.MAX_SAFE_INTEGER);
    const due = added.filter(card => box.characters[card]!.reveals !== undefined);
    if (due.length === 1) effectOf(turn, due[0]!);
  }
}
function printedOn({ box }: Turn, slash: number): string {
  if (box.exitSlash.includes(slash)) return `exit ${box.pack.exitTiles[box.exitSlash.indexOf(slash)]!.id}`;
  if (box.spaceSlash.includes(slash)) return `space ${box.spaceSlash.indexOf(slash)}`;
  if (box.bonusSlash.includes(slash)) return `bonus ${box.pack.bonusTiles[box.bonusSlash.indexOf(slash) - 1]!.id}`;
  return `tile ${box.tiles[box.tileSlash.indexOf(slash)]!.id}`;
}
/** What must have been told, if the effect took place; a kill tells by itself. */
const PROOF: Record<string, readonly string[]> = {
  trust: ['trust'],
  loseTrust: ['trustLost'],
  tributes: ['drewTribute', 'noTribute'],
  money: ['money'],
  cubes: ['cubes'],
};
function effectOf(turn: Turn, card: number): void {
  for (const { kind } of turn.box.characters[card]!.reveals!)
    if (turn.told.some(([event]) => PROOF[kind]?.includes(event))) turn.use(`effect ${character(turn, card)} ${kind}`);
}

// ---- what is worth something in the end ----
function atEnd(k: Kernel<EmperorsChoice>, s: State, use: (word: string) => void): void {
  const { box } = k;
  for (const [seat, hand] of s.hands.entries())
    for (const card of hand.pieces) {
      const only = { ...s, hands: s.hands.map(() => ({ pieces: [card], known: [0] })) };
      if (charactersWorth(only, seat, box) > 0) use(`end ${box.characters[card]!.id}`);
    }
  for (const [i, owner] of s.treasures.entries()) if (owner >= 0) use(`end ${box.pack.treasures[i]!.id}`);
}
