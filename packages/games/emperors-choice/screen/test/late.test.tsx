import { type TableProps, WordsProvider } from '@tianxia/board';
import { bits } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { powerOf, tilesOf } from '../../count.ts';
import { type EmperorsChoice, NO_ORDER_TILE } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { isComposed } from '../choices.ts';
import { screen } from '../index.tsx';
import { tableOf, walkThrough } from './position.ts';

type P = TableProps<EmperorsChoice>;
const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'];
const NAMES = ['Mei', 'Ada', 'Bao', 'Chi', 'Dao'];
/** One position of each decision of the last rounds at a table of five, seen by whoever is asked; the latest of them. */
const late = new Map<string, P>();
beforeAll(() => {
  const walk = tableOf(5, 4);
  const { kernel, s } = walk;
  walkThrough(walk, viewer => {
    if (s.round < 4) return;
    const frame = s.agenda.at(-1)!;
    const at = frame.at === 'replenish' && (frame.done & 1) > 0 ? 'hired' : frame.at;
    if (s.hands[viewer]!.pieces.length === 0 && at !== 'show') return;
    late.set(at, {
      kernel,
      texts,
      view: structuredClone(kernel.view(s, viewer)),
      viewer,
      players: COLOURS.map((colour, seat) => ({ name: NAMES[seat]!, colour })),
      asked: true,
      last: [],
      pointed: [],
      proposed: undefined,
      line: [],
      preview: undefined,
      compose() {},
      propose() {},
      confirm() {},
      openRule() {},
    });
  });
});

function Drawn({ props, draw }: { props: P; draw: (all: P & { draft: never }) => React.ReactNode }) {
  return draw({ ...props, draft: screen.useDraft(props) as never });
}
const drawn = (props: P, draw: (all: P & { draft: never }) => React.ReactNode): string =>
  renderToStaticMarkup(
    <WordsProvider value={words}>
      <Drawn props={props} draw={draw} />
    </WordsProvider>,
  );
const part = (props: P, Part: 'Board' | 'Tray' | 'Goods' | 'Beside') => {
  const Shown = screen[Part]!;
  return drawn(props, all => <Shown {...all} />);
};
const sheetOf = (props: P, seat: number) => drawn(props, all => screen.Rival && <screen.Rival {...all} seat={seat} />);
const panelOf = (props: P, seat: number) => drawn(props, all => <screen.Facts {...all} seat={seat} />);
const viewOf = (props: P, id: string) => {
  const { View } = screen.views!.find(view => view.id === id)!;
  return drawn(props, all => <View {...all} />);
};
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
/** How each card of the viewer's hand is read out. */
const handOf = ({ kernel: { box }, view, viewer }: P) =>
  view.hands[viewer]!.pieces.map(card => {
    const { names, cost, blood } = box.characters[card]!;
    return `${words.name(names)}. ${words.cardFacts(powerOf(view, box, viewer, card), cost, blood === true)}`;
  });
const heldIn = (html: string) => /<section class="ec-held".*?<\/section>/.exec(html)?.[0] ?? '';

