import { kindOf, moveOf, numberOf, peopleAt } from '@tianxia/board';
import { powerOf } from '../count.ts';
import { pointsForKill } from '../facts/auction.ts';
import { gainsOf, worthOf } from '../facts/settlement.ts';
import { treasureGains } from '../facts/treasures.ts';
import { ON_TABLE } from '../state.ts';
import { ownerOf } from './ChoiceFace.tsx';
import type { EcProps } from './draft.ts';
import type { Words } from './words.ts';

export interface ChoiceSaid {
  title: string;
  ja: string; // its own name
  text: string; // what it brings
  tip?: string; // the same at length, where there is no room for it
}
type Named = Parameters<Words['name']>[0];
const only = (title: string, text = ''): ChoiceSaid => ({ title, ja: '', text });

/** A choice in words: its name, its own name in Japanese, what it brings. */
export function choiceWords(words: Words, props: EcProps, thing: string): ChoiceSaid {
  const { kernel, view, viewer, players, draft } = props;
  const { box } = kernel;
  const value = numberOf(thing);
  const people = peopleAt(players, viewer);
  const said = (named: Named, text: string): ChoiceSaid => ({ title: words.name(named), ja: named.ja, text });
  switch (kindOf(thing)) {
    case 'bonus': {
      const tile = box.pack.bonusTiles[value - 1]!;
      return said(tile.names, words.icons(tile.icons));
    }
    case 'exit': {
      const tile = box.pack.exitTiles[value]!;
      return only(words.exitName(tile.id), words.icons(tile.icons));
    }
    case 'icon':
      return only(words.capital(words.icon(box.alternatives[value]!)), words.iconNote(box.alternatives[value]!));
    case 'character':
      return character(words, props, value);
    case 'item':
      if (value === 0) return only(words.cubes(view.shownCubes[viewer]!), words.allCubesGo);
      return said(box.characters[value]!.names, words.goesToDiscard);
    case 'tile':
      return said(box.tiles[value]!.names, words.tileBrings(box.tiles[value]!, worthOf(view, box, viewer, [value])));
    case 'set': {
      const worth = worthOf(view, box, viewer, view.sets[value]!);
      const tip = words.worthTip(worth, side => words.name(box.sides[side]!.names));
      return { ...only(words.worthShort(worth)), tip };
    }
    case 'treasure': {
      const treasure = box.pack.treasures[value]!;
      const owner = view.treasures[value]!;
      const uses = treasureGains(box, value, view.round);
      if (draft.decision === 'treasures') return said(treasure.names, words.parts(uses));
      return said(treasure.names, words.treasureFrom(uses, owner === ON_TABLE ? undefined : people(owner)));
    }
    case 'policy':
      return policy(words, props, value);
    case 'decree': {
      const tile = box.pack.decreeTiles[value]!;
      return said(tile.names, words.parts(tile.parts));
    }
    case 'levels': {
      const from = view.palace[viewer]!;
      const spaces = box.pack.palace.spaces.slice(from + 1, from + 1 + value);
      const tip = words.raiseTip(spaces.map(({ icons = [] }) => words.icons(icons)));
      return { ...only(words.raise(value, box.pack.palace.prices[value - 1] ?? 0)), tip };
    }
    case 'cubes':
      return only(words.buy(value));
    default:
      return deed(words, props, moveOf(thing) ?? '');
  }
}
function character(words: Words, { kernel, view, viewer, players, draft }: EcProps, card: number): ChoiceSaid {
  const { box } = kernel;
  const row = box.characters[card]!;
  const frame = view.agenda.at(-1);
  const named = (text: string): ChoiceSaid => ({ title: words.name(row.names), ja: row.names.ja, text });
  if (frame?.at === 'victim') {
    const owner = peopleAt(players, viewer)(ownerOf(view, card, viewer));
    return named(words.killBrings(owner, pointsForKill(box, frame.assassin, card)));
  }
  if (draft.decision === 'replenish') return { ...named(''), tip: words.hireCost(row.cost, words.cardEffect(row)) };
  if (draft.decision === 'effects') return named(words.cardEffect(row));
  return named(words.cardFacts(powerOf(view, box, viewer, card), row.cost, row.blood === true));
}
/** A policy is settled or turned over, whichever was pressed first. */
function policy(words: Words, { kernel, view, viewer, draft }: EcProps, side: number): ChoiceSaid {
  const { box } = kernel;
  const { names } = box.sides[side]!;
  const named = (text: string): ChoiceSaid => ({ title: words.name(names), ja: names.ja, text });
  if (draft.picks.some(one => one.endsWith('.turn'))) return named(words.turnsTo(box.sides[side ^ 1]!.names));
  const gains = gainsOf(view, box, side, viewer);
  const best = Math.max(...gains.filter((_, seat) => seat !== viewer).map(({ vp }) => vp));
  return named(words.settleBrings(gains[viewer]!, best));
}
/** Moves that are pressed as such: to settle or to turn over a policy, to leave a space, to end. */
function deed(words: Words, props: EcProps, move: string): ChoiceSaid {
  const { kernel, draft } = props;
  const picked = draft.picks.find(one => kindOf(one) === 'policy');
  const order = move.endsWith('.settle') ? 'settle' : move.endsWith('.turn') ? 'turn' : undefined;
  if (order !== undefined && picked !== undefined) {
    const side = numberOf(picked);
    const other = kernel.box.sides[side ^ 1]!.names;
    const text =
      order === 'turn' ? words.turnsTo(other) : policy(words, { ...props, draft: { ...draft, picks: [] } }, side).text;
    return only(words.orders[order](words.name(kernel.box.sides[side]!.names)), text);
  }
  if (order === 'settle') return { title: words.settleOne, ja: '決算', text: words.settleOneText };
  if (order === 'turn') return { title: words.turnOne, ja: '裏返し', text: words.turnOneText };
  if (move === 'choose.skip') return only(words.skip, words.skipText);
  if (move === 'victim.skip') return only(words.spare, words.spareText);
  return only(words.ends[draft.decision === 'edict' ? 'edict' : draft.decision === 'treasures' ? 'treasures' : 'turn']);
}
