import { createInterface } from 'node:readline';

/** Lines from a keyboard or a pipe. `undefined`: no more will come. */
export interface Lines {
  isTerminal: boolean;
  next(prompt: string): Promise<string | undefined>;
  interrupted(): boolean;
  close(): void;
}
export function lines(): Lines {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  const waiting: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let ended = false;
  let stopped = false;
  const give = (line: string | undefined) => {
    const to = wanted;
    wanted = undefined;
    to?.(line);
  };
  reader.on('line', line => {
    if (wanted === undefined) waiting.push(line);
    else give(line);
  });
  reader.on('close', () => {
    ended = true;
    give(undefined);
  });
  const interrupt = () => {
    stopped = true;
    reader.close();
  };
  reader.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);
  return {
    isTerminal,
    next(prompt) {
      const line = stopped ? undefined : waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(undefined);
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      return new Promise(resolve => {
        wanted = resolve;
      });
    },
    interrupted: () => stopped,
    close() {
      process.off('SIGINT', interrupt);
      reader.close();
    },
  };
}
