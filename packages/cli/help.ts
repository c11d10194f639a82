import type { Command } from './command.ts';
import { flagsOf } from './given.ts';

/** Rows as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const wide = (column: number) => Math.max(...rows.map(row => [...(row[column] ?? '')].length));
  return rows.map(row =>
    row
      .map((cell, i) => cell + ' '.repeat(wide(i) - [...cell].length))
      .join(gap)
      .trimEnd(),
  );
}
export function helpForAll(commands: Readonly<Record<string, Pick<Command, 'about'>>>): string {
  return [
    'Tianxia: board games about the unification of China, from the command line.',
    '',
    'Usage: tianxia COMMAND …',
    '',
    ...columns(Object.entries(commands).map(([name, { about }]) => [`  ${name}`, about])),
    '',
    'tianxia COMMAND --help tells more. Exit codes: 0 done, 1 something is not as it should be, 2 bad input, 130 Ctrl-C.',
  ].join('\n');
}
export function helpForGroup(
  name: string,
  { about, commands }: { about: string; commands: Readonly<Record<string, Command>> },
): string {
  return [
    `Usage: tianxia ${name} COMMAND …`,
    '',
    about,
    '',
    ...columns(Object.entries(commands).map(([sub, command]) => [`  ${name} ${sub}`, command.about])),
    '',
    `tianxia ${name} COMMAND --help tells more.`,
  ].join('\n');
}
export function helpFor(command: Command): string {
  const flags = Object.entries(flagsOf(command)).map(([flag, { value, about }]) => [
    `  --${flag}${value === undefined ? '' : ` ${value}`}`,
    about,
  ]);
  return [`Usage: tianxia ${command.usage}`, '', command.about, ...(command.more ?? []), '', ...columns(flags)].join(
    '\n',
  );
}
