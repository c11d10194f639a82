import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput, type Command, type Given, type Home } from './command.ts';
import { didYouMean } from './nearest.ts';

const HELP = { help: { about: 'this text' } };

export const flagsOf = (command: Command): Command['flags'] => ({ ...command.flags, ...HELP });

/** Reads what follows the name of a command; throws BadInput for what the command does not know. */
export function readGiven(name: string, command: Command, args: readonly string[], home: Home): Given {
  const flags = flagsOf(command);
  const { values, positionals } = parse(name, flags, args);
  const given: Given = {
    home,
    word: index => positionals[index]!,
    on: flag => values[flag] !== undefined,
    maybe: flag => values[flag]?.[0],
    text(flag) {
      const value = given.maybe(flag);
      if (value === undefined)
        throw new BadInput(`${name} needs --${flag} ${flags[flag]!.value} (see "tianxia ${name} --help")`);
      return value;
    },
    whole(flag, min, max, standard) {
      if (standard !== undefined && given.maybe(flag) === undefined) return standard;
      return wholeNumber(`--${flag}`, given.text(flag), min, max);
    },
    all: flag => values[flag] ?? [],
  };
  if (!given.on('help')) checkWords(name, command, positionals);
  return given;
}
export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new BadInput(`${what} is a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function checkWords(name: string, { words, usage }: Command, found: readonly string[]): void {
  if (found.length < words.length) throw new BadInput(`${name} needs ${words[found.length]}: tianxia ${usage}`);
  if (found.length > words.length) throw new BadInput(`${name} takes no "${found[words.length]}": tianxia ${usage}`);
}
function parse(name: string, flags: Command['flags'], args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(flags).map(([flag, { value }]) => [flag, { type: value === undefined ? 'boolean' : 'string' }]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values: Record<string, string[]> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined || !token.rawName.startsWith('--'))
      throw new BadInput(
        `${name} has no ${token.rawName}${didYouMean(token.name, Object.keys(flags)).replace('"', '"--')}`,
      );
    if (flag.value === undefined && token.value !== undefined)
      throw new BadInput(`--${token.name} is a switch and takes no value`);
    if (flag.value !== undefined && (token.value === undefined || token.value === ''))
      throw new BadInput(`--${token.name} needs a value: --${token.name} ${flag.value}`);
    if (!flag.many && values[token.name] !== undefined) throw new BadInput(`--${token.name} is given twice`);
    values[token.name] = [...(values[token.name] ?? []), token.value ?? ''];
  }
  return { values, positionals };
}
