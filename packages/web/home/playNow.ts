import { say } from '@tianxia/look';
import { aboutOf, loadSetup } from '../games.ts';
import { settings } from '../settings.ts';
import { fitting, isLocal, standardPlan } from '../setup/plan.ts';
import { startTable } from '../setup/start.ts';
import { usual } from '../setup/usual.ts';

/** One click to a table: as you usually play it, as long as that needs nobody to wait for. */
export async function playNow(game: string, go: (to: string) => void, sorry: string): Promise<void> {
  try {
    const [about, setup] = [aboutOf(game), await loadSetup(game)];
    if (!about || !setup) throw new Error(`no game ${game}`);
    const limits = { ...setup, seats: about.seats };
    const kept = fitting(usual(game).get(), limits);
    go(await startTable(game, isLocal(kept) ? kept : standardPlan(limits), settings().name));
  } catch {
    say(sorry);
  }
}
