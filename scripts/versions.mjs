/**
 * `npm run versions`: which of the programs that ship beside ours are old. They are listed in deploy/versions.json and nowhere else;
 * a test holds the Dockerfile and compose.yaml to it. No test asks what is new: the calendar must not break a build.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from './install.mjs';

const PATIENCE = 20_000; // milliseconds

/** What ships: by name, its image and where it stands. */
export const shipped = () => JSON.parse(readFileSync(join(root, 'deploy/versions.json'), 'utf8'));

/** The figures of a version: `postgres:18.4-bookworm` has 18 and 4. Undefined where it has none. */
export function figuresOf(text) {
  return /(?:^|[:v])(\d+(?:\.\d+)+)/.exec(text)?.[1].split('.').map(Number);
}
function compare(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
/**
 * What is to be said of what ships, given all that is known to be there. Where several lines are kept up beside each other (each major
 * of Node and PostgreSQL, for years), a newer line is news, and only an older repair of one's own line is old.
 */
export function judged(image, known, hasLines = false) {
  const ours = figuresOf(image);
  const others = known
    .flatMap(text => {
      const figures = figuresOf(text);
      return figures === undefined ? [] : [figures];
    })
    .sort(compare);
  if (others.length === 0) return { isOld: false, says: 'nothing is known of newer ones' };
  const isNewer = figures => compare(figures.slice(0, ours.length), ours) > 0;
  const written = figures => figures.slice(0, ours.length).join('.');
  const newest = others.findLast(isNewer);
  const repair = others.findLast(figures => figures[0] === ours[0] && isNewer(figures));
  if (newest === undefined) return { isOld: false, says: 'current' };
  if (!hasLines) return { isOld: true, says: `old: there is ${written(newest)}` };
  const line = newest[0] === ours[0] ? '' : `a newer line has ${written(newest)}`;
  if (repair === undefined) return { isOld: false, says: `current in its line; ${line}` };
  return { isOld: true, says: `old: there is ${written(repair)} in its line${line === '' ? '' : `; ${line}`}` };
}

async function knownBy({ npm, github }) {
  if (npm !== undefined) {
    const { stdout } = await promisify(execFile)('npm', ['view', npm, 'versions', '--json'], {
      timeout: PATIENCE,
      maxBuffer: 1 << 24,
    });
    return JSON.parse(stdout);
  }
  const answer = await fetch(`https://api.github.com/repos/${github}/releases/latest`, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return [(await answer.json()).tag_name];
}
/** A line for each, and whether one is old or could not be asked for. */
export async function lines(all, ask) {
  const said = await Promise.all(
    Object.entries(all).map(async ([name, one]) => {
      const where = one.npm === undefined ? `github.com/${one.github}` : `npm's ${one.npm}`;
      try {
        const { isOld, says } = judged(one.image, await ask(one), one.lines);
        return { line: `${name.padEnd(10)}${one.image.padEnd(30)}${says} (${where})`, isOld, isUnknown: false };
      } catch (problem) {
        const why = String(problem.cause?.message ?? problem.message).split('\n')[0];
        return {
          line: `${name.padEnd(10)}${one.image.padEnd(30)}not known: ${where} could not be asked (${why})`,
          isOld: false,
          isUnknown: true,
        };
      }
    }),
  );
  return {
    text: said.map(({ line }) => line).join('\n'),
    code: said.some(({ isOld }) => isOld) ? 1 : said.some(({ isUnknown }) => isUnknown) ? 2 : 0,
  };
}
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { text, code } = await lines(shipped(), knownBy);
  console.log(text);
  process.exitCode = code; // 1: something is old; 2: nothing that could be asked for is, but not all could
}
