import { type Frame, fastRand, kernel, tableFor } from '@tianxia/kernel';
import { begins } from '@tianxia/kernel/testing';
import { expect, test } from 'vitest';
import { ACTIONS } from '../content/shape.ts';
import { game } from '../index.ts';
import { canMoveDown } from '../moves/freeMove.ts';
import { reassigning } from '../moves/officials.ts';
import type { Frames, ZhanGuo } from '../state.ts';
import type { Given, Side } from './given.ts';
import { type Position, position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
/** This frame is asked of Blue, or Red's turn that comes after it. */
function asked(p: Position, frame: Frame<Frames>, k = p.k): string {
  p.s.agenda = [{ at: 'play', seat: 1 }, frame];
  begins(k, p.s, tableFor(game, 3), fastRand(1));
  return p.s.agenda.at(-1)!.at;
}
/** The Court Actions that are listed for Blue, who holds card 50; the list is made another way than a refusal is. */
function actions(Blue: Side, more: Given = {}): string[] {
  const p = position({ Blue, ...more });
  const words = p
    .turn('Blue', 50)
    .options()
    .filter(one => one.startsWith('play.court ') && one.endsWith(' 50'));
  const listed = words.map(one => ACTIONS[Number(one.split(' ')[1])]!);
  for (const action of ACTIONS) {
    const option = p.k.read(`play.court ${ACTIONS.indexOf(action)} 50`)!;
    expect([action, listed.includes(action)]).toEqual([action, p.k.whyNot(p.s, 0, option) === 0]);
  }
  return listed;
}
const ALL = { red: 0, gray: 0, white: 0 };

test('ZG-068 ZG-098 listed are the actions that can be carried out', () => {
  expect(actions({ workers: [2, 1], above: 'red1 gray1 white1' })).toEqual([...ACTIONS]);
  expect(actions({ supply: ALL, above: 'red1' })).not.toContain('recruit');
  expect(actions({})).not.toContain('reassign');
  expect(actions({ workers: [1] })).toEqual(['wall', 'recruit']);
});
test('ZG-068 with all pieces on the gameboard none is listed', () => {
  const pieces = position().box.pack.pieces;
  const spots = ['1a', '1b', '1c', '2a', '2b', '2c', '3a', '3b', '3c'].slice(0, pieces.governors).join(' ');
  expect(actions({ above: 'red1 gray1 white1', governors: spots })).not.toContain('governor');
  const p = position({ Blue: { workers: [3, 1] } });
  p.s.palacesLeft[0] = 0;
  p.turn('Blue', 50).refuses('court palace 50', 'noPalaceLeft');
  expect(p.table.options().filter(one => one.startsWith('play.court 1 '))).toEqual([]);
});
test('ZG-144 ZG-150 of the tucked cards those are listed that react and are unused', () => {
  const p = position({
    Blue: { tucked: { 1: [60, 61], 2: [62], 4: [63, 64, 65] } },
    cards: { 60: ['recruit', VP2], 61: ['wall', VP2], 62: ['recruit', VP2], 63: ['hire', VP2], 65: ['recruit', VP2] },
    court: [70],
  });
  p.turn('Blue', 40).plays('court recruit 40', 'recruit red 5');
  const cards = () => p.table.options().filter(one => one.startsWith('activate.card'));
  expect(cards()).toEqual(['activate.card 60', 'activate.card 62', 'activate.card 65']);
  p.table.refuses('card 61', 'otherTrigger').refuses('activate.card 0', 'notOffered').plays('card 62');
  expect(cards()).toEqual(['activate.card 60', 'activate.card 65']);
  p.table.refuses('card 62', 'usedAlready').plays('card 65', 'card 60').at('play', 1);
});
test('ZG-147 a number that does not fit: cards that would react are not asked for', () => {
  const p = position({ Blue: { tucked: { 1: [60] } }, cards: { 60: ['recruit', VP2] } });
  const frame = (fits: boolean) => ({ at: 'activate', seat: 0, action: 4, fits, used: 0, powers: 0 }) as const;
  expect([asked(p, frame(true)), asked(p, frame(false))]).toEqual(['activate', 'play']);
});
test('ZG-249 a power is of use if one of the things it gives is', () => {
  const p = position({ options: { boards: 'sideB' }, Blue: { board: 'star' } });
  const frame = { at: 'activate', seat: 0, action: 4, fits: false, used: 0, powers: 0 } as const;
  const giving = (...kinds: ('some' | 'none')[]) => {
    const gives = kinds.map(kind => (kind === 'some' ? VP2 : ({ kind: 'calmAnywhere', steps: 1 } as const)));
    const powers = p.box.powers.map(power => ({ ...power, gives }));
    return asked(p, frame, kernel(game, { ...p.box, powers }));
  };
  expect([giving('some', 'none'), giving('none', 'some'), giving('none', 'none')]).toEqual([
    'activate',
    'activate',
    'play',
  ]);
});
test('ZG-104 ZG-105 ZG-106 the steps that are listed are those the map allows, from either kind of area', () => {
  const p = position({ Blue: { above: 'red1', below: 'gray1 white4' } });
  expect(asked(p, reassigning(0, 2))).toBe('reassign');
  const listed = new Set(p.table.options());
  for (let official = 0; official < 30; official++)
    for (let area = 0; area < 10; area++) {
      const words = `reassign.step ${official} ${area}`;
      expect([words, listed.has(words)]).toEqual([words, p.k.whyNot(p.s, 0, p.k.read(words)!) === 0]);
    }
  expect(p.table.plays('step white4w 3w').at('reassign', 0).state.below[8]).toBe(1);
});
test('ZG-107 only a Workers area can be full: a Governors area never is, the first Workers area too', () => {
  const p = position({ Blue: { above: 'red2', below: 'gray1 white1 red2' }, Red: { above: 'red2' } });
  asked(p, reassigning(1, 1));
  p.table.offers('step red2 1');
  asked(p, reassigning(0, 1));
  p.table.refuses('step red2w 1w', 'passingNeedsPoint').offers('step red2 1');
});
test('ZG-103 ZG-121 without an Official on the board nothing is re-assigned, without one in supply none is free', () => {
  expect(asked(position(), reassigning(0, 2))).toBe('play');
  expect(asked(position({ Blue: { above: 'red1' } }), reassigning(0, 2))).toBe('reassign');
  expect(asked(position({ Blue: { supply: ALL } }), { at: 'freeOfficial', seat: 0 })).toBe('play');
  expect(asked(position({ Blue: { supply: { ...ALL, red: 1 } } }), { at: 'freeOfficial', seat: 0 })).toBe(
    'freeOfficial',
  );
});
test('ZG-069 a step down needs somebody above and room below', () => {
  const can = (Blue: Side) => {
    const p = position({ Blue });
    return canMoveDown({ s: p.s, box: p.box, seat: 0 } as unknown as Parameters<typeof canMoveDown>[0] & ZhanGuo);
  };
  expect([can({}), can({ above: 'red1' }), can({ above: 'red1', below: 'gray1 gray1' })]).toEqual([false, true, false]);
  expect(can({ above: 'red1 red2', below: 'gray1 gray1' })).toBe(true);
});
test('ZG-246 a step down may not spoil the Governor, unless there is another trio or none at all', () => {
  const at = (Blue: Side, Red: Side = {}) => {
    const p = position({ Blue, Red });
    p.s.agenda = [
      { at: 'play', seat: 1 },
      { at: 'governor', seat: 0 },
    ];
    return p.table;
  };
  const TRIO = 'red1 gray1 white1';
  at({ above: TRIO }, { above: TRIO }).refuses('moveDown red1', 'spoilsAction');
  at({ above: `${TRIO} red3 gray3 white3` }).offers('moveDown red1', 'moveDown red3');
  at({ above: 'red1 gray1' }).offers('moveDown red1');
});
