import { offersOf, type TableProps } from '@tianxia/board';
import { bits, OK, type Option } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { has, spareCubes } from '../../count.ts';
import { fitting } from '../../facts/showing.ts';
import type { EmperorsChoice } from '../../state.ts';
import { bidOf, type Desk, EMPTY_STAGE, placesIn, type Stage, toggled, whyNotCard, withCubes } from '../bidding.ts';
import { frameAt, isComposed, optionsInReach } from '../choices.ts';
import { legalOptions, tableOf, type Walk, walkThrough } from './position.ts';

function propsOf({ kernel, s }: Walk, seat: number): TableProps<EmperorsChoice> {
  return { kernel, view: kernel.view(s, seat), viewer: seat, asked: true } as TableProps<EmperorsChoice>;
}
/** Toggles the cards one by one, as a player would press them. */
function staged(desk: Desk, set: number): Stage {
  let stage = EMPTY_STAGE;
  for (const place of placesIn(set)) {
    expect(whyNotCard(desk, stage.set, place)).toBe(OK);
    stage = toggled(stage, place);
  }
  return stage;
}
function bidsInReach(desk: Desk, options: readonly Option[]): Set<Option> {
  const { kernel, view, seat } = desk;
  const found = new Set<Option>();
  for (const option of options) {
    const { move, args } = kernel.words(option);
    if (move === 'bid.pass') found.add(option); // its own button
    if (move === 'addCubes.add') {
      const [line] = bidOf(desk, withCubes(EMPTY_STAGE, args[0]!, spareCubes(view, seat))).line;
      if (line !== undefined) found.add(line);
    }
    if (move !== 'bid.reveal') continue;
    const stage = staged(desk, args[0]!);
    const { least } = bidOf(desk, stage);
    expect(least).toBeGreaterThanOrEqual(0); // some number of cubes makes it a bid
    for (let cubes = least; cubes <= spareCubes(view, seat); cubes++) {
      const { line, why } = bidOf(desk, withCubes(stage, cubes, spareCubes(view, seat)));
      expect(why).toBe(OK);
      expect(line).toHaveLength(2);
      found.add(line[0]!);
    }
    if (least > 0) expect(bidOf(desk, { ...stage, cubes: least - 1 }).line).toEqual([]);
  }
  return found;
}
for (const seats of [3, 4, 5])
  test(`every legal option of every decision has a control, ${seats} players`, () => {
    const asked = new Set<string>();
    for (let seed = 1; seed <= 2; seed++) {
      const walk = tableOf(seats, seed);
      walkThrough(walk, seat => {
        const { kernel } = walk;
        const props = propsOf(walk, seat);
        const { view } = props;
        const at = frameAt(view, true);
        asked.add(at);
        const options = legalOptions(walk, seat);
        const desk: Desk = { kernel, view, seat };
        if (at === 'show') {
          const frame = view.agenda.at(-1)!;
          const cards = fitting(view, kernel.box, seat, frame.at === 'show' ? frame.side : 0);
          for (const option of options) expect(kernel.words(option).args[0]).toBeLessThan(1 << cards.length); // a set of the cards on the tray
          return;
        }
        const found = isComposed(at) ? bidsInReach(desk, options) : optionsInReach(kernel, offersOf(props), at);
        expect([...found].sort()).toEqual([...options].sort());
      });
    }
    for (const at of ['bonus', 'bid', 'addCubes', 'exit', 'takeSet', 'replenish', 'decree', 'edict', 'choose', 'show'])
      expect(asked).toContain(at);
  });
test('EC-067 the card that would be one too many is refused before it is pressed, the others are not', () => {
  const walk = tableOf(4, 2);
  let seen = 0;
  walkThrough(walk, seat => {
    const { kernel, s } = walk;
    if (s.agenda.at(-1)?.at !== 'bid' || seen > 40) return;
    const desk: Desk = { kernel, view: kernel.view(s, seat), seat };
    const hand = s.hands[seat]!.pieces;
    const others = s.shown.filter((_, other) => other !== seat).map(cards => cards.length);
    const room = Math.max(...others) + kernel.box.pack.limits.charactersAhead - s.shown[seat]!.length;
    if (room < 1 || hand.length <= room || kernel.waiting(s).length === 0) return;
    const full = (1 << room) - 1;
    const why = whyNotCard(desk, full, room);
    if (why === OK) return; // everybody else has passed: nothing may be revealed at all
    seen++;
    expect(kernel.game.reasons[why]?.[1]).toBe('EC-067');
    expect(bits(full)).toBe(room);
    expect(has(full, room)).toBe(false);
  });
  expect(seen).toBeGreaterThan(0);
});
