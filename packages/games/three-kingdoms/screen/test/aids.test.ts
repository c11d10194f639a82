import { gestureOn, nothingMade } from '@tianxia/board';
import { describe, expect, test } from 'vitest';
import { bestAnswer, knownFree, unseen } from '../../facts/answers.ts';
import { boundFor } from '../../facts/borders.ts';
import { distances } from '../../facts/ends.ts';
import { orderNext, winsNow } from '../../facts/order.ts';
import { sightOf } from '../../facts/sights.ts';
import { sideTotal, winnersOf } from '../../facts/strength.ts';
import { upkeepNext } from '../../facts/upkeep.ts';
import type { State, ThreeKingdoms } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { FREE, GOLD, has, RICE, SUPPORT, TRAINED } from '../../words.ts';
import { bidLine, type Want, wantsNothing } from '../bid.ts';
import { bringsTo } from '../brings.ts';
import { changesBy } from '../changes.ts';
import { faceOf } from '../faces.ts';
import { gestures } from '../gestures.ts';
import { declineHint } from '../prompt.ts';
import { bidding, kernel, named, placed, spaceNamed } from './position.ts';

const { box } = kernel;
const CONSTRUCT = spaceNamed('construct-enhancement');
const TRIBUTE = spaceNamed('demand-tribute');

describe('who leads a space', () => {
  test('the highest total stands first, with the number of the bid that made it', () => {
    const s = bidding();
    s.bids.push(
      placed({ seat: 0, general: named('cao-ren'), space: TRIBUTE, total: 4 }),
      placed({ seat: 1, general: named('gan-ning'), space: TRIBUTE, total: 5 }),
    );
    const { sides, tie } = sightOf(s, box, TRIBUTE);
    expect(sides.map(side => [side.seats, side.total, side.since])).toEqual([
      [[1], 5, 2],
      [[0], 4, 1],
    ]);
    expect(tie).toBe('none');
  });
  test('TK-141 an equal total stays with who was there first; TK-143 Cao Cao takes it', () => {
    const s = bidding();
    s.alliance = TRIBUTE;
    s.bids.push(
      placed({ seat: 1, general: named('lu-su'), space: CONSTRUCT, total: 5 }),
      placed({ seat: 0, general: named('guo-jia'), space: CONSTRUCT, total: 5 }),
    );
    expect(sightOf(s, box, CONSTRUCT)).toMatchObject({ tie: 'first', sides: [{ seats: [1] }, { seats: [0] }] });
    s.bids[1]!.general = named('cao-cao');
    expect(sightOf(s, box, CONSTRUCT)).toMatchObject({ tie: 'skill', sides: [{ seats: [0] }, { seats: [1] }] });
  });
  test('TK-090 on the alliance space the allies are one side', () => {
    const s = bidding();
    s.alliance = CONSTRUCT;
    s.allies = 0b110;
    s.bids.push(
      placed({ seat: 0, general: named('guo-jia'), space: CONSTRUCT, total: 5 }),
      placed({ seat: 1, general: named('lu-su'), space: CONSTRUCT, total: 3 }),
      placed({ seat: 2, general: named('fa-zheng'), space: CONSTRUCT, total: 4 }),
    );
    const [first] = sightOf(s, box, CONSTRUCT).sides;
    expect(first).toMatchObject({ seats: [1, 2], total: 7, since: 3 });
  });
});

const momentAt = (s: State, seat = 0) =>
  gestureOn<ThreeKingdoms, Want>({ kernel, view: kernel.view(s, seat), seat, asked: true, texts }, gestures).momentOf(
    nothingMade,
  );
describe('a bid in the making', () => {
  test('shows on every space the total and the verdict that the rules give once it is made', () => {
    const s = bidding(3);
    s.players[0]!.goods[SUPPORT] = 2;
    const moment = momentAt(s);
    const general = s.players[0]!.shown[0] ?? s.players[0]!.hidden[0] ?? s.players[0]!.fresh[0]!;
    for (const space of box.spacesOf[0]!) {
      const want = { ...wantsNothing, general, space, support: 1 };
      const made = bidLine(moment, want)!;
      const brings = bringsTo(moment, want, space)!;
      expect(kernel.write(made.line[0]!)).toBe(`bid.assign ${general} ${space}`);
      if (brings.verdict === 'taken') continue;
      expect(brings.total).toBe(sideTotal(made.s, space, 0));
      expect(brings.verdict === 'leads' || brings.verdict === 'holds').toBe(has(winnersOf(made.s, box, space), 0));
      expect(made.bid).toMatchObject({ support: 1, space });
    }
  });
  test('more support than there is becomes as much as there is; none is asked for where none can go', () => {
    const s = bidding(3);
    s.players[0]!.goods[SUPPORT] = 1;
    const moment = momentAt(s);
    const general = s.players[0]!.fresh[0] ?? s.players[0]!.shown[0]!;
    const common = bidLine(moment, { ...wantsNothing, general, space: TRIBUTE, support: 5, units: 2 })!;
    expect(common.bid).toMatchObject({ support: 1, units: 0 });
    const tribe = bidLine(moment, { ...wantsNothing, general, space: box.tribeSpace[0]!, support: 1, gold: 9 })!;
    expect(tribe.bid).toMatchObject({ support: 0, gold: box.leadership[general] });
  });
  test('nothing is made of a general or a space that is not open', () => {
    const s = bidding(3);
    const moment = momentAt(s);
    const general = s.players[0]!.fresh[0] ?? s.players[0]!.shown[0]!;
    expect(bidLine(moment, { ...wantsNothing, general, space: box.tribeSpace[1]! })).toBeUndefined();
    expect(bringsTo(moment, { ...wantsNothing, general: named('liu-bei') }, TRIBUTE)).toBeUndefined();
  });
});

