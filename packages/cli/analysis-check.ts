import { type Analysis, courseOf, isError, recheck, senseOf, trials } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import type { GameRecord } from '@tianxia/kernel';
import type { Speaker } from './speaker.ts';
import type { AnyKernel } from './table.ts';

const LONG = { rounds: 40, laps: 3, whole: 16 };
const percent = (share: number) => (share * 100).toFixed(1);

/** The costliest mistakes looked at again, each for much longer and with luck that the verdict has not used. */
export async function* checkedAgain(
  { decisions }: Analysis,
  k: AnyKernel,
  record: GameRecord,
  english: Speaker,
  most: number,
  seed: number,
): AsyncGenerator<string> {
  const mind = mindIfFits(k.game, await loadWeights(k.game.id));
  const play = trials(k, senseOf(k, record.table.seats, mind));
  const { positions } = courseOf(k, record);
  const costly = decisions.filter(({ knew }) => isError(knew.mark)).sort((a, b) => b.knew.loss - a.knew.loss);
  for (const { choice, seat, knew } of costly.slice(0, most)) {
    const position = positions.find(one => one.choice === choice)!;
    const { loss, error, leads, spread } = recheck(k, play, position, k.read(knew.best)!, { ...LONG, seed: seed + 1 });
    const stands = loss > error && leads.best > leads.chosen;
    yield `  choice ${choice + 1}, ${english.names[seat]}: ${stands ? 'stands' : 'does not stand'}: −${percent(loss)} ± ${percent(error)} % by ${LONG.rounds} trials, ${(leads.best - leads.chosen).toFixed(1)} ± ${spread.toFixed(1)} points by ${LONG.whole} games to the end`;
  }
}
