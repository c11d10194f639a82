import type { Answered } from '@tianxia/bots/analysis';
import type { GameRecord } from '@tianxia/kernel';
import type { FromTeacher, ToTeacher } from './worker.ts';

/** A teacher of its own, who is told what to do by a message. */
export const newTeacher = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What an answer that nobody has tried gives away of the win chance. `stop` sends the teacher home. */
export function askAbout(
  record: GameRecord,
  content: unknown,
  answered: Answered,
): { lost: Promise<number>; stop(): void } {
  const teacher = newTeacher();
  const lost = new Promise<number>((resolve, reject) => {
    teacher.onmessage = ({ data }: MessageEvent<FromTeacher>) => {
      if ('lost' in data) resolve(data.lost);
      else if ('broken' in data) reject(new Error(data.broken));
    };
    teacher.onerror = event => reject(new Error(event.message));
  }).finally(() => teacher.terminate());
  teacher.postMessage({ record, answered, ...(content === undefined ? {} : { content }) } satisfies ToTeacher);
  return { lost, stop: () => teacher.terminate() };
}
