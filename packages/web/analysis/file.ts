import { type Analysis, type Decision, FORMAT, isWhole, type Judged, MARKS } from '@tianxia/bots/analysis';
import { type GameRecord, readJson, readRecord } from '@tianxia/kernel';

const MOST_FILE = 64 << 20; // characters, as the command line has it

/** What is saved of an analysis. */
export interface AnalysisFile {
  record: GameRecord;
  analysis?: Analysis;
  game?: GameRecord; // that this record left
}
/** From the text of a file that may be from anybody: it is measured before it is parsed. */
export const readAnalysisText = (text: string): AnalysisFile => readAnalysisFile(readJson(text, MOST_FILE));
/** A record alone, or one with its analysis. Throws where there is no record; an analysis that does not fit it is left out. */
function readAnalysisFile(json: unknown): AnalysisFile {
  if (!isObject(json) || !('record' in json)) return { record: readRecord(json) };
  const record = readRecord(json.record);
  return {
    record,
    ...(isOf(json.analysis, record) && { analysis: json.analysis }),
    ...(json.game !== undefined && { game: readRecord(json.game) }),
  };
}
type Json = Record<string, unknown>;
const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);
const isListOf = (json: unknown, each: (one: unknown) => boolean): json is unknown[] =>
  Array.isArray(json) && json.every(each);
const isNumber = (json: unknown): boolean => typeof json === 'number' && Number.isFinite(json);
const isText = (json: unknown): boolean => typeof json === 'string';

/** Anybody may have written the file, so all that the page reads of it is looked at first. */
function isOf(json: unknown, { choices, table: { seats } }: GameRecord): json is Analysis {
  const isSeat = (seat: unknown) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
  const isChances = (list: unknown) => isListOf(list, isNumber) && list.length >= seats;
  const isJudged = (judged: unknown): judged is Judged =>
    isObject(judged) &&
    isText(judged.best) &&
    isNumber(judged.loss) &&
    MARKS.some(mark => mark === judged.mark) &&
    isObject(judged.wins) &&
    isChances(judged.wins.chosen) &&
    isChances(judged.wins.best);
  const isTold = (told: unknown) => isListOf(told, event => isListOf(event, () => true) && isText(event[0]));
  const isDecision = (one: unknown): one is Decision =>
    isObject(one) &&
    isSeat(one.seat) &&
    choices[one.choice as number]?.[1] === one.chosen &&
    isJudged(one.knew) &&
    isJudged(one.truth) &&
    isListOf(one.others, other => isObject(other) && isText(other.words) && isNumber(other.win)) &&
    isListOf(
      one.line,
      step =>
        isObject(step) && isSeat(step.seat) && isText(step.words) && (step.told === undefined || isTold(step.told)),
    ) &&
    isListOf(one.gains, gain => isObject(gain) && isText(gain.line) && isNumber(gain.chosen) && isNumber(gain.best)) &&
    (one.atOnce === undefined ||
      (isObject(one.atOnce) &&
        isTold(one.atOnce.chosen) &&
        isTold(one.atOnce.best) &&
        (one.atOnce.points === undefined || isNumber(one.atOnce.points))));
  return (
    isObject(json) &&
    json.format === FORMAT &&
    isListOf(json.shares, isNumber) &&
    isWhole(json as unknown as Analysis) &&
    isListOf(json.levels, isChances) &&
    json.levels.length === choices.length + 1 &&
    isListOf(json.decisions, isDecision) &&
    isListOf(json.ledger, entry => isObject(entry) && [entry.choices, entry.rivals, entry.luck].every(isNumber))
  );
}
