import { ShapeError, TableError } from '@tianxia/kernel';
import { BAD_INPUT, BadInput, type Command, DONE, FAILED, type Home, say, warn } from './command.ts';
import { content } from './commands/content.ts';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { readGiven } from './given.ts';
import { helpFor, helpForAll } from './help.ts';
import { didYouMean } from './nearest.ts';

const commands: Readonly<Record<string, Command>> = {
  games,
  play,
  simulate,
  fuzz,
  record,
  replay,
  verify,
  rules,
  content,
  serve,
};

/** Runs one command; gives the exit code. */
export async function main(args: readonly string[], home: Home): Promise<number> {
  process.stdout.on('error', leaveQuietly);
  try {
    return await run(args, home);
  } catch (problem) {
    if (isBadInput(problem)) {
      warn(`tianxia: ${problem.message.replaceAll('\n', ' ')}`);
      return BAD_INPUT;
    }
    warn(`tianxia: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`);
    return FAILED;
  }
}
async function run([name = 'help', ...args]: readonly string[], home: Home): Promise<number> {
  if (name === 'help' || name === '--help' || name === '-h') {
    say(args[0] === undefined ? helpForAll(commands) : helpFor(commandNamed(args[0])));
    return DONE;
  }
  const command = commandNamed(name);
  const given = readGiven(name, command, args, home);
  if (!given.on('help')) return command.run(given);
  say(helpFor(command));
  return DONE;
}
function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  throw new BadInput(`there is no command "${name}"${didYouMean(name, Object.keys(commands))}; see "tianxia --help"`);
}
const isBadInput = (problem: unknown): problem is Error =>
  [BadInput, ShapeError, TableError].some(kind => problem instanceof kind);

/** Whoever reads our output may stop early: `tianxia games | head -1`. */
function leaveQuietly(problem: NodeJS.ErrnoException): void {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
}
