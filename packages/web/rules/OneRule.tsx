import { Icon, RuleBadge } from '@tianxia/look';
import { ExamplesOn } from '../examples/ExamplesOn.tsx';
import { SeenAtTable } from '../learn/SeenAtTable.tsx';
import { RuleProven } from '../proof/RuleProven.tsx';
import { useWords } from '../text/words.ts';
import type { Rule, RuleBook } from './parse.ts';
import { RuleText } from './RuleText.tsx';
import { closeBy } from './search.ts';

export interface OneRuleProps {
  game: string;
  book: RuleBook;
  rule: Rule;
  why?: string | undefined; // 'why D9–E9 was refused'
  beside: boolean; // a table lies open beside it
  onOpen: (id: string) => void;
}

/** One rule, where it comes from, where it is seen on the board, how it is proven, and what stands close by. */
export function OneRule({ game, book, rule, why, beside, onOpen }: OneRuleProps) {
  const { rules } = useWords();
  const near = closeBy(book, rule);
  return (
    <>
      <article className="rl0">
        <p className="hd2">
          <RuleBadge rule={rule.id} />
          {why && <span className="note">{why}</span>}
        </p>
        <p className="sentence">
          <RuleText text={rule.text} onOpen={onOpen} />
        </p>
        <ul className="src">
          {rule.sources.map(source => (
            <li key={source.kind + source.text}>
              <b>{rules.source[source.kind]}</b> <RuleText text={source.text} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </article>
      <SeenAtTable key={`lessons ${rule.id}`} game={game} rule={rule.id} beside={beside} />
      <ExamplesOn key={`examples ${rule.id}`} game={game} rule={rule.id} beside={beside} />
      <RuleProven game={game} rule={rule.id} brief={beside} />
      {near.length > 0 && (
        <>
          <h2>{rules.closeBy}</h2>
          <RuleList rules={near} onOpen={onOpen} />
        </>
      )}
    </>
  );
}

/** Rules as a list of doors. */
export function RuleList({ rules, onOpen }: { rules: readonly Rule[]; onOpen: (id: string) => void }) {
  return (
    <ul className="rel">
      {rules.map(rule => (
        <li key={rule.id}>
          <button type="button" onClick={() => onOpen(rule.id)}>
            <span className="rule">{rule.id}</span>
            <span className="line">
              <RuleText text={rule.text} />
            </span>
            <Icon name="next" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
