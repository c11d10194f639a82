import { peopleAt, type TableProps } from '@tianxia/board';
import { powerOf } from '../count.ts';
import { pointsForKill } from '../facts/auction.ts';
import { gainsOf, worthOf } from '../facts/settlement.ts';
import { treasureGains } from '../facts/treasures.ts';
import { type EmperorsChoice, ON_TABLE } from '../state.ts';
import { ownerOf } from './ChoiceFace.tsx';
import type { Choice } from './choices.ts';
import type { EcDraft } from './draft.ts';
import type { Words } from './words.ts';

type Props = TableProps<EmperorsChoice> & { draft: EcDraft };
interface Said {
  title: string;
  ja: string;
  text: string; // what it brings
  tip?: string; // the same at length, where there is no room for it
}
type Named = Parameters<Words['name']>[0];

/** A choice in words: its name, its own name in Japanese, what it brings. */
export function choiceWords(words: Words, { kernel, view, viewer, players, draft }: Props, { face }: Choice): Said {
  const { box } = kernel;
  const { value } = face;
  const frame = view.agenda.at(-1);
  const people = peopleAt(players, viewer);
  const said = (named: Named, text: string): Said => ({ title: words.name(named), ja: named.ja, text });
  const onOne = draft.focus !== undefined && 'side' in draft.focus; // then the order is the choice, not the policy
  const named = (policy: Named, order: 'settle' | 'turn', text: string): Said =>
    onOne ? { title: words.orders[order](words.name(policy)), ja: '', text } : said(policy, text);
  switch (face.kind) {
    case 'bonus': {
      const tile = box.pack.bonusTiles[value - 1]!;
      return said(tile.names, words.icons(tile.icons));
    }
    case 'exit': {
      const tile = box.pack.exitTiles[value]!;
      return { title: words.exitName(tile.id), ja: '', text: words.icons(tile.icons) };
    }
    case 'icon':
      return {
        title: words.capital(words.icon(box.alternatives[value]!)),
        ja: '',
        text: words.iconNote(box.alternatives[value]!),
      };
    case 'character': {
      const row = box.characters[value]!;
      if (draft.at === 'victim') {
        const owner = ownerOf(view, value, viewer);
        return said(
          row.names,
          words.killBrings(people(owner), pointsForKill(box, frame?.at === 'victim' ? frame.assassin : 0, value)),
        );
      }
      if (draft.at === 'replenish')
        return {
          ...said(row.names, ''),
          tip: `${words.name(row.names)} ${row.names.ja}. ${words.hireCost(row.cost, words.cardEffect(row))}`,
        };
      if (draft.at === 'effects') return said(row.names, words.cardEffect(row));
      return said(row.names, words.cardFacts(powerOf(view, box, viewer, value), row.cost, row.blood === true));
    }
    case 'item':
      if (value === 0) return { title: words.cubes(view.shownCubes[viewer]!), ja: '', text: words.allCubesGo };
      return said(box.characters[value]!.names, words.goesToDiscard);
    case 'tile':
      return said(box.tiles[value]!.names, words.tileBrings(box.tiles[value]!, worthOf(view, box, viewer, [value])));
    case 'set': {
      const worth = worthOf(view, box, viewer, view.sets[value]!);
      return {
        title: words.worthShort(worth),
        ja: '',
        text: '',
        tip: words.worthTip(worth, side => words.name(box.sides[side]!.names)),
      };
    }
    case 'treasure': {
      const treasure = box.pack.treasures[value]!;
      const owner = view.treasures[value]!;
      const uses = treasureGains(box, value, view.round);
      if (draft.at === 'treasures') return said(treasure.names, words.parts(uses));
      return said(treasure.names, words.treasureFrom(uses, owner === ON_TABLE ? undefined : people(owner)));
    }
    case 'settle': {
      const gains = gainsOf(view, box, value, viewer);
      const best = Math.max(...gains.filter((_, seat) => seat !== viewer).map(({ vp }) => vp));
      return named(box.sides[value]!.names, 'settle', words.settleBrings(gains[viewer]!, best));
    }
    case 'turn': {
      const other = box.sides[value ^ 1]!;
      return named(box.sides[value]!.names, 'turn', words.turnsTo(other.names));
    }
    case 'settling':
      return { title: words.settleOne, ja: '決算', text: words.settleOneText };
    case 'turning':
      return { title: words.turnOne, ja: '裏返し', text: words.turnOneText };
    case 'decree': {
      const tile = box.pack.decreeTiles[value]!;
      return said(tile.names, words.parts(tile.parts));
    }
    case 'levels': {
      const price = box.pack.palace.prices[value - 1] ?? 0;
      const from = view.palace[viewer]!;
      const spaces = box.pack.palace.spaces.slice(from + 1, from + 1 + value);
      return {
        title: words.raise(value, price),
        ja: '',
        text: '',
        tip: words.raiseTip(spaces.map(({ icons = [] }) => words.icons(icons))),
      };
    }
    case 'cubes':
      return { title: words.buy(value), ja: '', text: '' };
    case 'end':
      return {
        title: words.ends[draft.at === 'edict' ? 'edict' : draft.at === 'treasures' ? 'treasures' : 'turn'],
        ja: '',
        text: '',
      };
    case 'skip':
      return { title: words.skip, ja: '', text: words.skipText };
  }
}
