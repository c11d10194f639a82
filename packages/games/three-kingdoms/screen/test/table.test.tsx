import { byDoer, type TableProps, WordsProvider } from '@tianxia/board';
import { fastRand, kernelFor, known, put, type Told, tableFor } from '@tianxia/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../index.ts';
import type { State, ThreeKingdoms } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { GOLD, STATIONED } from '../../words.ts';
import { wanting, wantsNothing } from '../bid.ts';
import { Extras } from '../Extras.tsx';
import { screen } from '../index.tsx';
import { bidding, kernel, named, placed, spaceNamed } from './position.ts';

const propsAt = (s: State, viewer = 0, last: readonly Told[] = []): TableProps<ThreeKingdoms> => ({
  kernel,
  texts,
  view: kernel.view(s, viewer),
  viewer,
  players: ['blue', 'red', 'green'].map((colour, i) => ({ name: ['Mei', 'Bo', 'Théo'][i]!, colour })),
  asked: kernel.waiting(s).includes(viewer),
  last,
  pointed: [],
  proposed: undefined,
  line: [],
  preview: undefined,
  compose() {},
  propose() {},
  confirm() {},
  openRule() {},
});
type Part = 'Board' | 'Tray' | 'Goods' | 'Beside' | 'Outcome';
function Drawn({ props, parts }: { props: TableProps<ThreeKingdoms>; parts: readonly Part[] }) {
  const draft = screen.useDraft(props);
  return parts.map(part => {
    const Shown = screen[part]!;
    return <Shown key={part} {...props} draft={draft} />;
  });
}
const draw = (props: TableProps<ThreeKingdoms>, ...parts: Part[]) =>
  renderToStaticMarkup(
    <WordsProvider value={words}>
      <Drawn props={props} parts={parts} />
    </WordsProvider>,
  );
function RivalOf({ props, seat }: { props: TableProps<ThreeKingdoms>; seat: number }) {
  const draft = screen.useDraft(props);
  return (
    <>
      <screen.Facts {...props} draft={draft} seat={seat} />
      {screen.Rival && <screen.Rival {...props} draft={draft} seat={seat} />}
    </>
  );
}
const unescaped = (html: string) => html.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');
const keysIn = (html: string) => [...html.matchAll(/data-thing="([^"]+)"/g)].map(([, key]) => key!);