test('in the tray nothing is red: what lies proposed is sent by the one button that confirms', () => {
  for (const at of ['bid', 'addCubes', 'show'])
    for (const props of [late.get(at) ?? late.get('bid')!]) expect(part(props, 'Tray')).not.toMatch(/btn main/);
});
test('EC-031 what the bag still holds stands with the palace on smaller tables', () => {
  const props = late.get('takeSet')!;
  const html = viewOf(props, 'palace');
  const counts = /<ul class="ec-bag">.*?<\/ul>/.exec(html)?.[0].match(/<b>\d+<\/b>/g) ?? [];
  const sum = counts.reduce((all, one) => all + Number(/\d+/.exec(one)![0]), 0);
  expect(sum).toBe(props.view.bag.length);
  expect(sum).toBeGreaterThan(0);
});
test('one’s own hand is at hand in every decision: in the tray, beside the estate and in one’s own sheet', () => {
  expect([...late.keys()]).toEqual(expect.arrayContaining(['bid', 'takeSet', 'replenish', 'exit', 'show']));
  for (const [at, props] of late) {
    const cards = props.view.hands[props.viewer]!.pieces;
    for (const html of [viewOf(props, 'estate'), sheetOf(props, props.viewer)]) {
      const held = heldIn(html);
      expect([at, held.match(/class="ec-small/g)?.length ?? 0]).toEqual([at, cards.length]);
      for (const card of handOf(props)) expect(plain(held)).toContain(card);
    }
    if (isComposed(props.view.agenda.at(-1)!.at)) continue; // the tray asks for those that fit
    const tray = part(props, 'Tray');
    for (const card of cards) expect(tray).toContain(`data-thing="character ${card}"`);
  }
});
test('EC-030 of others the sheet tells how many cards they hold, and no card', () => {
  const props = late.get('replenish')!;
  for (const seat of COLOURS.keys()) {
    if (seat === props.viewer) continue;
    const many = props.view.hands[seat]!.pieces.length + props.view.shown[seat]!.length;
    expect(heldIn(sheetOf(props, seat))).toBe('');
    expect(plain(sheetOf(props, seat))).toContain(`${many} ${words.cards(many)}`);
  }
});
test('a card in hand stays bright after hiring, while all that is for hire is dark', () => {
  const minis = [...part(late.get('hired')!, 'Tray').matchAll(/class="([^"]*ec-mini[^"]*)"/g)].map(([, mini]) => mini);
  expect(minis.length).toBeGreaterThan(0);
  expect(minis.join(' ')).not.toContain('cannot');
});
test('a watcher has no hand and no estate', () => {
  const props = { ...late.get('replenish')!, viewer: -1, asked: false };
  const html = viewOf(props, 'estate') + part(props, 'Tray') + part(props, 'Goods') + sheetOf(props, 0);
  expect(html).not.toMatch(/ec-held|ec-mini/);
});
test('discs that are left stand on the rail of the policies, in every window', () => {
  const props = late.get('replenish')!;
  const left = props.kernel.box.pack.limits.discs - bits(props.view.done);
  for (const html of [part(props, 'Board'), viewOf(props, 'policies')])
    expect(plain(html)).toContain(words.discsLeft(left));
});
test('five panels late in the game: points, money, soldiers, cards, tiles by kind, order tile and treasures of each', () => {
  const props = late.get('takeSet')!;
  const { view, kernel } = props;
  for (const seat of COLOURS.keys()) {
    const html = panelOf(props, seat);
    const numbers = [...html.matchAll(/<b>(\d+)<\/b>/g)].map(([, number]) => Number(number));
    expect(plain(html)).toMatch(new RegExp(`^\\s*${view.vp[seat]} `));
    expect(numbers.slice(0, 2)).toEqual([view.money[seat], view.cubes[seat]]);
    expect(numbers[2]).toBe(view.hands[seat]!.pieces.length + view.shown[seat]!.length);
    expect(numbers).toHaveLength(10); // and seven kinds of tiles
    const owned = view.treasures.filter(owner => owner === seat).length + (view.order[seat] === NO_ORDER_TILE ? 0 : 1);
    expect(/ec-owned">(.*?)<\/span>/.exec(html)![1]!.match(/<svg/g) ?? []).toHaveLength(owned);
  }
  const all = COLOURS.map((_, seat) => tilesOf(view, kernel.box, seat, 1));
  expect(Math.max(...all)).toBeGreaterThan(0); // late: somebody owns something
});
test('everybody’s gain stands at the foot of every policy, five of them, the viewer’s marked', () => {
  const props = late.get('edict') ?? late.get('replenish')!;
  const feet = [...viewOf(props, 'policies').matchAll(/class="ec-gains">(.*?)<span class="ec-other"/g)];
  expect(feet).toHaveLength(props.view.policies.length);
  for (const [, foot] of feet) {
    expect(foot!.match(/<b>/g)).toHaveLength(5);
    expect(foot!.match(/ec-is-me/g)).toHaveLength(1);
  }
});
test('on a phone everybody else’s estate stands under their name, in order of their seats', () => {
  const props = late.get('replenish')!;
  const html = viewOf(props, 'rivals');
  const seats = [...html.matchAll(/data-rival="(\d)"/g)].map(([, seat]) => Number(seat));
  expect(seats).toEqual([0, 1, 2, 3, 4].filter(seat => seat !== props.viewer));
  for (const seat of seats) expect(plain(html)).toContain(NAMES[seat]);
});
