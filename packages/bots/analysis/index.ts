export { analyse, type Finding, SHARES } from './analyse.ts';
export { type Analysis, analyseAll, isWhole, nothingYet, withFinding } from './analysis.ts';
export { CLOSE, type Decision, type Depth, type Judged, QUICK, type Teacher, teacher } from './decision.ts';
export type { Ledger } from './ledger.ts';
export { isError, MARKS, type Mark, markOf } from './marks.ts';
export { courseOf, type Position, positionAt } from './positions.ts';
export { senseOf } from './sense.ts';
export type { Gain } from './sheet.ts';
export { trials } from './trial.ts';
