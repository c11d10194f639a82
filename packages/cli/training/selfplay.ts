import { type Bot, bots } from '@tianxia/bots';
import {
  everything,
  type Look,
  looking,
  MANY,
  mindFrom,
  type Network,
  type Reader,
  softmax,
  thinker,
} from '@tianxia/bots/mind';
import {
  fastRand,
  type Game,
  type GameTypes,
  type Kernel,
  mute,
  type Option,
  type Rand,
  type Seat,
  seedOf,
} from '@tianxia/kernel';
import { MOST_CHOICES } from '../simulation.ts';
import type { Batch } from './batch.ts';
import { anyTable, everyCount, kernels } from './tables.ts';

export interface Played {
  games: number;
  decisions: number;
  totals: Record<string, number>; // by number of players: sum of all points
  gamesOf: Record<string, number>;
  leagueGames: number; // beside the games against itself
  leagueWins: number; // in fair shares
  errors: string[]; // games that broke off
}
/** How far each seat is ahead of its best rival, and its share of the win. */
function outcome(k: Kernel<GameTypes>, s: GameTypes['state']) {
  const { totals, places } = k.result(s);
  const winners = places.filter(place => place === 1).length;
  return {
    totals,
    leads: totals.map((total, seat) => total - Math.max(...totals.filter((_, other) => other !== seat), -1000)),
    wins: places.map(place => (place === 1 ? 1 / winners : 0)),
  };
}
/** Others to play against: at so many of a hundred tables one of these sits in all seats but one. */
export interface League {
  share: number;
  bots: readonly Bot[];
}
const draw = (shares: Float64Array, rand: Rand): number => {
  let rest = rand(1 << 30) / (1 << 30);
  for (let i = 0; i < shares.length; i++) {
    rest -= shares[i]!;
    if (rest < 0) return i;
  }
  return shares.length - 1;
};

const WHOLE = 2; // of a hundred decisions with many options
const ASTRAY = 8; // of a hundred choices after a teacher are any: so it is also seen what to do after a mistake

/**
 * Plays against itself until it is enough; every choice is drawn as likely as the policy says, and kept. With a teacher its
 * choices are kept and mostly played. At a share of its decisions, `whole` of a hundred, it reads every option: from these a hunch learns
 * which ones the policy would have taken. At a share of its tables it sits alone among bots of a league, and only its own choices are kept.
 */
