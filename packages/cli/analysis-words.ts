import { type Analysis, type Decision, isError, MARKS } from '@tianxia/bots/analysis';
import type { Told } from '@tianxia/kernel';
import type { Speaker } from './speaker.ts';
import type { AnyKernel } from './table.ts';

const SHOWN = 12; // the costliest decisions
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const signed = (x: number, digits = 1) => `${x < 0 ? '−' : '+'}${Math.abs(x).toFixed(digits)}`;

/** An analysis as a page of text: who lost what by choices and by luck, then the costliest decisions. */
export function analysisInWords({ ledger, decisions }: Analysis, k: AnyKernel, english: Speaker): string[] {
  const { names } = english;
  const said = (words: string) => {
    const option = k.read(words);
    return option === undefined ? words : english.choice(option);
  };
  const counts = (seat: number) =>
    MARKS.map(mark => [mark, decisions.filter(one => one.seat === seat && one.knew.mark === mark).length] as const)
      .filter(([, many]) => many > 0)
      .map(([mark, many]) => `${many} ${mark}`)
      .join(', ');
  const costly = decisions
    .filter(({ knew }) => isError(knew.mark) || knew.mark === 'inaccuracy')
    .sort((a, b) => b.knew.loss - a.knew.loss)
    .slice(0, SHOWN);
  return [
    'Chance to win, from the first choice to the last:',
    ...ledger.flatMap(({ start, choices, rivals, luck, end }, seat) => [
      `  ${names[seat]}: ${percent(start)} to ${percent(end)}; own choices ${signed(100 * choices)}, those of others ${signed(100 * rivals)}, luck ${signed(100 * luck)}`,
      ...(counts(seat) === '' ? [] : [`    ${counts(seat)}`]),
    ]),
    '',
    costly.length === 0 ? 'No decision cost much.' : 'The costliest decisions, judged by what the player could know:',
    ...costly.flatMap(decision => [
      `  choice ${decision.choice + 1}, ${names[decision.seat]}: ${said(decision.chosen)} (${decision.knew.mark}, −${percent(decision.knew.loss)})`,
      `    better: ${said(decision.knew.best)}`,
      ...doneBy(decision, english),
      ...whyOf(decision, english).map(line => `    ${line}`),
    ]),
  ];
}
/** What the two choices do by themselves. */
function doneBy({ atOnce }: Decision, english: Speaker): string[] {
  const inWords = (name: string, told: readonly Told[]) => {
    const sentences = told.map(one => english.event(one)).filter(text => text !== '');
    return sentences.length === 0 ? [] : [`    ${name} at once: ${sentences.join(' ')}`];
  };
  return atOnce === undefined ? [] : [...inWords('played', atOnce.chosen), ...inWords('better', atOnce.best)];
}
const LEAST = 0.5; // points worth a word
/** The lines of the score sheet that would have been different at the end. */
function whyOf({ gains, seat, truth, knew }: Decision, english: Speaker): string[] {
  const parts = gains
    .map(({ line, chosen, best }) => ({ line, by: best - chosen }))
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ line, by }) => `${english.line(line)} ${signed(by)}`);
  const total = gains.reduce((sum, { chosen, best }) => sum + best - chosen, 0);
  return [
    ...(parts.length === 0
      ? []
      : [`expected at the end for ${english.names[seat]}: ${signed(total)} points: ${parts.join(', ')}`]),
    ...(truth.mark === knew.mark ? [] : [`with everything open: ${truth.mark}`]),
  ];
}
