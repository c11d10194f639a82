import { expect, test } from 'vitest';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;

test('ZG-096 the card goes face up on top of the pile, then the action follows', () => {
  const p = position({ court: [70] });
  p.turn('Blue', 50).plays('court recruit 50').at('recruit', 0);
  expect([p.s.court, p.of('Blue').hand.includes(50)]).toEqual([[70, 50], false]);
  p.table.refuses('play.court 4 51', 'notOffered').plays('recruit white 3').at('play', 1);
  expect(p.of('Blue').above).toBe('white3');
});
test('ZG-097 ZG-100 any card allows any of the six actions', () => {
  const actions = ['wall', 'palace', 'hire', 'reassign', 'recruit', 'governor'];
  for (const card of [20, 60, 110])
    for (const court of [[70], [], [5]]) {
      const p = position({ Blue: { above: 'red1 gray1 white1', workers: [2, 1] }, court });
      p.turn('Blue', card);
      for (const action of actions) p.table.offers(`court ${action} ${card}`);
    }
  const p = position({ Blue: { above: 'red1 gray1 white1', workers: [2, 1] } });
  p.turn('Blue', 60);
  const offered = p.table.options().filter(option => option.startsWith('play.court') && option.endsWith(' 60'));
  expect(offered.length).toBe(6);
});
test('ZG-098 only what can be carried out completely may be chosen, and then it must be', () => {
  const p = position();
  p.turn('Blue', 50).refuses('court wall 50', 'wallNowhere').refuses('court palace 50', 'palaceNowhere');
  p.table.refuses('court hire 50', 'hireNobody').refuses('court reassign 50', 'noOfficialOnBoard');
  p.table.refuses('court governor 50', 'noTrioAnywhere').plays('court recruit 50');
  expect(p.table.options().every(option => option.startsWith('recruit.recruit'))).toBe(true);
});
test('ZG-101 one Official of any colour from the supply to any Governors area', () => {
  for (const colour of ['red', 'gray', 'white'])
    for (const region of [1, 2, 3, 4, 5]) {
      const p = position({ Blue: { below: 'red5' } });
      p.turn('Blue', 50).plays('court recruit 50', `recruit ${colour} ${region}`).at('play', 1);
      expect(p.of('Blue')).toMatchObject({ above: `${colour}${region}`, below: 'red5' });
      expect(p.of('Blue').supply).toEqual({ red: 4, gray: 5, white: 5, [colour]: colour === 'red' ? 3 : 4 });
    }
});
test('ZG-102 a colour that is gone cannot be picked; without any Official there is no recruiting', () => {
  const p = position({ Blue: { supply: { red: 0, gray: 1, white: 0 } } });
  p.turn('Blue', 50, 51).plays('court recruit 50').refuses('recruit red 1', 'colourGone').plays('recruit gray 1');
  p.turn('Blue').refuses('court recruit 51', 'noOfficialInSupply');
});

