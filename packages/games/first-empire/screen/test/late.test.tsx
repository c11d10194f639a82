import { type TableProps, WordsProvider } from '@tianxia/board';
import { EMPTY, fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { CARDS_IN_REGION, inRegion, placeAt, standing } from '../../at.ts';
import { game } from '../../index.ts';
import { ALL_REGIONS } from '../../rule.ts';
import type { FirstEmpire } from '../../state.ts';
import { words } from '../../text/en/screen/index.ts';
import { screen } from '../index.tsx';
import { propsAt } from './desk.ts';

type P = TableProps<FirstEmpire>;
/** The latest position of each decision at a table of four that plays by chance, seen by whoever is asked. */
const late = new Map<string, P>();
beforeAll(() => {
  const table = tableFor(game, 4, {});
  const kernel = kernelFor(game, table, game.content);
  const rand = fastRand(7);
  const s = kernel.setup(table, rand);
  while (!kernel.over(s)) {
    const [seat = 0] = kernel.waiting(s);
    late.set(s.agenda.at(-1)!.at, propsAt(kernel, structuredClone(s), seat));
    kernel.apply(s, seat, kernel.anyOption(s, seat, rand), rand);
  }
});
const last = (): P => late.get('turn')!;

type Draw = (all: P & { draft: ReturnType<typeof screen.useDraft> }) => React.ReactNode;
function Drawn({ props, draw }: { props: P; draw: Draw }) {
  return draw({ ...props, draft: screen.useDraft(props) });
}
const drawn = (props: P, draw: Draw) =>
  renderToStaticMarkup(
    <WordsProvider value={words}>
      <Drawn props={props} draw={draw} />
    </WordsProvider>,
  );
const part = (props: P, which: 'Board' | 'Tray' | 'Goods') => {
  const Shown = screen[which]!;
  return drawn(props, all => <Shown {...all} />);
};
const sheetOf = (props: P, seat: number) => drawn(props, all => screen.Rival && <screen.Rival {...all} seat={seat} />);
const panelOf = (props: P, seat: number) => drawn(props, all => <screen.Facts {...all} seat={seat} />);
const keysIn = (html: string) => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, key]) => key!);
const SEATS = [0, 1, 2, 3];
const tuckedOf = ({ view }: P, seat: number, region: number) =>
  Array.from({ length: CARDS_IN_REGION }, (_, i) => view.tableau[seat]![placeAt(region, i)]!).filter(
    card => card !== EMPTY,
  );
const peopleIn = ({ view, kernel }: P, seat: number, region: number) =>
  kernel.box.pack.officials.reduce((sum, _, type) => sum + view.officials[standing(seat, region, type)]!, 0);

test('full lands: every card that anybody has tucked lies on the table, one’s own in the tray and a rival’s in their panel', () => {
  const props = last();
  const all = SEATS.flatMap(seat => ALL_REGIONS.flatMap(region => tuckedOf(props, seat, region)));
  expect(all.length).toBeGreaterThan(12);
  for (const seat of SEATS) {
    const keys = keysIn(seat === props.viewer ? part(props, 'Tray') : panelOf(props, seat));
    for (const region of ALL_REGIONS)
      for (const card of tuckedOf(props, seat, region)) expect(keys).toContain(`card ${card}`);
  }
});
test('FE-050 the sheet of a rival tells each region’s abilities in words, its Unrest and everybody who stands there', () => {
  const props = last();
  for (const seat of SEATS.filter(other => other !== props.viewer)) {
    const lands = sheetOf(props, seat).split('class="land').slice(1);
    expect(lands).toHaveLength(ALL_REGIONS.length);
    for (const region of ALL_REGIONS) {
      const land = lands[region]!;
      expect(land.match(/<li>/g) ?? []).toHaveLength(tuckedOf(props, seat, region).length);
      const most = props.kernel.box.pack.unrest.most;
      expect(land).toContain(`Unrest ${props.view.unrest[inRegion(seat, region)]} of ${most}`);
    }
  }
});
test('a panel draws each Official where he stands, and Workers with their number', () => {
  const props = last();
  for (const seat of SEATS) {
    const regions = panelOf(props, seat).split('class="mc"').slice(1);
    for (const region of ALL_REGIONS) {
      const standers = regions[region]!.split('class="mo"')[1]!;
      const workers = props.view.workers[inRegion(seat, region)]!;
      expect(standers.match(/<svg/g)?.length ?? 0).toBe(peopleIn(props, seat, region) + (workers > 0 ? 1 : 0));
      if (workers > 0) expect(standers).toContain(`</svg>${workers}`);
    }
  }
});
test('in every late decision each piece on the board has a key of its own, the hand is in the tray, nothing has a native title', () => {
  expect(late.size).toBeGreaterThan(8);
  for (const [at, props] of late) {
    const board = part(props, 'Board');
    const keys = keysIn(board);
    expect([at, keys.length - new Set(keys).size]).toEqual([at, 0]);
    const tray = part(props, 'Tray');
    expect(board + tray).not.toContain(' title="');
  }
  const props = last();
  const hand = props.view.hands[props.viewer]!;
  expect(hand.length).toBeGreaterThan(0);
  expect(keysIn(part(props, 'Tray'))).toEqual(expect.arrayContaining(hand.map(card => `card ${card}`)));
});
test('somebody who watches late in the game sees all boards and no hand', () => {
  const props = { ...last(), viewer: -1, asked: false };
  const [hand = []] = [last().view.hands[last().viewer]];
  const keys = keysIn(part(props, 'Board') + part(props, 'Tray'));
  for (const card of hand) expect(keys).not.toContain(`card ${card}`);
  for (const seat of SEATS) expect(sheetOf(props, seat).split('class="land')).toHaveLength(ALL_REGIONS.length + 1);
});
