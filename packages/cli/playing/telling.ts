import { type Seat, SPECTATOR } from '@tianxia/kernel';
import { say } from '../command.ts';
import type { Desk } from './desk.ts';

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Tells each viewer what has happened since they last looked, as far as they may know it. */
export function telling({ k, live, english }: Desk): (viewer: Seat) => void {
  const looked = new Map<Seat, number>();
  let latest = 0; // what anybody at this terminal has read: a spectator is told the rest
  const tell = (viewer: Seat, told: Parameters<typeof k.tell>[0], note: string) => {
    const sentence = english.event(k.tell(told, viewer));
    if (sentence !== '') say(`  ${sentence}${note}`);
  };
  return viewer => {
    const { happened } = live;
    const last = looked.get(viewer);
    if (last === undefined && (viewer !== SPECTATOR || latest === 0))
      for (const told of live.update(viewer).opening) tell(viewer, told, '');
    const from = Math.min(last ?? (viewer === SPECTATOR ? latest : 0), happened.length);
    for (const { told, forced } of happened.slice(from))
      told.forEach((one, i) => {
        tell(viewer, one, forced && i === 0 ? ' (the only option)' : '');
      });
    latest = happened.length;
    looked.set(viewer, latest);
  };
}

/** Where several people share a screen, nobody is shown the hand of another. False: nobody is there any more. */
export async function handOver({ english, input, people }: Desk, from: Seat | undefined, to: Seat): Promise<boolean> {
  if (!input.isTerminal || people.length < 2 || from === to) return true;
  if (from !== undefined) process.stdout.write(CLEAR);
  return (await input.next(`${english.names[to]}, press Enter. `)) !== undefined;
}
