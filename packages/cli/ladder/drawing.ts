import type { Rated } from './ratings.ts';

export interface Rung extends Rated {
  name: string;
  games: number;
  score: number; // share of the points against all others
}
const WIDE = 520;
const LEFT = 120;
const ROW = 26;
const TOP = 30;
const STEP = 200; // between the lines of the scale

/** The ladder as a table. */
export function inMarkdown(rungs: readonly Rung[]): string {
  const rows = rungs.map(({ name, rating, low, high, games, score }) =>
    [name, Math.round(rating), `${Math.round(low)} to ${Math.round(high)}`, games, `${Math.round(score * 100)} %`].join(
      ' | ',
    ),
  );
  return [
    '| bot | rating | 95 % | games | score |',
    '|---|---|---|---|---|',
    ...rows.map(row => `| ${row} |`),
    '',
  ].join('\n');
}
/** The ladder as a picture: a dot for each, with its interval. */
export function inSvg(title: string, rungs: readonly Rung[]): string {
  const least = Math.floor(Math.min(...rungs.map(({ low }) => low)) / STEP) * STEP;
  const most = Math.ceil(Math.max(...rungs.map(({ high }) => high)) / STEP) * STEP;
  const x = (rating: number) =>
    (LEFT + ((rating - least) / Math.max(STEP, most - least)) * (WIDE - LEFT - 20)).toFixed(1);
  const high = TOP + rungs.length * ROW + 24;
  const marks = Array.from({ length: (most - least) / STEP + 1 }, (_, i) => least + i * STEP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${high}" font-family="sans-serif" font-size="12"><title>${title}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="8" y="18" font-weight="bold">${title}</text>`,
    ...marks.map(
      mark =>
        `<path d="M${x(mark)} ${TOP}V${high - 20}" stroke="#ddd"/><text x="${x(mark)}" y="${high - 6}" text-anchor="middle" fill="#555">${mark}</text>`,
    ),
    ...rungs.map(({ name, rating, low, high: top }, i) => {
      const y = TOP + i * ROW + ROW / 2;
      return `<text x="8" y="${y + 4}">${name}</text><path d="M${x(low)} ${y}H${x(top)}" stroke="#8a6a2f" stroke-width="3"/><circle cx="${x(rating)}" cy="${y}" r="5" fill="#b5482f"/>`;
    }),
    '</svg>',
    '',
  ].join('\n');
}
