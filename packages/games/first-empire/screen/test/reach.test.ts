import { offersOf } from '@tianxia/board';
import { fastRand, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../index.ts';
import { texts } from '../../text/en/index.ts';
import { words } from '../../text/en/screen/index.ts';
import { choicesFor, press, same, type Thing, thingsOf } from '../choosing.ts';
import { faceOf } from '../face.tsx';
import { deskAt } from '../gesture.ts';
import { promptOf } from '../prompt.ts';
import { propsAt } from './desk.ts';

/** Presses what the tray offers, until the option is found: the way of somebody who wants exactly this. */
function reach(offers: ReturnType<typeof offersOf>['all'], option: Option): string | undefined {
  const wanted = offers.find(offer => offer.option === option)!;
  let picks: readonly Thing[] = [];
  for (const thing of thingsOf(wanted)) {
    const choice = choicesFor(offers, picks).find(one => same(one.thing, thing));
    if (choice === undefined || !choice.legal) return `not offered: ${thing.kind} ${thing.value}`;
    const answer = press(offers, picks, thing);
    if (answer === undefined || !('picks' in answer)) return `refused: ${thing.kind} ${thing.value}`;
    if (answer.option !== undefined) return answer.option.option === option ? undefined : 'another option';
    picks = answer.picks;
  }
  return 'more would be asked';
}

describe.each([1, 2, 3, 4])('with %i at the table', seats => {
  test('every legal option of every decision is reached by pressing what the tray offers', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 3; seed++) {
      const table = tableFor(game, seats, { table: 'random', mausoleum: seed % 2 ? 'standard' : 'advanced' });
      const k = kernelFor(game, table);
      const rand = fastRand(seed * 10 + seats);
      const s = k.setup(table, rand);
      while (!k.over(s)) {
        const seat = k.waiting(s)[0]!;
        const props = propsAt(k, s, seat);
        const { all } = offersOf(props);
        const options: Option[] = [];
        const many = k.options(props.view, seat, options);
        met.add(s.agenda.at(-1)!.at);
        for (const option of options.slice(0, many))
          expect(`${k.write(option)}: ${reach(all, option)}`).toBe(`${k.write(option)}: undefined`);
        k.apply(s, seat, options[rand(many)]!, rand);
      }
    }
    expect(met.size).toBeGreaterThan(12);
  });

  test('every question has words, and every choice a name', () => {
    const table = tableFor(game, seats, { table: 'random' });
    const k = kernelFor(game, table);
    const rand = fastRand(70 + seats);
    const s = k.setup(table, rand);
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const props = propsAt(k, s, seat);
      const desk = deskAt(props, []);
      const { title } = promptOf(words, props, desk, []);
      expect(title, desk.frame?.at).not.toBe('');
      for (const { thing, why } of choicesFor(desk.offers, [])) {
        expect(faceOf(words, props, desk, thing).name, `${thing.kind} ${thing.value}`).not.toBe('');
        if (why !== undefined) expect(texts.reasons[k.game.reasons[why.why]![0] as never]).toBeTruthy();
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
  });
});
