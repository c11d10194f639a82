import { ShapeError, TableError } from '@tianxia/kernel';
import { BAD_INPUT, BadInput, type Command, DONE, FAILED, type Home, say, warn } from './command.ts';
import { adminCommands } from './commands/admin.ts';
import { analyse } from './commands/analyse.ts';
import { backup } from './commands/backup.ts';
import { collect } from './commands/collect.ts';
import { content } from './commands/content.ts';
import { coverage } from './commands/coverage.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { ladder } from './commands/ladder.ts';
import { measure } from './commands/measure.ts';
import { migrate } from './commands/migrate.ts';
import { openings } from './commands/openings.ts';
import { play } from './commands/play.ts';
import { prune } from './commands/prune.ts';
import { puzzles } from './commands/puzzles.ts';
import { record } from './commands/record.ts';
import { reliability } from './commands/reliability.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { validate } from './commands/validate.ts';
import { verify } from './commands/verify.ts';
import { readGiven } from './given.ts';
import { helpFor, helpForAll, helpForGroup } from './help.ts';
import { didYouMean } from './nearest.ts';

const commands: Readonly<Record<string, Command>> = {
  games,
  play,
  simulate,
  openings,
  train,
  ladder,
  measure,
  fuzz,
  coverage,
  record,
  collect,
  replay,
  analyse,
  puzzles,
  reliability,
  verify,
  rules,
  content,
  serve,
  backup,
  restore,
  validate,
  migrate,
  prune,
};
/** Commands of two words. */
const groups: Readonly<Record<string, { about: string; commands: Readonly<Record<string, Command>> }>> = {
  admin: { about: 'what an operator does by hand: create, list, show, kick, ban, rewind …', commands: adminCommands },
};

/** Runs one command; gives the exit code. */
export async function main(args: readonly string[], home: Home): Promise<number> {
  process.stdout.on('error', leaveQuietly);
  try {
    return await run(args, home);
  } catch (problem) {
    if (isBadInput(problem)) {
      for (const line of problem.message.split('\n')) warn(`tianxia: ${line}`);
      return BAD_INPUT;
    }
    warn(`tianxia: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`);
    return FAILED;
  }
}
const isHelp = (word: string) => word === 'help' || word === '--help' || word === '-h';
async function run([name = 'help', ...args]: readonly string[], home: Home): Promise<number> {
  if (isHelp(name) && args[0] !== undefined) return run([...args, '--help'], home);
  if (isHelp(name)) {
    say(helpForAll({ ...commands, ...groups }));
    return DONE;
  }
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
  const [sub = 'help', ...rest] = args;
  if (group !== undefined && isHelp(sub)) {
    say(helpForGroup(name, group));
    return DONE;
  }
  if (group !== undefined) return perform(`${name} ${sub}`, commandNamed(sub, group.commands, `${name} `), rest, home);
  return perform(name, commandNamed(name, commands), args, home);
}
async function perform(name: string, command: Command, args: readonly string[], home: Home): Promise<number> {
  const given = readGiven(name, command, args, home);
  if (!given.on('help')) return command.run(given);
  say(helpFor(command));
  return DONE;
}
function commandNamed(name: string, among: Readonly<Record<string, Command>>, before = ''): Command {
  const command = Object.hasOwn(among, name) ? among[name] : undefined;
  if (command !== undefined) return command;
  const known = [...Object.keys(among), ...(before === '' ? Object.keys(groups) : [])];
  throw new BadInput(`there is no command "${before}${name}"${didYouMean(name, known)}; see "tianxia ${before}--help"`);
}
const isBadInput = (problem: unknown): problem is Error =>
  [BadInput, ShapeError, TableError].some(kind => problem instanceof kind);

/** Whoever reads our output may stop early: `tianxia games | head -1`. */
function leaveQuietly(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
}