test('TK-171 who declines the tribe is told that it no longer counts, where the table says so', () => {
  const hints = (tribeCountsIfTaken: boolean) =>
    [box.tribeSpace[0]!, TRIBUTE].map(space => declineHint(words, { ...box, tribeCountsIfTaken }, space));
  expect(hints(false)).toEqual([words.declineHint, words.declineHint]);
  expect(hints(true)).toEqual([words.declineTribeHint, words.declineHint]);
});
describe('forecasts', () => {
  test('TK-167 TK-168 TK-169 next order: wins, then military points, then Wei, Wu, Shu', () => {
    const s = bidding();
    s.alliance = CONSTRUCT;
    expect(orderNext(s, box)).toEqual([0, 1, 2]);
    s.players[2]!.military = 1;
    expect(orderNext(s, box)).toEqual([2, 0, 1]);
    s.bids.push(placed({ seat: 1, general: named('gan-ning'), space: TRIBUTE, total: 5 }));
    expect(winsNow(s, box)).toEqual([0, 1, 0]);
    expect(orderNext(s, box)).toEqual([1, 2, 0]);
  });
  test('TK-356 TK-357 TK-358 TK-359 TK-360 upkeep due, and the deficit it would bring', () => {
    const s = bidding();
    const [first, second] = box.locationsOf[box.bordersOf[0]![0]!]!;
    s.garrison[first!] = named('zhang-liao');
    s.units[first!] = 2;
    s.token[first!] = 2; // on the treasury
    s.players[0]!.goods[GOLD] = 0;
    s.players[0]!.goods[RICE] = 5;
    s.players[0]!.goods[SUPPORT] = 2;
    expect(upkeepNext(s, box, 0)).toEqual({ gold: 1, rice: 3, missing: 1 });
    expect(boundFor(s, box, 0)).toBe(box.bordersOf[0]![1]);
    s.garrison[second!] = named('xu-huang');
    expect(boundFor(s, box, 0)).toBe(-1);
    expect(distances(s, box)).toMatchObject({ stationed: [2, 0, 0], ranks: [5, 5, 5], rounds: 11 });
  });
});

describe('rivals', () => {
  test('their strongest known general with everything along, and whether that would take the space', () => {
    const s = bidding();
    const [wu] = [s.players[1]!];
    wu.shown = [named('gan-ning'), named('zhang-zhao')];
    wu.fresh = [];
    wu.hidden = [named('lu-su')];
    wu.goods[SUPPORT] = 1;
    s.post[named('zhang-zhao')] = FREE;
    s.bids.push(placed({ seat: 0, general: named('cao-ren'), space: TRIBUTE, total: 6 }));
    const view = kernel.view(s, 0);
    expect(knownFree(view, 1)).toEqual([named('gan-ning'), named('zhang-zhao')]);
    expect(unseen(view, 1)).toBe(1);
    expect(bestAnswer(view, box, 1, TRIBUTE)).toEqual({
      seat: 1,
      general: named('gan-ning'),
      adds: 6,
      leads: false,
      hidden: 1,
    });
    s.bids[0]!.total = 5;
    expect(bestAnswer(kernel.view(s, 0), box, 1, TRIBUTE)?.leads).toBe(true);
  });
  test('units count in a battle, and nobody answers where they may not bid or after passing', () => {
    const s = bidding();
    const border = box.battleBorder.findIndex((_, space) => box.open[1]![space] && box.battleBorder[space]! >= 0);
    s.players[1]!.shown = [named('gan-ning')];
    s.players[1]!.fresh = [];
    s.players[1]!.hidden = [];
    s.players[1]!.goods[TRAINED] = 2;
    s.players[1]!.goods[5] = 2;
    expect(bestAnswer(kernel.view(s, 0), box, 1, border)?.adds).toBe(7 + s.players[1]!.goods[SUPPORT]!);
    expect(bestAnswer(kernel.view(s, 0), box, 1, box.tribeSpace[1]!)).toBeUndefined();
    s.players[1]!.passed = true;
    expect(bestAnswer(kernel.view(s, 0), box, 1, TRIBUTE)).toBeUndefined();
  });
});

test('a choice tells what it changes for the chooser', () => {
  const s = bidding();
  s.agenda.push({ at: 'farm', seat: 0, space: spaceNamed('develop-farm-or-harvest') });
  s.bids.push(placed({ seat: 0, general: named('cao-cao'), space: spaceNamed('develop-farm-or-harvest'), total: 5 }));
  s.players[0]!.level[0] = 2;
  s.players[0]!.flipped[0] = 2;
  const changed = (choice: string) => changesBy(words, kernel, 0, kernel.view(s, 0), kernel.read(choice)!);
  expect(changed('farm.harvest 1')).toEqual({
    goods: [{ good: RICE, from: s.players[0]!.goods[RICE], to: s.players[0]!.goods[RICE]! + 5 }],
    notes: ['rice upkeep −1 each round'],
  });
  expect(changed('farm.develop').notes).toContain('farm level 3');
});

test('every general has a face, always the same', () => {
  for (const { id, headgear } of box.pack.generals)
    expect(faceOf(id, headgear === 'civil')).toEqual(faceOf(id, headgear === 'civil'));
  expect(faceOf('guan-yu', false)).toMatchObject({ beard: 'long', skin: 'ruddy' });
});
