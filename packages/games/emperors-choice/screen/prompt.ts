import { type Draft, type Offers, peopleAt, type TableProps } from '@tianxia/board';
import { has } from '../count.ts';
import { charactersAllowed, lostAt, mostPossible, nextTile, stillBidding } from '../facts/auction.ts';
import { feeOf } from '../facts/decree.ts';
import { type EmperorsChoice, NOTHING_DECLARED } from '../state.ts';
import type { Bid, Stage } from './bidding.ts';
import type { At, Focus } from './choices.ts';
import { saidLoss } from './passing.ts';
import type { Words } from './words.ts';

type Props = TableProps<EmperorsChoice>;
interface Making {
  at: At;
  bid: Bid | undefined;
  stage: Stage;
  focus: Focus | undefined;
  offers: Offers;
}
type Said = Pick<Draft, 'title' | 'hint'>;

/** The decision in words. */
export function promptOf(words: Words, props: Props, making: Making): Pick<Draft, 'title' | 'hint' | 'step'> {
  const { view, asked, texts } = props;
  const frame = view.agenda.at(-1);
  if (frame === undefined) return words.prompts.over;
  if (!asked) return { title: texts.prompts[frame.at], hint: '' };
  if (making.bid !== undefined) return bidding(words, props, making.bid, making.stage);
  return proposedWords(words, props, making) ?? asking(words, props, making);
}
function bidding(words: Words, props: Props, bid: Bid, { set, cubes }: Stage): Pick<Draft, 'title' | 'hint' | 'step'> {
  const { kernel, view, viewer, players, line } = props;
  const { box } = kernel;
  const { prompts } = words;
  const people = peopleAt(players, viewer);
  const leads = view.declared.indexOf(view.highest);
  const leader = view.highest === NOTHING_DECLARED || leads < 0 ? undefined : people(leads);
  const [first, second] = line.map(option => kernel.words(option));
  if (first?.move === 'bid.pass') {
    const tile = nextTile(view);
    const loss = saidLoss(words, lostAt(view, box, viewer, tile), view.shownCubes[viewer]!, card =>
      words.name(box.characters[card]!.names),
    );
    const exit = second?.args[0];
    return prompts.pass(tile, loss, exit === undefined ? undefined : box.pack.exitTiles[exit]!.id);
  }
  if (bid.line.length > 0 && (set !== 0 || cubes > 0 || bid.total > view.highest))
    return { ...prompts.bidTotal(bid.total, view.highest, leader), step: [2, 2] };
  if (view.agenda.at(-1)?.at === 'addCubes') return prompts.addCubes(view.highest);
  if (set !== 0 || cubes > 0) return { ...prompts.bidLow(bid.total, view.highest), step: [1, 2] };
  if (stillBidding(view) === 1) return prompts.alone;
  const allowed = charactersAllowed(view, box, viewer);
  if (leader === undefined) return { ...prompts.open(allowed), step: [1, 2] };
  return { ...prompts.bid(view.highest, mostPossible(view, box, viewer), allowed, leader), step: [1, 2] };
}
/** What lies proposed, as a question. */
function proposedWords(
  words: Words,
  { kernel, texts, proposed, view, viewer }: Props,
  { at }: Making,
): Said | undefined {
  if (proposed === undefined || at === 'show') return undefined;
  const { box } = kernel;
  const { prompts } = words;
  const { move, args, kinds } = kernel.words(proposed);
  const [value = 0] = args;
  if (move === 'replenish.hire') return prompts.hire(words.name(box.characters[value]!.names), box.cost[value]!);
  if (move === 'takeSet.take') {
    return prompts.takeTiles(view.sets[value]!.map(kind => words.name(box.tiles[kind]!.names)));
  }
  const named = kinds.map((kind, i) => texts.kinds[kind]?.(args[i]!, box) ?? String(args[i]));
  const text = (texts.moves[move] ?? move).replace(/\{(\d)\}/g, (_, i) => named[Number(i)] ?? '');
  return viewer < 0 ? undefined : prompts.sure(text);
}
function asking(words: Words, { kernel, view, viewer, texts }: Props, { at, focus, offers }: Making): Said {
  const { box } = kernel;
  const { prompts } = words;
  const frame = view.agenda.at(-1)!;
  if (focus !== undefined)
    return 'order' in focus ? prompts[focus.order] : prompts.onSide(words.name(box.sides[focus.side]!.names));
  switch (frame.at) {
    case 'choose': {
      const court = offers.all.some(
        offer => offer.legal && (offer.move === 'choose.settle' || offer.move === 'choose.turn'),
      );
      if (frame.optional) return prompts.space(view.palace[viewer]!);
      return court ? prompts.stone : prompts.choose;
    }
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
      return prompts.show(words.name(box.sides[frame.side]!.names), box.showExactly[frame.side]!);
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
      return { title: at === '' ? '' : texts.prompts[at], hint: '' };
  }
}