test('every space, location, tribe and general on the table has a key of its own, and no native title', () => {
  const s = bidding();
  const [at] = kernel.box.locationsOf[kernel.box.bordersOf[0]![0]!]!;
  s.garrison[at!] = named('zhang-liao');
  s.units[at!] = 2;
  s.post[named('zhang-liao')] = STATIONED;
  s.bids.push(
    placed({ seat: 1, general: named('gan-ning'), space: spaceNamed('demand-tribute'), total: 5, support: 1 }),
  );
  const html = draw(propsAt(s), 'Board', 'Tray', 'Goods', 'Beside');
  const keys = keysIn(draw(propsAt(s), 'Board'));
  expect(new Set(keys).size).toBe(keys.length);
  for (const space of kernel.box.everySpace) expect(keys).toContain(`space ${space}`);
  for (const general of ['zhang-liao', 'gan-ning']) expect(keys).toContain(`general ${named(general)}`);
  expect(keys).toContain(`backing ${named('gan-ning')}`);
  expect(keys).toEqual(expect.arrayContaining(['tribe 0', 'tribe 1', 'tribe 2', `location ${at}`]));
  expect(html).not.toContain(' title="');
});
test('what a general does not need is no greyed option: importing from both decks takes the skill for it', () => {
  const s = bidding();
  const space = spaceNamed('hire-import');
  s.bids.push(placed({ seat: 0, general: named('cao-cao'), space, total: 5 }));
  s.agenda.push({ at: 'technology', seat: 0, space, done: 0 });
  const html = draw(propsAt(s), 'Tray');
  expect(html).toContain('Import technology from the Unification deck');
  expect(html).not.toContain('both decks');
  expect(html).toContain('Hire or import first'); // done cannot be said before anything is done
});
test('a rival’s sheet shows what is theirs beside what is yours; a watcher has nothing to compare', () => {
  const s = bidding();
  s.players[1]!.goods[GOLD] = 7;
  s.players[0]!.goods[GOLD] = 2;
  s.players[1]!.built = [1];
  const sheet = (viewer: number) =>
    renderToStaticMarkup(
      <WordsProvider value={words}>
        <RivalOf props={propsAt(s, viewer)} seat={1} />
      </WordsProvider>,
    );
  expect(sheet(0)).toContain('you 2');
  expect(sheet(0)).toContain(kernel.box.pack.enhancements[0]!.names.en);
  expect(sheet(-1)).not.toContain('you 2');
});
test('own goods say what they would become', () => {
  const s = bidding();
  const view = kernel.view(s, 0);
  const line = [kernel.read('bid.pass')!];
  const preview = kernel.preview(view, 0, line, fastRand(1));
  preview.after.players[0]!.goods[GOLD] = 9;
  expect(draw({ ...propsAt(s), line, preview }, 'Goods')).toContain('→9');
});
test('all recruit at once: what each rival recruited is told as that rival’s deed', () => {
  const told: Told[] = [0, 1, 2].map(seat => ['recruited', seat, 1]);
  const deeds = byDoer({ seat: 0, at: 0, version: 1, told }, kernel as never, 3, screen.heads!);
  expect(deeds.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
test('a choice that stays sealed until everybody has chosen has no empty sheet of what it does', () => {
  const s = bidding();
  const line = [kernel.read('bid.pass')!];
  const preview = kernel.preview(kernel.view(s, 0), 0, line, fastRand(1));
  expect(draw({ ...propsAt(s), line, preview }, 'Outcome')).toContain('You passed');
  const sealed = { ...preview, told: [], after: kernel.view(s, 0) };
  expect(draw({ ...propsAt(s), line, preview: sealed }, 'Outcome')).toBe('');
});
test('that a card is drawn is said where chance decides it, not where a known card is taken', () => {
  const says = (change: (s: State) => void) => {
    const s = bidding();
    s.agenda.push({ at: 'deck', seat: 0 });
    change(s);
    const line = [kernel.read('deck.draw 0')!];
    const preview = kernel.preview(kernel.view(s, 0), 0, line, fastRand(1));
    return draw({ ...propsAt(s), line, preview }, 'Outcome').includes(words.drawsCard);
  };
  expect(says(() => {})).toBe(true);
  expect(says(s => s.decks[0]!.splice(0).forEach(card => void put(s.under[0]!, card, known(0))))).toBe(false);
});
/** As late as it gets: eight generals, all of them known and free, and eight enhancements built. */
function crowded(): State {
  const s = bidding();
  const player = s.players[0]!;
  const others = new Set(s.players.flatMap((one, seat) => (seat === 0 ? [] : one.shown)));
  player.shown = [...player.shown, ...player.fresh, ...player.hidden, ...player.reserve]
    .filter(general => !others.has(general))
    .slice(0, 8);
  player.fresh = [];
  player.hidden = [];
  player.built = [1, 2, 3, 4, 5, 6, 7, 8];
  s.emperor = 0;
  return s;
}
const panelOf = (s: State, seat: number) =>
  renderToStaticMarkup(
    <WordsProvider value={words}>
      <RivalOf props={propsAt(s, 1)} seat={seat} />
    </WordsProvider>,
  );
test('eight generals in hand: each has his card with both values and his skill in words, in the tray or in his tip', () => {
  const s = crowded();
  const { shown } = s.players[0]!;
  expect(shown).toHaveLength(8);
  const tray = draw(propsAt(s), 'Tray');
  expect(keysIn(tray)).toEqual(expect.arrayContaining(shown.map(general => `general ${general}`)));
  expect(tray.match(/class="tk-value"/g)).toHaveLength(16);
  for (const general of shown) {
    const { name, text } = words.skillText(kernel.box.pack.generals[general - 1]!);
    for (const said of [name, text]) expect(unescaped(tray)).toContain(said);
  }
});
test('eight enhancements built: a rival sees each with its name and what it is worth, in the panel and in the sheet', () => {
  const html = unescaped(panelOf(crowded(), 0));
  for (const { names } of kernel.box.pack.enhancements.slice(0, 8)) expect(html).toContain(names.en);
});
test('whoever holds the Han emperor token has it in their panel, nobody else; on its way it lies with the general', () => {
  const s = crowded();
  const held = (seat: number) => keysIn(panelOf(s, seat)).filter(key => key === 'han 0').length;
  expect([0, 1, 2].map(held)).toEqual([1, 0, 0]);
  const [general] = s.players[0]!.shown;
  s.bids.push(placed({ seat: 0, general: general!, space: spaceNamed('demand-tribute'), total: 6, emperor: 1 }));
  expect([0, 1, 2].map(held)).toEqual([0, 0, 0]);
  expect(keysIn(draw(propsAt(s), 'Board')).filter(key => key === 'han 0')).toHaveLength(1);
});

test('TK-104 battles and tribes are looked for on the borders, the others among the spaces, wherever a pack lists them', () => {
  const pack = { ...content, spaces: content.spaces.toReversed() };
  for (const { box } of [kernel, kernelFor(game, tableFor(game, 3), pack)]) {
    const shown = (id: string) => {
      const { shows } = screen.views!.find(one => one.id === id)!;
      return box.everySpace.filter(space => shows!(`space ${space}`, box));
    };
    const own = box.everySpace.filter(space => box.pack.spaces[space]!.only !== undefined);
    expect(shown('borders')).toEqual(own);
    expect(shown('spaces')).toEqual(box.everySpace.filter(space => !own.includes(space)));
  }
});
test('TK-295 where to station one who needs no units is asked at the borders', () => {
  const { box } = kernel;
  const s = bidding();
  const general = box.stationsAlone.indexOf(true);
  const seat = box.seatOf[general]!;
  const space = box.battleBorder.indexOf(box.bordersOf[seat]![0]!);
  s.bids.push(placed({ seat, general, space, total: 9 }));
  s.players[seat]!.shown.push(general);
  s.agenda.push({ at: 'station', seat, space });
  let asking: string[] = [];
  const Asking = () => {
    const draft = screen.useDraft(propsAt(s, seat));
    asking = screen.views!.filter(({ asks }) => asks?.(draft)).map(({ id }) => id);
    return null;
  };
  renderToStaticMarkup(
    <WordsProvider value={words}>
      <Asking />
    </WordsProvider>,
  );
  expect(asking).toEqual(['borders']);
});
test('TK-128 TK-129 TK-134 what may go along is asked for where it may lie, and of units and gold the last wish counts', () => {
  const s = bidding();
  const general = named('cao-cao');
  const player = s.players[0]!;
  player.goods = player.goods.map(() => 3);
  const asked = (id?: string) => {
    const space = id === undefined ? -1 : spaceNamed(id);
    const Sending = () => {
      const draft = screen.useDraft(propsAt(s));
      return <Extras {...propsAt(s)} draft={{ ...draft, want: { ...wantsNothing, general, space } }} />;
    };
    const html = renderToStaticMarkup(
      <WordsProvider value={words}>
        <Sending />
      </WordsProvider>,
    );
    return (
      [
        ['support', words.moreSupport],
        ['units', words.moreUnits],
        ['gold', words.moreGold],
      ] as const
    ).flatMap(([what, label]) => (html.includes(`"${label}"`) ? [what] : []));
  };
  expect(asked()).toEqual(['support', 'units']);
  expect(asked('recruit-armies')).toEqual(['support']);
  expect(asked('battle-wei-wu')).toEqual(['support', 'units']);
  expect(asked('tribal-wei')).toEqual(['units', 'gold']);
  const armed = wanting({ ...wantsNothing, general }, { army: 1, units: 2 });
  const paying = wanting(armed, { gold: 3 });
  expect([paying.units, paying.gold, wanting(paying, { units: 1 }).gold]).toEqual([0, 3, 0]);
  expect(wanting(armed, { support: 1 })).toMatchObject({ units: 2, support: 1 });
});