export function selfplay(
  game: Game<GameTypes>,
  reader: Reader,
  net: Network,
  batch: Batch,
  {
    seed,
    teacher,
    whole = WHOLE,
    league = { share: 0, bots: [] },
    enough,
  }: {
    seed: number;
    teacher?: Bot | undefined;
    whole?: number | undefined;
    league?: League | undefined;
    enough: (games: number) => boolean;
  },
): Played {
  const kernelOf = kernels(game);
  const looks = new Map<Kernel<GameTypes>, ReturnType<typeof looking>>();
  const mind = thinker(net);
  let readsAll = false;
  const pick = (look: Look) => (readsAll ? everything(look) : mind.pick(look));
  const options: Option[] = [];
  const played: Played = { games: 0, decisions: 0, totals: {}, gamesOf: {}, leagueGames: 0, leagueWins: 0, errors: [] };

  function choose(k: Kernel<GameTypes>, s: GameTypes['state'], seat: Seat, many: number, rand: Rand): number {
    const look = looks.get(k) ?? looking(k, reader, pick);
    looks.set(k, look);
    readsAll = teacher !== undefined || (many > MANY && rand(100) < whole);
    const seen = look.view(k.glance(s, seat), seat, options, many, rand);
    if (teacher !== undefined) {
      const taught = options.indexOf(teacher(k, k.view(s, seat), seat, { rand }).option);
      batch.add(seen, seat, taught, 0);
      return rand(100) < ASTRAY ? rand(many) : taught;
    }
    mind.policy(seen);
    const shares = softmax(mind.logits.subarray(0, seen.many));
    const choice = draw(shares, rand);
    batch.add(seen, seat, choice, Math.log(shares[choice]!));
    return seen.which[choice]!;
  }
  function playOne(rand: Rand): void {
    const table = anyTable(game, rand, everyCount(game));
    const k = kernelOf(table);
    const s = k.setup(table, rand);
    const before = batch.decisions;
    const rival = table.seats > 1 && rand(100) < league.share ? league.bots[rand(league.bots.length)] : undefined;
    const learner = rival === undefined ? undefined : rand(table.seats);
    for (let choices = 0; !k.over(s); choices++) {
      if (choices >= MOST_CHOICES) throw new Error(`not over after ${MOST_CHOICES} choices`);
      const seat = k.waiting(s)[0]!;
      const many = k.options(s, seat, options, false);
      const option =
        many === 1
          ? options[0]!
          : rival !== undefined && seat !== learner
            ? rival(k, k.view(s, seat), seat, { rand }).option
            : options[choose(k, s, seat, many, rand)]!;
      k.apply(s, seat, option, rand, mute);
    }
    const { totals, leads, wins } = outcome(k, s);
    batch.end(leads, wins);
    played.decisions += batch.decisions - before;
    if (rival !== undefined) {
      played.leagueGames++;
      played.leagueWins += wins[learner!]! * s.seats; // 1: as often as a fair share
      return;
    }
    const count = `${table.seats}`;
    const mean = totals.slice(0, table.seats).reduce((a, b) => a + b, 0) / table.seats;
    played.games++;
    played.gamesOf[count] = (played.gamesOf[count] ?? 0) + 1;
    played.totals[count] = (played.totals[count] ?? 0) + mean;
  }
  for (let g = 0; !enough(g); g++)
    try {
      playOne(fastRand(seedOf(seed, g)));
    } catch (problem) {
      batch.drop(); // one game that breaks off must not end a night of training
      played.errors.push(`seed ${seed}, game ${g}: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  return played;
}

export interface Matched {
  games: Record<string, number>; // by number of players
  wins: Record<string, number>;
  own: Record<string, number>; // sum of its points
  rivals: Record<string, number>; // sum of the rivals' mean points
}
/** The mind in one seat, another bot in all others; seats move on by one each game. */
export function match(
  game: Game<GameTypes>,
  weights: Uint8Array,
  rival: keyof typeof bots,
  { seed, counts, enough }: { seed: number; counts: readonly number[]; enough: (games: number) => boolean },
): Matched {
  const { bot } = mindFrom(game, weights);
  const kernelOf = kernels(game);
  const options: Option[] = [];
  const matched: Matched = { games: {}, wins: {}, own: {}, rivals: {} };
  for (let g = 0; !enough(g); g++) {
    const seats = counts[g % counts.length]!;
    const rand = fastRand(seedOf(seed, g));
    const table = anyTable(game, () => 0, [seats]);
    const k = kernelOf(table);
    const s = k.setup(table, rand);
    const own = Math.floor(g / counts.length) % seats;
    while (!k.over(s)) {
      const seat = k.waiting(s)[0]!;
      const many = k.options(s, seat, options, false);
      const think = seat === own ? bot : bots[rival];
      const choice = many === 1 ? options[0]! : think(k, k.view(s, seat), seat, { rand }).option;
      k.apply(s, seat, choice, rand, mute);
    }
    const { totals, wins } = outcome(k, s);
    const add = (to: Record<string, number>, x: number) => {
      to[seats] = (to[seats] ?? 0) + x;
    };
    add(matched.games, 1);
    add(matched.wins, wins[own]!);
    add(matched.own, totals[own]!);
    add(
      matched.rivals,
      totals.reduce((sum, total, seat) => sum + (seat === own ? 0 : total), 0) / Math.max(1, totals.length - 1),
    );
  }
  return matched;
}
