import { setTimeout as pause } from 'node:timers/promises';
import { type Bell, newBell, ring } from './bell.ts';
import { type Thread, thread } from './thread.ts';

/** Workers of one script, each with one task at a time; who asks first is served first. */
export interface Crew<T, S> {
  ask(task: T, game: string, limit: number): Promise<S>;
  /** Workers that are free do such a task each. They are told to end by their bell: at `end`, or when other work waits for a worker. */
  help(most: number, task: (number: number, bell: Bell) => T, game: string, limit: number): Help<S>;
  close(): Promise<void>;
}
interface Help<S> {
  end(): void;
  /** What has come of it: those who take longer than this, or fail, are not missed. */
  heard(patience: number): Promise<readonly S[]>;
}
interface Desk<T, S> extends Thread<T, S> {
  game: string; // the last one it played: its code is warm
}
interface Job<T, S> {
  task: T;
  game: string;
  limit: number; // milliseconds until it is stopped
  resolve(said: S): void;
  reject(problem: Error): void;
}

export function crew<T, S>(script: string, most: number, memory: number | undefined): Crew<T, S> {
  const desks: Desk<T, S>[] = [];
  const waiting: Job<T, S>[] = [];
  const bells = new Set<Bell>(); // of those who help
  let closed = false;

  function hire(game: string): Desk<T, S> {
    const gone = () => void desks.splice(desks.indexOf(desk), 1);
    const desk: Desk<T, S> = Object.assign(thread<T, S>(script, memory, gone), { game });
    desks.push(desk);
    return desk;
  }
  /** Rather a worker that knows the game; a warm one of another game is still faster than a cold one. */
  function deskFor(game: string): Desk<T, S> | undefined {
    const free = desks.filter(desk => desk.isFree);
    const desk = free.find(one => one.game === game) ?? (desks.length < most ? hire(game) : free[0]);
    if (desk !== undefined) desk.game = game;
    return desk;
  }
  function next(): void {
    const job = waiting[0];
    if (job === undefined || closed) return;
    const desk = deskFor(job.game);
    if (desk === undefined) {
      bells.forEach(ring);
      return;
    }
    waiting.shift();
    desk.ask(job.task, job.limit).then(job.resolve, job.reject).finally(next);
    next();
  }
  return {
    ask: (task, game, limit) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the server is stopping'));
        waiting.push({ task, game, limit, resolve, reject });
        next();
      }),
    help(most, task, game, limit) {
      const bell = newBell();
      const heard: S[] = [];
      const helpers: Promise<unknown>[] = [];
      while (helpers.length < most && waiting.length === 0 && !closed) {
        const desk = deskFor(game);
        if (desk === undefined) break;
        const done = desk.ask(task(helpers.length + 1, bell), limit).then(said => heard.push(said));
        helpers.push(done.catch(() => {}).finally(next));
      }
      bells.add(bell);
      const all = Promise.all(helpers).finally(() => bells.delete(bell));
      return {
        end: () => ring(bell),
        async heard(patience) {
          if (helpers.length > 0) await Promise.race([all, pause(patience)]);
          return [...heard];
        },
      };
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new Error('the server is stopping'));
      await Promise.all([...desks].map(desk => desk.stop()));
    },
  };
}
