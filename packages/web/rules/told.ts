import type { ThingRules } from '@tianxia/board';
import type { RuleId, Told } from '@tianxia/kernel';
import { useEffect, useState } from 'react';

type Rules = Readonly<Record<string, RuleId>>;
const ofEvents = import.meta.glob<Rules>('../../games/*/teach/told.ts', { import: 'told' });
const ofThings = import.meta.glob<Rules>('../../games/*/teach/things.ts', { import: 'things' });

function useRules(load: (() => Promise<Rules>) | undefined): Rules | undefined {
  const [known, setKnown] = useState<{ load: typeof load; rules: Rules }>();
  useEffect(() => {
    let here = true;
    load?.().then(
      rules => here && setKnown({ load, rules }),
      () => undefined, // offline: the table is read without them
    );
    return () => {
      here = false;
    };
  }, [load]);
  return known !== undefined && known.load === load ? known.rules : undefined;
}
/** The rule by which a thing happened, once a game's list of them is there. */
export function useToldRules(game: string): ((told: Told) => RuleId | undefined) | undefined {
  const rules = useRules(ofEvents[`../../games/${game}/teach/told.ts`]);
  return rules && (([event]) => rules[event]);
}
/** The rules about the things of a game, once its list of them is there. */
export const useThingRules = (game: string): ThingRules | undefined =>
  useRules(ofThings[`../../games/${game}/teach/things.ts`]);
