import { describe, expect, test } from 'vitest';
import { EVERYONE, UNKNOWN } from '../../index.ts';
import { firstEmpire } from './first-empire.ts';
import { type FirstEmpire, LI_SI, type Player } from './first-empire-board.ts';
import { followsTheLaws } from './laws-of.ts';
import { type Scripted, scripted } from './scripted.ts';

followsTheLaws(firstEmpire, 12);

// The route: symbols on spaces 2, 4, 5 (double), 7, 10 (double), 11 and 12; the Master on space 6.
const OWN = [1, 2, 3];
const MASTERS = [13, 14];

/** Seat 0 to move, its ship and its pieces as told. */
function shipAt(ship: number, arrange: (p: Player) => void = () => {}): Scripted<FirstEmpire> {
  return scripted(firstEmpire, 2, s => {
    const p = s.players[0]!;
    p.ship = ship;
    arrange(p);
    s.sealed = [];
    s.agenda = [
      { at: 'turns', seat: 1 },
      { at: 'turn', seat: 0 },
    ];
  });
}

describe('a ship passing several symbols', () => {
  test('three symbols of one move are asked one by one, in route order [FE-132, FE-135]', () => {
    const t = shipAt(2, p => {
      p.alchemists[0] = 1;
    });
    t.plays('search');
    expect([t.open(), t.s.players[0]!.ship]).toEqual(['elixir', 4]);
    t.plays('soldier');
    expect([t.open(), t.s.players[0]!.ship]).toEqual(['elixir', 5]);
    t.plays('alchemist 1 0', 'soldier');
    expect(t.s.players[0]).toMatchObject({
      ship: 5,
      locked: 3,
      entrance: 3,
      cards: [2, 3],
      tableau: [[1], [], [], [], []],
    });
    expect(t.k.waiting(t.s)).toEqual([1]);
  });
  test('the first choice changes the next: a Region filled by one symbol is closed to the other [FE-133]', () => {
    const t = shipAt(9, p => {
      p.locked = 1;
      p.alchemists[2] = 1;
      p.tableau[2] = [21, 22];
    });
    t.plays('search');
    expect(t.offers()).toEqual(['soldier', ...OWN.map(card => `alchemist ${card} 2`)]);
    t.plays('alchemist 1 2');
    expect(t.offers()).toEqual(['soldier']);
    expect(t.refuses('alchemist 2 2')).toBe('noRoom');
  });
  test('a Master taken on the way makes a later symbol of the same move usable [FE-136, FE-139]', () => {
    const t = shipAt(4, p => {
      p.locked = 0;
      p.cards = [];
      p.alchemists[1] = 1;
    });
    t.plays('search'); // 5 is lost twice, 6 gives a Master
    expect(t.told.filter(([event]) => event === 'lost')).toEqual([
      ['lost', 0, 5],
      ['lost', 0, 5],
    ]);
    expect(t.offers()).toEqual(MASTERS.map(card => `take ${card}`));
    t.plays('take 14');
    expect([t.open(), t.s.players[0]!.ship]).toEqual(['elixir', 7]);
    expect(t.offers()).toEqual(['alchemist 14 1']);
  });
  test('what a symbol can do no more is lost without asking, and spaces beyond the end too [FE-130, FE-136]', () => {
    const t = shipAt(10, p => {
      p.locked = 1;
      p.cards = [];
    });
    t.plays('search', 'soldier');
    expect(t.told.at(-1)).toEqual(['lost', 0, 12]);
    expect(t.s.players[0]!.ship).toBe(12);
    expect(t.k.waiting(t.s)).toEqual([1]);
  });
  test('a preview of the whole line shows where the ship will lie, without touching the table', () => {
    const t = shipAt(2);
    const line = ['turn.search', 'elixir.soldier', 'elixir.soldier', 'elixir.soldier'].map(words => t.k.read(words)!);
    const { after, stopped } = t.k.preview(t.k.view(t.s, 0), 0, line, () => 0);
    expect([after.players[0]!.ship, after.players[0]!.locked, stopped]).toEqual([5, 2, true]); // the next turn is another's
    expect(t.s.players[0]!.ship).toBe(2);
  });
});

