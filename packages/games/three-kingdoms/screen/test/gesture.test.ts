import { type Desk, gestureOn, type Made, nothingMade, type ThingKey, thing } from '@tianxia/board';
import { fastRand, kernelFor, OK, type Option, tableFor, type View } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../index.ts';
import type { State, ThreeKingdoms } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { NONE, type Want, wantsNothing } from '../bid.ts';
import { gestures } from '../gestures.ts';
import { bidding, kernel, named, placed, spaceNamed } from './position.ts';

const kernelOf = (kind: string) => {
  const table = tableFor(game, 3, { game: kind });
  return { table, kernel: kernelFor(game, table, game.content) };
};
const deskFor = (s: State, seat: number, k = kernel): Desk<ThreeKingdoms> => ({
  kernel: k,
  view: k.view(s, seat) as View<State>,
  seat,
  asked: true,
  texts,
});
const gesturing = (s: State, seat: number, k = kernel) => gestureOn<ThreeKingdoms, Want>(deskFor(s, seat, k), gestures);
const presses = (on: ReturnType<typeof gesturing>, ...keys: ThingKey[]): Made<Want> =>
  keys.reduce<Made<Want>>((made, key) => on.press(made, key) ?? made, nothingMade);

describe('along random games', () => {
  test.each([
    ['full', 1],
    ['full', 2],
    ['tutorial', 4],
  ])('every legal option is reached by pressing things (%s, game %i)', (kind, seed) => {
    const { table, kernel: k } = kernelOf(kind);
    const rand = fastRand(seed);
    const s = k.setup(table, rand);
    const seen = new Set<string>();
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const on = gesturing(s, seat, k);
      const options: Option[] = [];
      options.length = k.options(s, seat, options, true);
      const { at } = s.agenda.at(-1)!;
      seen.add(at);
      const tried = options[rand(options.length)]!;
      const { asked } = on.momentOf(nothingMade);
      const { things } = asked.all.find(({ option }) => option === tried)!;
      let made: Made<Want> = nothingMade;
      for (const key of things) if (on.proposal(made)[0] !== tried) made = on.press(made, key) ?? made; // the last may follow
      expect([k.write(tried), on.proposal(made)[0]]).toEqual([k.write(tried), tried]);
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bid', 'actions', 'choose']));
  });
  test('what is proposed is legal step by step, and ends where another decision begins', () => {
    const { table, kernel: k } = kernelOf('full');
    const rand = fastRand(5);
    const s = k.setup(table, rand);
    let deepest = 0;
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const on = gesturing(s, seat, k);
      let made: Made<Want> = nothingMade;
      for (let i = 0; i < 12; i++) {
        const looks = on.looks(made).filter(({ is }) => is === 'can');
        const next = looks[rand(looks.length)];
        if (next === undefined) break;
        made = on.press(made, next.thing) ?? made;
      }
      const line = on.proposal(made);
      deepest = Math.max(deepest, line.length);
      line.forEach((option, i) => {
        const after = i === 0 ? k.view(s, seat) : k.preview(k.view(s, seat), seat, line.slice(0, i), fastRand(1)).after;
        expect(k.whyNot(after, seat, option)).toBe(OK);
      });
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
    expect(deepest).toBeGreaterThan(2);
  });
});

describe('a bid is composed', () => {
  const s = bidding(3);
  const on = gesturing(s, 0);
  const [general, other] = [...s.players[0]!.shown, ...s.players[0]!.fresh] as [number, number];
  const TRIBUTE = spaceNamed('demand-tribute');
  test('of a general and a space, in any order', () => {
    const line = on.proposal(presses(on, thing('general', general), thing('space', TRIBUTE)));
    expect(kernel.write(line[0]!)).toBe(`bid.assign ${general} ${TRIBUTE}`);
    expect(on.proposal(presses(on, thing('space', TRIBUTE), thing('general', general)))).toEqual(line);
    expect(on.proposal(on.drop(nothingMade, thing('general', general), thing('space', TRIBUTE))!)).toEqual(line);
  });
  test('another general or space takes the place of the first; a second press takes it back', () => {
    const made = presses(on, thing('general', general), thing('space', TRIBUTE), thing('general', other));
    expect(on.stageOf(made)).toMatchObject({ general: other, space: TRIBUTE });
    expect(on.stageOf(presses(on, thing('general', general), thing('general', general)))).toEqual(wantsNothing);
  });
  test('undo gives up the space first, then the general', () => {
    const made = presses(on, thing('general', general), thing('space', TRIBUTE));
    expect(on.stageOf(on.back(made)!)).toMatchObject({ general, space: NONE });
    expect(on.stageOf(on.back(on.back(made)!)!)).toEqual(wantsNothing);
  });
  test('TK-105 another state’s tribe says why not, and nothing is picked', () => {
    const key = thing('space', kernel.box.tribeSpace[1]!);
    expect(on.look(nothingMade, key)).toMatchObject({ is: 'cannot', why: { rule: 'TK-105' } });
    expect(on.press(nothingMade, key)).toMatchObject({ refused: { thing: key } });
  });
  test('a space is offered quietly until a general is picked', () => {
    expect(on.look(nothingMade, thing('space', TRIBUTE))?.is).toBe('may');
    expect(on.look(presses(on, thing('general', general)), thing('space', TRIBUTE))?.is).toBe('can');
  });
});

test('stationing: a location that fits several generals asks which, never takes the lord by itself', () => {
  const s = bidding();
  const border = kernel.box.battleBorder.findIndex((at, space) => at >= 0 && kernel.box.open[0]![space]);
  const [cavalry] = kernel.box.locationsOf[kernel.box.battleBorder[border]!]!.filter(
    at => kernel.box.locationArmy[at] === 1,
  );
  const units = { space: border, total: 5, army: 1, units: 1 };
  s.bids.push(
    placed({ seat: 0, general: named('cao-cao'), ...units }),
    placed({ seat: 0, general: named('xiahou-dun'), ...units }),
  );
  s.agenda.push({ at: 'station', seat: 0, space: border });
  const on = gesturing(s, 0);
  const made = presses(on, thing('location', cavalry!));
  expect(on.proposal(made)).toEqual([]);
  expect(on.look(made, thing('general', named('xiahou-dun')))?.is).toBe('can');
  const line = on.proposal(presses(on, thing('location', cavalry!), thing('general', named('xiahou-dun'))));
  expect(kernel.write(line[0]!)).toBe(`station.station ${named('xiahou-dun')} ${cavalry}`);
});
test('TK-282 a general without units cannot be stationed, and says so', () => {
  const s = bidding();
  const border = kernel.box.battleBorder.findIndex((at, space) => at >= 0 && kernel.box.open[0]![space]);
  s.bids.push(
    placed({ seat: 0, general: named('cao-cao'), space: border, total: 5 }),
    placed({ seat: 0, general: named('xiahou-dun'), space: border, total: 5, army: 1, units: 1 }),
  );
  s.agenda.push({ at: 'station', seat: 0, space: border });
  const look = gesturing(s, 0).look(nothingMade, thing('general', named('cao-cao')));
  expect(look).toMatchObject({ is: 'cannot', why: { name: 'withoutUnits' } });
});
