import { among, type Core, EVERYONE, endGame, type Game, type GameTypes, type Step, todo } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { founded, isAnswer, joined, served, type Visitor, visit } from './visiting.ts';

/** Two rounds in which everybody shows a number of fingers at once. */
interface Frames {
  round: { left: number };
  fingers: {};
}
type Fingers = {
  state: Core<Frames> & { shown: number[] };
  frames: Frames;
  events: { showed: [number, number] };
  box: object;
};
const round: Step<Fingers, Frames['round']> = play => {
  const { left } = play.frame;
  if (left === 0) return endGame(play, 'done');
  todo(play, { at: 'fingers', seat: EVERYONE }, { at: 'round', seat: -2, left: left - 1 });
};
const fingers: Game<Fingers> = {
  id: 'fingers',
  rules: '1',
  seats: [2, 4],
  colours: ['red', 'blue', 'white', 'black'],
  options: {},
  content: {},
  open: () => ({}),
  setup: (_, { seats }) => ({
    seats,
    agenda: [{ at: 'round', seat: -2, left: 2 }],
    sealed: [],
    ending: '',
    shown: Array<number>(seats).fill(0),
  }),
  flow: {
    round,
    fingers: {
      moves: {
        show: {
          rule: 'FIN-1',
          point: [among('count', [1, 2, 3])],
          effect(play, count) {
            play.s.shown[play.seat]! += count;
            play.emit('showed', play.seat, count);
          },
        },
      },
    },
  },
  layout: { seats: 'open', agenda: 'open', sealed: 'sealed', ending: 'open', shown: 'open' },
  pools: () => ({}),
  events: { showed: ['seat', 'count'] },
  reasons: [],
  endings: ['done'],
  score: { shown: (s, seat) => s.shown[seat]! },
};

async function tell(visitor: Visitor, message: object) {
  const answer = visitor.next(isAnswer);
  visitor.send({ id: 1, ...message });
  return answer;
}

it('a sealed answer of another seat makes nobody stale, and nobody sees it before the opening', async () => {
  const { url } = await served({ load: async () => fingers as unknown as Game<GameTypes> });
  const { id, token } = await founded(url, {
    game: 'fingers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
  });
  const body = await joined(url, id);
  const mei = visit(url, id, token);
  const li = visit(url, id, body.token);
  for (const visitor of [mei, li]) await visitor.until(() => visitor.update?.waiting.join() === '0,1');
  expect(mei.update.version).toBe(1); // the bot has answered

  expect(await tell(mei, { type: 'choose', version: 0, words: 'fingers.show 3' })).toMatchObject({ type: 'done' });
  await li.until(() => li.update.version === 2);
  expect(li.update.waiting).toEqual([1]);
  expect(li.texts.join()).not.toContain('showed');
  expect(JSON.stringify(li.update.view.sealed)).not.toBe(JSON.stringify(mei.update.view.sealed));
  expect(await tell(mei, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ code: 'stale' });
  await mei.until(() => mei.update.mayUndo);
  expect(await tell(mei, { type: 'undo', version: 2 })).toMatchObject({ type: 'done', version: 3 });
  expect(await tell(mei, { type: 'choose', version: 3, words: 'fingers.show 2' })).toMatchObject({ type: 'done' });

  expect(await tell(li, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ type: 'done' });
  await li.until(() => li.happened.some(step => step.told.length > 0));
  expect(li.happened.flatMap(step => step.told)).toEqual([
    ['showed', 0, 2],
    ['showed', 1, 1],
    ['showed', 2, expect.any(Number)],
  ]);
  expect(await tell(li, { type: 'choose', version: 1, words: 'fingers.show 1' })).toMatchObject({ code: 'stale' });
});
