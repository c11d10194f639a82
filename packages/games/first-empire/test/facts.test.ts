import { readFileSync } from 'node:fs';
import { keyedRand } from '@tianxia/fair';
import { fastRand, OK, type Option, readRecord, type Seat, type Told, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { inRegion, ofAspect } from '../at.ts';
import { answering, fitOf, NO_FIT, whyAsleep } from '../facts/court.ts';
import { palaceTilePoints } from '../facts/effects.ts';
import { leadsIn } from '../facts/governors.ts';
import { meetsNeeds, partsOf, pointsOfTop, whyNoSoldier } from '../facts/mausoleum.ts';
import { whyNotTake } from '../facts/rewards.ts';
import { aspectOfRow, nextAsked, overLimit, rewardOfRow, soldiersFor } from '../facts/tokens.ts';
import { nextCard, tokensLeft } from '../facts/tuck.ts';
import { type Voyage, voyage } from '../facts/voyage.ts';
import { emperorFor } from '../facts/walls.ts';
import { game } from '../index.ts';
import { score } from '../score.ts';
import type { State } from '../state.ts';
import { alongGame, type Choice, mixed } from './play.ts';

/** What was foretold for a Search, until the Ship has arrived. */
interface Sailing {
  seat: Seat;
  foretold: Voyage;
  told: Told[];
}
const SAILING = ['sail', 'symbol', 'elixir', 'master'];
const at = (s: State, box: Choice['k']['box'], seat: Seat) => ({ s, box, seat });
const told = (all: readonly Told[], event: string) => all.filter(([name]) => name === event);

/** Each forecast beside what the effect did; the name of every one that was met. */
class Forecasts {
  met = new Set<string>();
  sailing: Sailing | undefined;
  check(name: string, foretold: unknown, happened: unknown): void {
    this.met.add(name);
    expect(foretold, name).toEqual(happened);
  }
  look = (choice: Choice): void => {
    const { k, seat, option, before, after } = choice;
    const { move, args } = k.words(option);
    const here = at(before, k.box, seat);
    const [a = 0, b = 0] = args;
    const gained = (list: keyof State & ('points' | 'entrance')) => after[list][seat]! - before[list][seat]!;
    const frame = before.agenda.at(-1)!;
    this.decision(choice);
    if (move === 'turn.tuck') {
      const { tokens, unrest } = nextCard(here, b)!;
      const aspect = k.box.type[a]!;
      const place = inRegion(seat, b);
      const mine = ofAspect(seat, aspect);
      this.check('tokens', tokensLeft(here, aspect, tokens), after.tokens[mine]! - before.tokens[mine]!);
      this.check('unrest', unrest, after.unrest[place]! - before.unrest[place]!);
    }
    if (move === 'turn.court') {
      this.check('fit', fitOf(before, k.box, a, b), told(choice.told, 'court')[0]![4]);
      if (b === 1) this.sailing = { seat, foretold: voyage(before, k.box, seat, k.box.pack.search.spaces), told: [] };
    }
    if (move === 'palaceTile.take' && frame.at === 'palaceTile')
      this.check('palace tile', palaceTilePoints(here, frame.region, a), gained('points'));
    if (move === 'soldiers.place' || move === 'placeSoldier.place')
      this.check('Soldier', pointsOfTop(before, k.box, a), gained('points'));
    if (move === 'unlock.unlock' && frame.at === 'unlock')
      this.check('bought', soldiersFor(k.box, frame.value), told(choice.told, 'unlocked')[0]![2]);
    if (move === 'giveBack.give') this.check('over', overLimit(before, k.box, seat) - 1, overLimit(after, k.box, seat));
    if (move === 'emperorTile.put' && frame.at === 'emperorTile')
      this.check(
        'Emperor tile',
        before.emperors[emperorFor(before, k.box, frame.site, frame.side)],
        told(choice.told, 'emperor')[0]![2],
      );
    this.arrival(choice);
  };
  /** What is offered is what the facts say could be done. */
  decision({ k, seat, before }: Choice): void {
    const here = at(before, k.box, seat);
    const frame = before.agenda.at(-1)!;
    const legal = (move: string): number[] => {
      const options: Option[] = [];
      const many = k.options(before, seat, options);
      const said = options.slice(0, many).map(option => k.words(option));
      return said.flatMap(one => (one.move === move ? [one.args[0] ?? 0] : [])).sort((x, y) => x - y);
    };
    if (frame.at === 'soldiers' || frame.at === 'liSiSoldier') {
      const owner = frame.at === 'soldiers' ? seat : 1;
      const meets = before.symbols.flatMap((_, spot) => {
        const full = partsOf(before, k.box, owner, spot).every(({ have, need }) => have === need);
        expect(full).toBe(meetsNeeds(before, k.box, owner, spot));
        return full && whyNoSoldier(before, k.box, owner, spot) === OK ? [spot] : [];
      });
      this.check('tiles met', meets, legal(`${frame.at}.place`));
    }
    if (frame.at === 'reward') {
      const aspect = aspectOfRow(before, k.box, frame.row);
      this.check('asked', nextAsked(before, k.box, aspect, frame.asked & ~(1 << seat)), seat);
      const takeable = whyNotTake(here, rewardOfRow(before, k.box, frame.row)) === OK;
      this.check('taken in full', takeable, legal('reward.accept').length === 1);
    }
    if (frame.at === 'abilities' && frame.used === 0) {
      const open = answering(before, k.box, seat, frame.action);
      this.check('answers', open, frame.open);
      const cards = before.tableau[seat]!.filter(
        (card, place) => card > 0 && ((open >> place) & 1) === 1 && whyAsleep(here, place) === OK,
      );
      const usable = frame.fits === NO_FIT ? [] : cards.sort((x, y) => x - y);
      this.check('wakes', usable, legal('abilities.activate'));
    }
  }
  arrival({ seat, after, told: now }: Choice): void {
    const { sailing } = this;
    if (sailing === undefined || sailing.seat !== seat) return;
    sailing.told.push(...now);
    if (after.agenda.some(frame => frame.seat === seat && SAILING.includes(frame.at))) return;
    const met = ['unlocked', 'alchemist', 'lost'].flatMap(event => told(sailing.told, event)).length;
    const { to, flasks, master } = sailing.foretold;
    this.check(
      'voyage',
      { to, flasks, master },
      {
        to: told(sailing.told, 'sailed').at(-1)![2],
        flasks: met,
        master: told(sailing.told, 'mastered').length > 0,
      },
    );
    this.sailing = undefined;
  }
}
const ALL = [
  'tokens',
  'unrest',
  'fit',
  'palace tile',
  'Soldier',
  'bought',
  'over',
  'tiles met',
  'asked',
  'taken in full',
];
const MORE = ['answers', 'wakes', 'voyage', 'Emperor tile'];

describe.each([1, 2, 3, 4])('with %i at the table', seats => {
  test('FE-112 every forecast equals what the effect does, along games played well and at random', () => {
    const all = new Forecasts();
    for (let seed = 1; seed <= 6; seed++) {
      const rand = fastRand(40 * seats + seed);
      const table = tableFor(game, seats, { table: 'random', mausoleum: seed % 2 ? 'standard' : 'advanced' });
      const end = alongGame(table, rand, all.look, seed > 3 ? mixed(rand) : undefined);
      const box = game.open(game.content, table);
      for (let seat = 0; seat < end.seats; seat++) {
        const leads = [0, 1, 2, 3, 4].flatMap(region => leadsIn(end, box, region)).filter(lead => lead.seat === seat);
        expect(leads.reduce((sum, lead) => sum + lead.points, 0)).toBe(score.governors(end, seat, box));
      }
    }
    expect([...all.met].sort()).toEqual([...ALL, ...MORE].sort());
  });
});

test.each(['2-front', '3-advanced', '4-back', 'solo-1-greedy', 'solo-4-greedy'])(
  'FE-112 every forecast equals what the effect does in the recorded game %s',
  name => {
    const url = new URL(`./records/${name}.json`, import.meta.url);
    const record = readRecord(JSON.parse(readFileSync(url, 'utf8')));
    const all = new Forecasts();
    let next = 0;
    alongGame(record.table, keyedRand(record.key!), all.look, k => k.read(record.choices[next++]![1])!);
    expect(next).toBe(record.choices.length);
    expect(all.met.size).toBeGreaterThan(ALL.length);
  },
);
