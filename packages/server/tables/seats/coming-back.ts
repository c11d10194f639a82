import { ApiError } from '@tianxia/protocol';
import type { Person } from '../../people/person.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { cameBack } from './seat-rows.ts';
import { isAway, mustSit } from './who-sits.ts';

export const comeBack = (log: TableLog, person: Person): Promise<void> =>
  untilKept(log, async () => {
    if (!isAway(log, person)) await log.catchUp();
    const { row } = log;
    const seat = mustSit(row, person);
    if (row.stage === 'over') throw new ApiError('over', 'the game is over');
    const sitter = row.sitters.find(sitter => sitter.seat === seat)!;
    if (sitter.awayWhy === 'lost') throw new ApiError('over', 'you lost this game on time; a bot plays it to its end');
    if (sitter.standIn === undefined) return;
    const { standIn: _, awaySince: __, awayWhy: ___, ...back } = sitter;
    const sitters = row.sitters.map(other => (other.seat === seat ? back : other));
    await log.change({ ...row, sitters }, [cameBack(row.id, seat)]);
  });
