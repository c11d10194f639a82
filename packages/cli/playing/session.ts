import { fastRand, type Rand, type Seat, SPECTATOR, seedOf } from '@tianxia/kernel';
import { say } from '../command.ts';
import { botChooses, type Player } from '../lineup.ts';
import { boardOf, sheet } from '../sheet.ts';
import { askPerson, type Desk } from './desk.ts';
import { handOver, telling } from './telling.ts';

/** Plays until the game is over or somebody leaves. */
export async function session(desk: Desk, players: readonly (Player | undefined)[], seed: number): Promise<void> {
  const { k, live, english, input, people } = desk;
  const minds: Rand[] = players.map((_, seat) => fastRand(seedOf(seed, seat)));
  const board = await boardOf(k);
  const tell = telling(desk);
  let asked: Seat | undefined;
  live.begin(desk.now());
  while (!k.over(live.state) && !input.interrupted()) {
    const waiting = k.waiting(live.state);
    const bot = waiting.find(seat => players[seat] !== undefined);
    if (bot !== undefined) {
      botChooses(k, live, bot, players[bot]!, minds[bot]!, desk.now());
      if (people.length === 0) tell(SPECTATOR);
      await new Promise(resolve => setImmediate(resolve)); // lets Ctrl-C be heard
      continue;
    }
    const seat = waiting.find(one => one === asked) ?? waiting[0]!;
    if (!(await handOver(desk, asked, seat))) return;
    asked = seat;
    tell(seat);
    say(`\n${board(k.view(live.state, seat))}\n`);
    say(`${english.names[seat]}: ${english.prompt(`${live.state.agenda.at(-1)?.at}`)}`);
    if ((await askPerson(desk, seat)) === 'quit') return;
  }
  if (!k.over(live.state)) return;
  tell(people.length === 1 ? people[0]! : SPECTATOR);
  say(`\n${board(k.view(live.state, SPECTATOR))}\n\n${english.ending(live.state.ending)}`);
  sheet(english, k.result(live.state)).forEach(say);
}
