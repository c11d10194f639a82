import { gestureOn, type Made, nothingMade, thingsOf } from '@tianxia/board';
import { bits, type Option, type Seat } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { has, spareCubes } from '../../count.ts';
import { moreCharacters } from '../../facts/auction.ts';
import { fitting } from '../../facts/showing.ts';
import { texts } from '../../text/en/index.ts';
import { bidOf, placesIn, type Stage, withCubes } from '../bidding.ts';
import { groupsFor, isComposed } from '../choices.ts';
import { gestures } from '../gestures.ts';
import { legalOptions, tableOf, type Walk, walkThrough } from './position.ts';

const gestureAt = ({ kernel, s }: Walk, seat: Seat) =>
  gestureOn({ kernel, view: kernel.view(s, seat), seat, asked: true, texts }, gestures);
type Gesturing = ReturnType<typeof gestureAt>;
const fresh: Made<Stage> = nothingMade;

/** Pressed thing by thing, as the buttons of the tray offer them. */
function pressed(on: Gesturing, things: readonly string[]): Made<Stage> {
  let made = fresh;
  for (const thing of things) {
    if (on.held(made).includes(thing)) continue; // every way that is left begins with it
    const moment = on.momentOf(made);
    const choosing = { decision: moment.frame?.at ?? '', looks: on.looks(made), picks: on.held(made), moment } as const;
    const offered = groupsFor(choosing).flatMap(({ looks }) => looks.map(look => look.thing));
    expect(offered).toContain(thing);
    made = on.press(made, thing)!;
    expect(made.refused).toBeUndefined();
  }
  return made;
}
/** Card by card, then as many cubes as it takes and as there are. */
function bids({ kernel, s }: Walk, seat: Seat, on: Gesturing, reveal: Option): void {
  const view = kernel.view(s, seat);
  const set = kernel.words(reveal).args[0]!;
  let made = fresh;
  for (const place of placesIn(set)) made = on.press(made, `character ${view.hands[seat]!.pieces[place]}`)!;
  const stage = on.stageOf(made)!;
  expect(stage.set).toBe(set);
  const { least } = bidOf({ kernel, view, seat }, stage);
  expect(least).toBeGreaterThanOrEqual(0); // some number of cubes makes it a bid
  const free = spareCubes(view, seat);
  const line = (cubes: number) => on.proposal(on.compose(made, withCubes(stage, cubes, free)));
  for (let cubes = least; cubes <= free; cubes++)
    expect(line(cubes)).toEqual([reveal, kernel.read(`addCubes.add ${cubes}`)]);
  if (least > 0) expect(line(least - 1)).toEqual([]);
}
for (const seats of [3, 4, 5])
  test(`every legal option of every decision has a control, ${seats} players`, () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 2; seed++) {
      const walk = tableOf(seats, seed);
      walkThrough(walk, seat => {
        const { kernel, s } = walk;
        const on = gestureAt(walk, seat);
        const { at } = s.agenda.at(-1)!;
        asked.add(at);
        for (const option of legalOptions(walk, seat)) {
          const words = kernel.words(option);
          if (words.move === 'bid.reveal') bids(walk, seat, on, option);
          else if (words.move === 'bid.pass') expect(on.press(fresh, 'do bid.pass')!.line[0]).toBe(option);
          else if (!isComposed(at)) expect(pressed(on, thingsOf(gestures, words)).line[0]).toBe(option);
        }
      });
    }
    for (const at of ['bonus', 'bid', 'exit', 'takeSet', 'replenish', 'decree', 'edict', 'choose', 'show'])
      expect(asked).toContain(at);
  });
test('EC-067 the card that would be one too many is refused before it is pressed, with its rule', () => {
  const walk = tableOf(4, 2);
  let seen = 0;
  walkThrough(walk, seat => {
    const { kernel, s } = walk;
    const room = moreCharacters(s, kernel.box, seat);
    const { pieces } = s.hands[seat]!;
    if (s.agenda.at(-1)?.at !== 'bid' || room < 1 || pieces.length <= room || seen > 20) return;
    const on = gestureAt(walk, seat);
    let made = fresh;
    for (const card of pieces.slice(0, room)) made = on.press(made, `character ${card}`)!;
    const look = on.look(made, `character ${pieces[room]}`);
    if (look?.is !== 'cannot') return; // everybody else has passed: nothing may be revealed at all
    seen++;
    expect([look.why?.rule, look.why?.name]).toEqual(['EC-067', 'tooMany']);
    expect(bits(on.stageOf(made)!.set)).toBe(room);
    expect(on.press(made, `character ${pieces[room]}`)?.refused?.why.name).toBe('tooMany');
    const [first = 0] = pieces;
    expect(has(on.stageOf(on.press(made, `character ${first}`)!)!.set, 0)).toBe(false); // and back it goes
  });
  expect(seen).toBeGreaterThan(0);
});
test('EC-090 an exit tile pressed while bidding is a pass that takes it', () => {
  const walk = tableOf(3, 1);
  let seen = 0;
  walkThrough(walk, seat => {
    const { kernel, s } = walk;
    if (s.agenda.at(-1)?.at !== 'bid') return;
    const on = gestureAt(walk, seat);
    const mayPass = legalOptions(walk, seat).some(option => kernel.words(option).move === 'bid.pass');
    for (const exit of kernel.box.exits) {
      const made = on.press(fresh, `exit ${exit}`);
      if (!mayPass || !has(s.exits, exit)) expect(made === undefined || on.proposal(made).length === 0).toBe(true);
      else {
        expect(on.proposal(made!).map(option => kernel.write(option))).toEqual(['bid.pass', `exit.take ${exit}`]);
        expect(on.look(made!, `exit ${exit}`)?.is).toBe('chosen');
        seen++;
      }
    }
  });
  expect(seen).toBeGreaterThan(0);
});
test('EC-178 a showing begins with the cards that bring most, and every card that fits can be toggled', () => {
  const walk = tableOf(5, 3);
  let seen = 0;
  walkThrough(walk, seat => {
    const { kernel, s } = walk;
    const frame = s.agenda.at(-1)!;
    if (frame.at !== 'show') return;
    const on = gestureAt(walk, seat);
    const stage = on.stageOf(fresh)!;
    const [option] = on.proposal(on.compose(fresh, stage));
    expect(option).toBeDefined();
    expect(legalOptions(walk, seat)).toContain(option);
    for (const [place, card] of fitting(s, kernel.box, seat, frame.side).entries()) {
      const made = on.press(fresh, `character ${card}`)!;
      expect(has(on.stageOf(made)!.set, place)).toBe(!has(stage.set, place));
      seen++;
    }
  });
  expect(seen).toBeGreaterThan(0);
});
test('after hiring, the market is refused once, in words: no card that is not there', () => {
  const walk = tableOf(3, 1);
  let seen = 0;
  walkThrough(walk, seat => {
    const frame = walk.s.agenda.at(-1)!;
    if (frame.at !== 'replenish') return;
    const on = gestureAt(walk, seat);
    const moment = on.momentOf(fresh);
    const groups = groupsFor({ decision: 'replenish', looks: on.looks(fresh), picks: [], moment });
    for (const { looks } of groups)
      for (const { thing } of looks) expect(thing).not.toMatch(/^(character|levels|cubes) 0$/);
    const hire = groups.find(({ id }) => id === 'hire')!;
    if ((frame.done & 1) === 0) return;
    seen++;
    expect(hire.looks).toEqual([]);
    expect(hire.refused?.name).toBe('hired');
  });
  expect(seen).toBeGreaterThan(0);
});
