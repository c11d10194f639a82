import { test } from 'vitest';
import { position } from './position.ts';

/** What hardly comes up in play. */
test('ZG-113 D27 points of a bonus need somebody to move, and may be left', () => {
  const wall = (above: string) =>
    position({
      Blue: { workers: [1], tucked: { 1: [60], 2: [61] }, above },
      cards: { 60: ['wall', { kind: 'reassign', points: 2 }], 61: ['wall', { kind: 'points', amount: 2 }] },
      court: [10],
    })
      .turn('Blue', 40)
      .plays('court wall 40', 'build gold-a/1 1')
      .at('activate', 0);
  wall('').refuses('card 60', 'nobodyToMove').plays('card 61').at('play', 1);
  wall('red2').plays('card 60', 'step red2 1', 'stop').offers('card 61');
});
