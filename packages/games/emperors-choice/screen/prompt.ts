import { type Draft, type Gesture, kindOf, moveOf, numberOf, peopleAt, speech, type TableProps } from '@tianxia/board';
import { has } from '../count.ts';
import { charactersAllowed, lostAt, mostPossible, nextTile, stillBidding } from '../facts/auction.ts';
import { feeOf } from '../facts/decree.ts';
import { type EmperorsChoice, type Frames, NOTHING_DECLARED, type State } from '../state.ts';
import { type Bid, placesIn, type Stage } from './bidding.ts';
import { saidLoss } from './passing.ts';
import type { Words } from './words.ts';

type Props = TableProps<EmperorsChoice>;
interface Making extends Pick<Gesture<EmperorsChoice, Stage>, 'stage' | 'picks'> {
  decision: keyof Frames | '';
  bid: Bid | undefined;
}
type Said = Pick<Draft, 'title' | 'hint' | 'step' | 'does'>;

/** The decision in words. */
export function promptOf(words: Words, props: Props, making: Making): Said {
  const { view, asked, texts } = props;
  const frame = view.agenda.at(-1);
  if (frame === undefined) return words.prompts.over;
  if (!asked) return { title: texts.prompts[frame.at], hint: '' };
  const said = passing(words, props, making) ?? bidding(words, props, making) ?? proposed(words, props, making);
  if (said !== undefined) return { ...stepOf(view), ...said };
  return { ...stepOf(view), ...asking(words, props, making) };
}
/** Which step of the turn this is: one's management turn has four that ask, a decree two. */
const STEPS: Partial<Record<State['agenda'][number]['at'], readonly [number, number]>> = {
  lose: [1, 2],
  exit: [2, 2],
  takeSet: [1, 4],
  immediate: [2, 4],
  treasures: [3, 4],
  replenish: [4, 4],
  decree: [1, 2],
  edict: [2, 2],
};
export function stepOf({ agenda }: Pick<State, 'agenda'>): Pick<Draft, 'step'> {
  const frame = agenda.findLast(({ at }) => at in STEPS || at === 'management' || at === 'auction');
  const step = frame && STEPS[frame.at];
  return step === undefined ? {} : { step };
}
/** A pass on its way: what is lost, then the exit tile. */
function passing(words: Words, { kernel, view, viewer, line }: Props, { decision }: Making): Said | undefined {
  const { box } = kernel;
  const [first, ...then] = line.map(option => kernel.words(option));
  if (first?.move !== 'bid.pass') return undefined;
  const exit = then.find(({ move }) => move === 'exit.take')?.args[0];
  if (decision === 'lose' && exit === undefined) return { ...words.prompts.lose, step: [1, 2] };
  const tile = nextTile(view);
  const nameOf = (card: number) => words.name(box.characters[card]!.names);
  const loss = saidLoss(words, lostAt(view, box, viewer, tile), view.shownCubes[viewer]!, nameOf);
  const said = words.prompts.pass(tile, loss, exit === undefined ? undefined : box.pack.exitTiles[exit]!.id);
  return { ...said, step: exit === undefined ? [1, 2] : [2, 2] };
}
function bidding(words: Words, { kernel, view, viewer, players }: Props, { bid, stage }: Making): Said | undefined {
  if (bid === undefined || stage === undefined) return undefined;
  const { box } = kernel;
  const { prompts } = words;
  const { set, cubes } = stage;
  const people = peopleAt(players, viewer);
  const leads = view.declared.indexOf(view.highest);
  const leader = view.highest === NOTHING_DECLARED || leads < 0 ? undefined : people(leads);
  if (bid.line.length > 0 && (set !== 0 || cubes > 0 || bid.total > view.highest))
    return { ...prompts.bidTotal(bid.total, view.highest, leader), does: words.bidNow(bid.total), step: [2, 2] };
  if (view.agenda.at(-1)?.at === 'addCubes') return { ...prompts.addCubes(view.highest), step: [2, 2] };
  if (set !== 0 || cubes > 0) return { ...prompts.bidLow(bid.total, view.highest), step: [1, 2] };
  if (stillBidding(view) === 1) return prompts.alone;
  const allowed = charactersAllowed(view, box, viewer);
  if (leader === undefined) return { ...prompts.open(allowed), step: [1, 2] };
  return { ...prompts.bid(view.highest, mostPossible(view, box, viewer), allowed, leader), step: [1, 2] };
}
/** What lies proposed, as a question. */
function proposed(
  words: Words,
  { kernel, texts, players, viewer, line, view }: Props,
  { decision }: Making,
): Said | undefined {
  const [first] = line;
  if (first === undefined || decision === 'show') return undefined;
  const { box } = kernel;
  const { prompts } = words;
  const { move, args } = kernel.words(first);
  const [value = 0] = args;
  if (move === 'replenish.hire') return prompts.hire(words.name(box.characters[value]!.names), box.cost[value]!);
  if (move === 'takeSet.take')
    return prompts.takeTiles(view.sets[value]!.map(kind => words.name(box.tiles[kind]!.names)));
  return prompts.sure(speech(kernel, texts, players, viewer, words.speech).option(first));
}
function asking(words: Words, { kernel, view, viewer, texts }: Props, { decision, picks, stage }: Making): Said {
  const { box } = kernel;
  const { prompts } = words;
  const frame = view.agenda.at(-1)!;
  const order = picks.find(one => moveOf(one) !== undefined);
  if (order !== undefined) return order.endsWith('.turn') ? prompts.turn : prompts.settle;
  const side = picks.find(one => kindOf(one) === 'policy');
  if (side !== undefined) return prompts.onSide(words.name(box.sides[numberOf(side)]!.names));
  switch (frame.at) {
    case 'choose':
      if (frame.optional) return prompts.space(view.palace[viewer]!);
      return box.maySettle[frame.slash] || box.mayTurn[frame.slash] ? prompts.stone : prompts.choose;
    case 'keepTile':
      return prompts.keepTile(frame.keep);
    case 'keepCharacter':
      return prompts.keepCharacter(frame.keep);
    case 'decree':
      return prompts.decree(feeOf(view, box));
    case 'edict': {
      const left = box.decreeParts[frame.decree]!.filter((_, i) => has(frame.left, i));
      return prompts.edict(left.map(icon => words.icon(box.alternatives[icon]!)));
    }
    case 'show':
      return {
        ...prompts.show(words.name(box.sides[frame.side]!.names), box.showExactly[frame.side]!),
        does: words.showThese(placesIn(stage?.set ?? 0).length),
      };
    case 'bonus':
    case 'effects':
    case 'victim':
    case 'lose':
    case 'exit':
    case 'treasure':
    case 'takeSet':
    case 'immediate':
    case 'treasures':
    case 'replenish':
      return prompts[frame.at];
    default:
      return { title: decision === '' ? '' : texts.prompts[decision], hint: '' };
  }
}
