import { expect, test } from 'vitest';
import { fingerprint, kernelFor, kernelIn, refusalOf, type Scene, tableInScene } from '../index.ts';
import { begin } from './begun.ts';
import { stash } from './toy.ts';

const { k, live } = begin();
const [first, second] = live.state.hands.map(hand => hand[0]!);
/** A position in which both have shown a card, and what was tried there. */
const scene: Scene = {
  seats: 2,
  options: { length: 'short' },
  state: k.clone(live.state),
  draws: [3],
  steps: [
    [0, `show.card ${first}`],
    [1, `show.card ${second}`],
    [0, 'turn.tip', 'noCoin'],
    [0, 'turn.draw'],
    [0, 'turn.pass', 'notOffered'],
  ],
  ends: '',
};
const inScene = kernelIn(stash, scene);
const never = () => {
  throw new Error('chance was asked again');
};

test('a scene begins in its state, with the printed components or those that differ', () => {
  const table = { seats: 2, options: {} };
  expect(inScene.setup(table, never)).toEqual(scene.state);
  expect(inScene.setup(table, never)).not.toBe(scene.state); // it can be played more than once
  expect(inScene.box).toEqual(kernelFor(stash, { seats: 2, options: { length: 'short' } }).box);
  expect(kernelIn(stash, { ...scene, box: { rounds: 9 } }).box).toEqual({ ...inScene.box, rounds: 9 });
});
test('its steps are played with the chance of then; what was refused is tried and changes nothing', () => {
  const shown = tableInScene(inScene, scene, never);
  expect(shown.happened.map(({ words }) => words)).toEqual([`show.card ${first}`, `show.card ${second}`, 'turn.draw']);
  expect(shown.draws).toEqual([3]);
  expect(tableInScene(inScene, scene, never, 2).happened).toHaveLength(2);
  expect(tableInScene(inScene, scene, never, 0).state).toEqual(scene.state);
});
test('after what was recorded chance is asked anew', () => {
  const { draws: _, ...without } = scene;
  expect(tableInScene(inScene, without, () => 5).draws).toEqual([5]);
  const asked: number[] = [];
  const again = tableInScene(inScene, scene, below => asked.push(below) && 1);
  again.choose(1, 'turn.draw', 1);
  expect([again.draws, asked]).toEqual([[3, 1], [again.state.deck.length + 1]]);
});
test('where the rules answer otherwise than then, the scene is refused', () => {
  const with_ =
    (...steps: Scene['steps']) =>
    () =>
      tableInScene(inScene, { ...scene, steps }, never);
  expect(with_([0, 'turn.pass'])).toThrow('"turn.pass" of seat 0: expected allowed, found notOffered');
  expect(with_(...scene.steps.slice(0, 2), [0, 'turn.pass', 'noCoin'])).toThrow(
    '"turn.pass" of seat 0: expected noCoin, found allowed',
  );
});
test('a refusal is told by the name of its reason; words that are no choice, and any after the end, are not offered', () => {
  const { state } = tableInScene(inScene, scene, never, 2);
  expect(['turn.pass', 'turn.tip', 'show.card 1', 'turn.fly'].map(words => refusalOf(k, state, 0, words))).toEqual([
    undefined,
    'noCoin',
    'notOffered',
    'notOffered',
  ]);
  expect(refusalOf(k, { ...state, agenda: [] }, 0, 'turn.pass')).toBe('notOffered');
});
test('a fingerprint is the same for the same state, and another for another', () => {
  expect([fingerprint({}), fingerprint({ a: 1 }), fingerprint({ a: 2 })]).toEqual(['nf0rvp', '12qlvkh', '12qiq2i']); // FNV-1a
  expect(fingerprint(k.clone(live.state))).toBe(fingerprint(live.state));
});
