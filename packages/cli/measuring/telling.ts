import { interval } from '../tally.ts';
import { isFirstAlone, type Line, nameOf } from './matches.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

function grouped(lines: readonly Line[], by: (line: Line) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(by(line), [...(groups.get(by(line)) ?? []), line]);
  return [...groups.values()];
}

/** A row for each match: how often `a` won, what was wanted, and whether that is shown, missed or open. */
export function inMarkdown(lines: readonly Line[]): string {
  const rows = grouped(lines, nameOf).map(games => {
    const { game, players, a, b, turns, goal } = games[0]!;
    const first = games.filter(isFirstAlone);
    const shares = turns ? games.map(({ score }) => score) : first.map(({ win }) => win);
    const sum = shares.reduce((all, x) => all + x, 0);
    const [low, high] = interval(sum, shares.length);
    const verdict = goal === undefined ? '' : low >= goal ? 'reached' : high < goal ? 'missed' : 'open';
    const points =
      first.length === 0
        ? ''
        : `${Math.round(mean(first.map(({ own }) => own)))}, ${Math.round(mean(first.map(({ rivals }) => rivals)))}`;
    return [
      ...[game, players, a, b, shares.length],
      `${percent(sum / shares.length)} (${percent(low)} to ${percent(high)})`,
      ...[points, goal === undefined ? '' : percent(goal), verdict],
    ].join(' | ');
  });
  return [
    '| game | players | bot | against | games | its share | points, its rivals’ | goal | |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(row => `| ${row} |`),
    '',
  ].join('\n');
}

/** Deals that were played from every seat, as lines of `tianxia ladder --go-on`, by file. */
export function forLadder(lines: readonly Line[]): Map<string, string> {
  const files = new Map<string, string>();
  const several = lines.filter(({ players, turns }) => players > 1 && turns);
  for (const games of grouped(several, line => `${nameOf(line)} ${line.deal}`)) {
    const { game, players, a, b } = games[0]!;
    if (games.length < players) continue;
    const wins = games.reduce((sum, { score }) => sum + score, 0);
    const file = `${game}-${players}.jsonl`;
    files.set(file, `${files.get(file) ?? ''}${JSON.stringify({ a, b, wins, games: players })}\n`);
  }
  return files;
}
