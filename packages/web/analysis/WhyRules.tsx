import type { RuleId, Told } from '@tianxia/kernel';
import { RuleBadge } from '@tianxia/look';
import { lazy, Suspense, useState } from 'react';
import { useToldRules } from '../rules/told.ts';
import { useWords, withPageWords } from '../text/words.ts';

const RulesDrawer = lazy(withPageWords(() => import('../rules/RulesDrawer.tsx')));
const MOST = 8;

/** The rules by which such things happen, each once, in their order. */
export const rulesBehind = (told: readonly Told[], ruleOf: (told: Told) => RuleId | undefined): RuleId[] =>
  [...new Set(told.map(ruleOf))].filter(rule => rule !== undefined).slice(0, MOST);

/** The rules behind what both choices do; a press opens one beneath. */
export function WhyRules({ game, told }: { game: string; told: readonly Told[] }) {
  const { rules: words } = useWords();
  const ruleOf = useToldRules(game);
  const [at, setAt] = useState<string>();
  const rules = ruleOf === undefined ? [] : rulesBehind(told, ruleOf);
  if (rules.length === 0) return null;
  return (
    <div className="an-rules">
      {rules.map(rule => (
        <RuleBadge key={rule} rule={rule} label={words.open(rule)} onOpen={setAt} />
      ))}
      {at !== undefined && (
        <Suspense>
          <RulesDrawer game={{ id: game }} rule={at} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
