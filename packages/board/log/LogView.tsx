import type { RuleId, Seat, Told } from '@tianxia/kernel';
import { classes, RuleBadge, SeatMark } from '@tianxia/look';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Player } from '../screen.ts';
import { timesOver, together } from '../speech/repeated.ts';
import { type Speech, withoutStop } from '../speech/speech.ts';
import { seatIn, type Tallying } from '../tally/tally.ts';
import type { Entry, Telling } from './commentary.ts';
import './log.css';

export interface LogWords {
  log: string; // 'What happened'
  began: string;
  fresh: string; // marks what happened since the reader's last turn
  forced: string;
  roundBegins(round: number): string;
}
/** The rules by which things happened, where the page has them. */
export interface LogRules {
  of(told: Told): RuleId | undefined;
  open(rule: RuleId): void;
  label(rule: RuleId): string; // spoken: 'Open rule QIN-106'
}
export interface LogViewProps {
  entries: readonly Entry[]; // oldest first
  telling: Telling;
  players: readonly Player[];
  speech: Speech;
  words: LogWords;
  isFresh(entry: Entry): boolean;
  onPoint(told: readonly Told[]): void; // the board shows what is pointed at
  onShow(told: readonly Told[]): void; // pressed: it stays lit, and the board moves there
  rules?: LogRules | undefined;
  ending?: ReactNode; // the score sheet, once the game is over
}
interface Part {
  heading: Entry | undefined;
  entries: readonly Entry[];
}
/** A heading and what stands under it, newest part first, newest entry first. */
export function partsOf(entries: readonly Entry[]): Part[] {
  const parts: { heading: Entry | undefined; entries: Entry[] }[] = [{ heading: undefined, entries: [] }];
  for (const entry of entries)
    if (entry.kind === 'break') parts.push({ heading: entry, entries: [] });
    else parts.at(-1)!.entries.push(entry);
  return parts
    .filter(({ heading, entries }) => heading !== undefined || entries.length > 0)
    .map(({ heading, entries }) => ({ heading, entries: entries.toReversed() }))
    .reverse();
}
const keyOf = ({ kind, first, last, told }: Entry) => `${kind} ${first} ${last} ${told.length} ${told[0]}`;

/** The log as a commentary. Arrow keys walk through its entries; the one that is pointed at lights up on the board. */
export function LogView(props: LogViewProps) {
  const { entries, words, ending, speech } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="log" aria-label={words.log} tabIndex={0} onKeyDown={walk}>
      {ending && <li className="log-ending">{ending}</li>}
      {partsOf(entries).map(({ heading, entries: under }) => (
        <li key={heading === undefined ? 'first' : keyOf(heading)} className="log-part">
          {heading && <h3>{headingText(heading, speech, words)}</h3>}
          <ol>
            {under.map(entry => (
              <EntryView key={keyOf(entry)} {...props} entry={entry} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
function headingText({ told, round }: Entry, speech: Speech, words: LogWords): string {
  const [event] = told;
  return event?.[0] === 'round' ? words.roundBegins(round) : withoutStop(speech.event(event!));
}
function EntryView({ entry, ...props }: LogViewProps & { entry: Entry }) {
  const { players, speech, words, isFresh, onPoint, onShow } = props;
  const { told, seat } = entry;
  const colour = entry.kind === 'table' ? undefined : players[seat ?? -1]?.colour;
  const isNew = isFresh(entry);
  const [isHere, setHere] = useState(false); // the keyboard is at this entry
  return (
    <li
      className={classes('log-entry', `log-${entry.kind}`, isNew && 'fresh')}
      tabIndex={-1}
      onPointerEnter={() => onPoint(told)}
      onPointerLeave={() => onPoint([])}
      onFocus={() => {
        setHere(true);
        onPoint(told);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setHere(currentTarget.contains(relatedTarget));
        onPoint([]);
      }}
      onClick={() => onShow(told)}
      onKeyDown={({ key, target, currentTarget }) => {
        if (key === 'Enter' && target === currentTarget) onShow(told);
      }}
    >
      {colour === undefined || entry.kind === 'tally' ? (
        <span className="log-mark" />
      ) : (
        <SeatMark colour={colour} size={18} />
      )}
      <div>
        {entry.tally === undefined ? (
          <Plain entry={entry} begins={isBeginning(entry, props.entries)} speech={speech} words={words} />
        ) : (
          <Settled {...props} entry={entry} of={entry.tally} />
        )}
        {isNew && <span className="unseen">{words.fresh}</span>}
        {props.rules && <ByRules told={told} rules={props.rules} isHere={isHere} />}
      </div>
    </li>
  );
}
/** Under an entry, quietly: the rule of each thing it tells, once. */
function ByRules({ told, rules, isHere }: { told: readonly Told[]; rules: LogRules; isHere: boolean }) {
  const ids = [...new Set(told.flatMap(one => rules.of(one) ?? []))];
  if (ids.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed here is not meant for the entry around it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the badges are buttons
    <div className="log-rules" onClick={event => event.stopPropagation()}>
      {ids.map(id => (
        <RuleBadge key={id} rule={id} label={rules.label(id)} onOpen={() => rules.open(id)} passedOver={!isHere} />
      ))}
    </div>
  );
}
/** What the table did before anything else; a game whose deal goes on after the heading of its first round begins only once. */
const isBeginning = (entry: Entry, entries: readonly Entry[]): boolean =>
  entry.first < 0 && entry === entries.find(({ kind }) => kind === 'table');

interface PlainProps extends Pick<LogViewProps, 'speech' | 'words'> {
  entry: Entry;
  begins: boolean;
}
function Plain({ entry, begins, speech, words }: PlainProps) {
  const [first] = entry.told;
  const title = begins ? words.began : speech.event(first!);
  const parts = begins ? entry.told.map(told => speech.event(told)) : speech.details(entry.told);
  return (
    <>
      <p>{title}</p>
      <Parts parts={entry.forced ? [words.forced, ...parts] : parts} />
    </>
  );
}
/** A tally: its title, then line by line whose it is. */
function Settled({ entry, of, players, speech, telling }: LogViewProps & { entry: Entry; of: Tallying }) {
  const title = of.useTitle();
  const [head, ...rest] = entry.told;
  const seatOf = (told: Told): Seat | undefined => seatIn(telling.kernel, told);
  const lines = of.opens.length === 1 ? rest : entry.told; // where only one event opens it, that is what it is about
  return (
    <>
      <p>{of.opens.length === 1 && of.opens[0] === head![0] ? speech.event(head!) : title}</p>
      <ul>
        {together(lines.map(told => withoutStop(speech.event(told)))).map(({ part, times, at }) => {
          const mark = players[seatOf(lines[at]!) ?? -1];
          return (
            <li key={at}>
              {mark && <SeatMark colour={mark.colour} size={13} />}
              {timesOver(part, times)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
function Parts({ parts }: { parts: readonly string[] }) {
  return parts.length === 0 ? null : (
    <ul>
      {together(parts).map(({ part, times }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may stand twice
        <li key={`${i} ${part}`}>{timesOver(part, times)}</li>
      ))}
    </ul>
  );
}
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-entry')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  lines[Math.min(lines.length - 1, Math.max(0, at + step))]?.focus();
  event.preventDefault();
}
