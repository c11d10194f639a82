import type { OwnEvent, TableEvent } from '@tianxia/protocol';
import { onTestFinished } from 'vitest';

/** A program that reads events line by line. */
export interface Program<L> {
  answer: Response;
  lines: L[];
  text(): string; // every byte
  ended: Promise<void>;
  until(such: (line: L) => boolean): Promise<L>;
}
export async function follow<L extends TableEvent | OwnEvent = TableEvent>(
  url: string,
  path: string,
  token?: string,
): Promise<Program<L>> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(`${url}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const lines: L[] = [];
  const watchers = new Set<() => void>();
  let [text, rest] = ['', ''];
  const ended = (async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const whole = (rest + part).split('\n');
      rest = whole.pop()!;
      lines.push(...whole.filter(line => line !== '').map(line => JSON.parse(line) as L));
      for (const watcher of [...watchers]) watcher();
    }
  })();
  ended.catch(() => {});
  return {
    answer,
    lines,
    text: () => text,
    ended,
    until: such =>
      new Promise((resolve, reject) => {
        const watcher = () => {
          const found = lines.find(such);
          if (found === undefined) return;
          watchers.delete(watcher);
          resolve(found);
        };
        watchers.add(watcher);
        watcher();
        ended.then(
          () => reject(new Error(`it ended without: ${text.slice(-500)}`)),
          () => {},
        );
      }),
  };
}
