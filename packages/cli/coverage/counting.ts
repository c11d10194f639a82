import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { sourceLines } from './source-lines.ts';

/** How often each block of the code ran, as the engine counts it. */
interface Block {
  startOffset: number;
  endOffset: number;
  count: number;
}
interface Ran {
  functionName: string;
  ranges: Block[]; // the function as a whole first
}
interface Script {
  url: string;
  functions: Ran[];
}
/** One source file: by line, how often each of its places ran. What runs once, when the file is loaded, is left out. */
export type Runs = ReadonlyMap<number, readonly number[]>;

export interface Counting {
  /** Counts from zero again. */
  restart(): void;
  /** By source file: everything that ran since. */
  end(): Map<string, Runs>;
}
/**
 * Begin before the code is loaded: the engine tells of a function that never ran only together with the file around it.
 * The session answers at once, within the call.
 */
export function countRuns(): Counting {
  setFlagsFromString('--no-opt'); // optimised code loses counts (Node 20: whole functions that ran read as never run)
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const known = new Map<string, Map<number, Ran>>(); // every function met so far, by where it begins
  const take = (): Script[] => {
    let scripts: Script[] = [];
    session.post('Profiler.takePreciseCoverage', (problem, taken) => {
      if (problem) throw problem;
      scripts = taken.result;
    });
    return scripts;
  };
  const remember = ({ url, functions }: Script) => {
    const met = known.get(url) ?? new Map<number, Ran>();
    known.set(url, met);
    for (const { functionName, ranges } of functions)
      met.set(ranges[0]!.startOffset, { functionName, ranges: [{ ...ranges[0]!, count: 0 }] });
  };
  return {
    restart() {
      for (const script of take()) remember(script);
    },
    end() {
      const scripts = take();
      session.disconnect();
      for (const { url, functions } of scripts)
        for (const ran of functions) known.get(url)?.set(ran.ranges[0]!.startOffset, ran);
      return runsBySource([...known].map(([url, functions]) => ({ url, functions: [...functions.values()] })));
    },
  };
}
function runsBySource(scripts: readonly Script[]): Map<string, Runs> {
  const runs = new Map<string, Runs>();
  for (const { url, functions } of scripts) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!existsSync(`${file}.map`)) continue;
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    const text = readFileSync(file, 'utf8');
    const { sources, offsets } = sourceLines(map, text);
    const countAt = innermost(functions.filter(({ ranges }) => !isEmpty(text, ranges[0]!)));
    sources.forEach((source, i) => {
      const counts = [...offsets[i]!].map(([line, places]) => [line, places.flatMap(place => countAt(place) ?? [])]);
      runs.set(resolve(dirname(file), source), new Map(counts as [number, number[]][]));
    });
  }
  return runs;
}
/** `() => {}`, which stands in where nobody listens: it is no side of a condition. */
const isEmpty = (text: string, { startOffset, endOffset }: Block) =>
  /^\(\)\s*=>\s*\{\s*\}$/.test(text.slice(startOffset, endOffset));
/** The count of the smallest block around a place; nothing where only the file as a whole is around it. */
function innermost(functions: Script['functions']): (place: number) => number | undefined {
  const blocks = functions
    .filter(({ functionName, ranges }) => functionName !== '' || ranges[0]!.startOffset > 0) // that is the file
    .flatMap(({ ranges }) => ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  return place => {
    let found: Block | undefined;
    for (const block of blocks) {
      if (block.startOffset > place) break;
      if (place < block.endOffset) found = block; // later ones that hold it lie within
    }
    return found?.count;
  };
}
