import type { RuleId, Told } from '@tianxia/kernel';
import { useEffect, useState } from 'react';

const maps = import.meta.glob<Readonly<Record<string, RuleId>>>('../../games/*/teach/told.ts', { import: 'told' });

/** The rule by which a thing happened, once a game's list of them is there. */
export function useToldRules(game: string): ((told: Told) => RuleId | undefined) | undefined {
  const [known, setKnown] = useState<{ game: string; rules: Readonly<Record<string, RuleId>> }>();
  useEffect(() => {
    let here = true;
    maps[`../../games/${game}/teach/told.ts`]?.().then(
      rules => here && setKnown({ game, rules }),
      () => undefined, // offline: the log is read without them
    );
    return () => {
      here = false;
    };
  }, [game]);
  return known?.game === game ? ([event]) => known.rules[event] : undefined;
}
