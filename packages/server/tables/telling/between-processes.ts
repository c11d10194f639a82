import type { Bus } from '../../bus/bus.ts';
import type { Told } from '../choices/undo-request.ts';
import type { Here } from './presence.ts';

/** What the processes that have a table open tell each other of it: that it changed, never what is in it. */
export type News =
  | { type: 'changed'; changed: number; since?: number } // of the row: a process that knows less reads on; since: it was the log only
  | { type: 'look' } // something beside the log is different
  | { type: 'wait' } // this process always comes second: leave the table alone for a moment
  | { type: 'here'; here: Here; asks?: boolean } // asks: and who is with you?
  | { type: 'undo'; told: Told }
  | { type: 'rematch'; id: string; url: string };
export interface Newsroom {
  publish(news: News): void;
  close(): void;
}
const topicOf = (id: string): string => `table:${id}`;

export function newsroom(
  { bus, process }: { bus: Bus; process: string },
  id: string,
  hear: (news: News, from: string) => void,
  missed: () => void,
): Newsroom {
  const own = JSON.stringify({ by: process }).slice(0, -1);
  const stop = bus.subscribe(
    topicOf(id),
    text => {
      if (text.startsWith(own)) return; // most are: they are not even read
      const { by, ...news } = JSON.parse(text) as News & { by: string };
      hear(news, by);
    },
    missed,
  );
  return { publish: news => publish(bus, process, id, news), close: stop };
}
export const publish = (bus: Bus, process: string, id: string, news: News): void =>
  bus.publish(topicOf(id), JSON.stringify({ by: process, ...news }));
/** After a change of who sits at these tables, made beside the tables themselves: also this process reads them anew. */
export const lookAgain = (bus: Bus, ids: readonly string[]): void => {
  for (const id of ids) publish(bus, '', id, { type: 'look' });
};
