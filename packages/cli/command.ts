/** What every command declares, and what it is given. */
export interface Flag {
  value?: string; // what is written after it, as in `--seed S`; a flag without one is a switch
  many?: true;
  about: string;
}
export interface Command {
  usage: string;
  about: string; // one line, for the list of commands
  more?: readonly string[];
  words: readonly string[]; // what is given without a flag, all of it needed
  flags: Readonly<Record<string, Flag>>;
  run(given: Given): Promise<number>;
}
/** Where the project and its built programs are. */
export interface Home {
  root: string;
  programs: string;
  /** Resolves when a database can be opened: on an old Node its program is compiled first, which most commands need not wait for. */
  database?: () => Promise<void>;
}
export interface Given {
  home: Home;
  word(index: number): string;
  on(flag: string): boolean;
  maybe(flag: string): string | undefined;
  text(flag: string): string;
  whole(flag: string, min: number, max: number, standard?: number): number;
  all(flag: string): readonly string[];
}

export const DONE = 0;
export const FAILED = 1; // the thing looked at is not as it should be
export const BAD_INPUT = 2;
export const INTERRUPTED = 130; // what a shell calls a program ended by Ctrl-C

/** Something the caller got wrong: one line, exit code 2, nothing written. */
export class BadInput extends Error {}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
export const sayJson = (value: unknown): void => say(JSON.stringify(value, undefined, 2));
/** Beside the results, so that a pipe gets results only. */
export const warn = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