test('ZG-103 one to three points: at least one, no more than three', () => {
  const p = position({ Blue: { above: 'red1' } });
  p.turn('Blue', 50, 51).plays('court reassign 50').refuses('stop', 'spendOne').plays('step red1 2').offers('stop');
  p.table.plays('step red2 3', 'step red3 4').at('play', 1);
  p.turn('Blue').plays('court reassign 51', 'step red4 5', 'stop').at('play', 1);
  expect(p.of('Blue').above).toBe('red5');
});
test('ZG-104 a point moves from a Governors area to the next one', () => {
  const p = position({ Blue: { above: 'red3 gray3' } });
  p.turn('Blue', 50).plays('court reassign 50').refuses('step white3 2', 'nobodyStands').plays('step gray3 2');
  p.table.refuses('step red3 1', 'notAdjacent').refuses('step red3 5', 'notAdjacent').plays('step red3 4', 'stop');
  expect(p.of('Blue').above).toBe('gray2 red4');
});
test('ZG-105 a point moves from a Workers area to the next one with a free place', () => {
  const p = position({ Blue: { below: 'red2 white3 gray4 gray4' } });
  p.turn('Blue', 50)
    .plays('court reassign 50', 'step red2w 1w', 'step red1w 2w')
    .refuses('step red2w 4w', 'notAdjacent');
  p.table.refuses('step white3w 4w', 'passingNeedsPoint').plays('step red2w 3w');
  expect(p.of('Blue').below).toBe('red3 white3 gray4 gray4');
});
test('ZG-106 a point moves up from a Workers area to the Governors area above, not to another', () => {
  const p = position({ Blue: { below: 'red2' } });
  p.turn('Blue', 50).plays('court reassign 50').refuses('step red2w 3', 'notAcrossUp').plays('step red2w 2', 'stop');
  expect(p.of('Blue')).toMatchObject({ above: 'red2', below: '' });
});
test('ZG-107 through a full Workers area, a point for every step, but not to stop there', () => {
  const full = 'gray2 white2 gray3 white3';
  const p = position({ Blue: { below: `red1 ${full}` } });
  p.turn('Blue', 50).plays('court reassign 50', 'step red1w 2w').refuses('stop', 'otherOnTheWay');
  p.table.plays('step red2w 3w').refuses('stop', 'otherOnTheWay').plays('step red3w 4w').at('play', 1);
  expect(p.of('Blue').below).toBe(`${full} red4`);
  const q = position({ Blue: { below: `red1 ${full}`, above: 'gray5' } });
  q.turn('Blue', 50).plays('court reassign 50', 'step gray5 4', 'step red1w 2w');
  q.table.refuses('step red2w 3w', 'passingNeedsPoint').offers('step red2w 1w', 'step red2w 2');
});
test('ZG-108 the onward step follows at once: nobody else moves; it may lead up', () => {
  const p = position({ Blue: { below: 'red1 gray2 white2', above: 'gray5' } });
  p.turn('Blue', 50).plays('court reassign 50', 'step red1w 2w').refuses('step gray5 4', 'otherOnTheWay');
  p.table.refuses('moveDown gray5', 'otherOnTheWay').plays('step red2w 2').offers('step gray5 4', 'stop');
  expect(p.of('Blue')).toMatchObject({ above: 'red2 gray5', below: 'gray2 white2' });
});
test('ZG-109 points are split among Officials or all spent on one', () => {
  const p = position({ Blue: { above: 'red1 gray1 white1' } });
  p.turn('Blue', 50, 51).plays('court reassign 50', 'step red1 2', 'step gray1 2', 'step white1 2').at('play', 1);
  p.turn('Blue').plays('court reassign 51', 'step red2 3', 'step red3 4', 'step red4 5').at('play', 1);
  expect(p.of('Blue').above).toBe('gray2 white2 red5');
});
test('ZG-110 no step leads from a Governors area down next door: first across, then down for free', () => {
  const p = position({ Blue: { above: 'red1' } });
  p.turn('Blue', 50)
    .plays('court reassign 50')
    .refuses('step red1 2w', 'notAcrossDown')
    .refuses('step red1 1w', 'downIsFree');
  p.table.refuses('step red1 1', 'staysPut').plays('step red1 2', 'moveDown red2');
  expect(p.s.agenda.at(-1)).toMatchObject({ points: 2 });
  expect(p.of('Blue').below).toBe('red2');
});
test('ZG-111 without an Official on the board there is nothing to re-assign', () => {
  position().turn('Blue', 50).refuses('court reassign 50', 'noOfficialOnBoard');
  position({ Blue: { below: 'red1' } })
    .turn('Blue', 50)
    .offers('court reassign 50');
});
test('ZG-112 re-assigning triggers no card, first card at Court or not', () => {
  for (const court of [[], [10], [100]]) {
    const p = position({ Blue: { above: 'red1', tucked: { 1: [60] } }, cards: { 60: ['reassign', VP2] }, court });
    p.turn('Blue', 50).plays('court reassign 50', 'step red1 2', 'stop').at('play', 1);
  }
  const p = position({
    options: { boards: 'sideB' },
    Blue: { board: 'square', above: 'red1', unrest: [1], tucked: { 1: [60] } },
    cards: { 60: ['reassign', VP2] },
  });
  p.turn('Blue', 50).plays('court reassign 50', 'step red1 2', 'stop').at('activate', 0);
  p.table.refuses('card 60', 'triggersNothing');
});
test('ZG-113 points of a bonus move by the same rules, and may be spent in part or not at all', () => {
  const two = { kind: 'reassign', points: 2 } as const;
  const p = position({
    Blue: { tucked: { 1: [60, 61] }, above: 'red1' },
    cards: { 60: ['recruit', two], 61: ['recruit', two] },
  });
  p.turn('Blue', 50).plays('court recruit 50', 'recruit gray 3', 'card 60').refuses('step red1 3', 'notAdjacent');
  p.table.refuses('step red1 2w', 'notAcrossDown').plays('stop', 'card 61', 'step red1 2', 'stop').at('play', 1);
  expect(p.of('Blue').above).toBe('red2 gray3');
});
test('ZG-113 points of a bonus need an Official on the board', () => {
  const wall = (side: { above?: string; below?: string }) =>
    position({
      Blue: { workers: [1], tucked: { 1: [60], 2: [61] }, ...side },
      cards: { 60: ['wall', { kind: 'reassign', points: 2 }], 61: ['wall', VP2] },
      court: [10],
    })
      .turn('Blue', 40)
      .plays('court wall 40', 'build gold-a/1 1')
      .at('activate', 0);
  wall({}).refuses('card 60', 'nobodyToMove').plays('card 61').at('play', 1);
  for (const side of [{ above: 'red2' }, { below: 'red2' }]) wall(side).plays('card 60', 'stop').offers('card 61');
});