describe('up to N', () => {
  const at = (frame: FirstEmpire['state']['agenda'][number], arrange: (p: Player) => void) =>
    scripted(firstEmpire, 2, s => {
      arrange(s.players[0]!);
      s.sealed = [];
      s.agenda = [{ at: 'turn', seat: 1 }, frame];
    });
  test('fewer steps may be taken, one Official may take them all, none is asked for beyond the count [FE-300]', () => {
    const moving = () =>
      at({ at: 'moveOfficials', seat: 0, left: 2 }, p => {
        p.alchemists = [1, 0, 0, 0, 0];
      });
    const all = moving();
    all.plays('step 0 1', 'step 1 2');
    expect([all.s.players[0]!.alchemists[2], all.open()]).toEqual([1, 'turn']);
    const fewer = moving();
    fewer.plays('step 0 1', 'stop');
    expect([fewer.s.players[0]!.alchemists[1], fewer.open()]).toEqual([1, 'turn']);
  });
  test('two different Regions, a calm one may be named [FE-304]', () => {
    const t = at({ at: 'calmTwo', seat: 0, named: 0 }, p => {
      p.unrest = [2, 0, 0, 0, 0];
    });
    t.plays('calm 0');
    expect(t.refuses('calm 0')).toBe('namedAlready');
    t.plays('calm 3');
    expect([t.s.players[0]!.unrest, t.open()]).toEqual([[1, 0, 0, 0, 0], 'turn']);
  });
  test('one or two cards: the first cannot be declined, the second can [FE-314]', () => {
    const t = at({ at: 'placeAlchemist', seat: 0, left: 2 }, () => {});
    expect(t.refuses('stop')).toBe('firstIsDue');
    t.plays('place 1 0');
    expect(t.refuses('stop')).toBe('ok');
  });
});

describe('a seat without a player', () => {
  test('Li Si is never asked: neither at the sealed choice of tiles nor in his turns [FE-371]', () => {
    const t = scripted(firstEmpire, 1);
    expect(t.s.seats).toBe(2);
    expect(t.k.waiting(t.s)).toEqual([0]);
    while (!t.k.over(t.s)) {
      expect(t.k.waiting(t.s)).toEqual([0]);
      t.plays(t.offers()[0]!);
    }
    expect(t.s.players[LI_SI]!.ship).toBeGreaterThan(0);
  });
  test('with a Soldier at the Entrance his symbols place cards, else they unlock; never a choice [FE-381, FE-382]', () => {
    const lisi = (entrance: number) => {
      const t = scripted(firstEmpire, 1, s => {
        s.players[LI_SI]!.entrance = entrance;
        s.orders = [2]; // three spaces: one symbol
        s.ordersUsed = [1, 3, 4];
        s.sealed = [];
        s.agenda = [
          { at: 'turns', seat: LI_SI },
          { at: 'turn', seat: 0 },
        ];
      });
      t.plays('idle');
      return t.s.players[LI_SI]!;
    };
    expect(lisi(1)).toMatchObject({ ship: 3, entrance: 1, locked: 5 });
    expect(lisi(1).tableau.flat()).toHaveLength(1);
    expect(lisi(0)).toMatchObject({ ship: 3, entrance: 1, locked: 4, tableau: [[], [], [], [], []] });
  });
  test('his cards are shuffled again when used up [FE-371]', () => {
    const t = scripted(firstEmpire, 1, s => {
      s.ordersUsed.push(...s.orders.splice(0));
      s.sealed = [];
      s.agenda = [
        { at: 'turns', seat: LI_SI },
        { at: 'turn', seat: 0 },
      ];
    });
    t.plays('idle');
    expect([t.s.orders.length, t.s.ordersUsed.length]).toEqual([3, 1]);
  });
});

test('tiles are chosen in secret and carried out in turn order, each finished before the next [FE-047, FE-048]', () => {
  const t = scripted(firstEmpire, 2, s => {
    s.players[0]!.tiles = [1, 3]; // Alchemist in the first Region, then two spaces
    s.players[1]!.tiles = [2, 4];
    s.agenda = [
      { at: 'turns', seat: 0 },
      { at: 'startingTile', seat: EVERYONE, from: 1 },
    ];
    s.sealed = [0, 0];
  });
  t.answers(1, 'take 4');
  expect(t.k.view(t.s, 0).sealed).toEqual([0, UNKNOWN]);
  t.answers(0, 'take 1');
  expect([t.open(), t.k.waiting(t.s)]).toEqual(['elixir', [1]]); // from the second seat on
  t.plays('soldier', 'soldier');
  expect([t.open(), t.k.waiting(t.s), t.s.players[0]!.ship]).toEqual(['elixir', [0], 2]);
  t.plays('alchemist 1 0');
  expect(t.open()).toBe('turn');
});
