import type { First, Said } from '@tianxia/kernel';
import { Button, RuleBadge } from '@tianxia/look';
import { RuleText } from '../rules/RuleText.tsx';
import type { Later } from '../text/later.ts';
import { useWords } from '../text/words.ts';

interface NewsProps {
  first: First;
  said: Said;
  words: Later['help'];
  openRule(rule: string): void;
  onRead(): void;
  onKnow(): void;
}
/** Something the reader meets for the first time, told once, with its rule. */
export function News({ first, said, words, openRule, onRead, onKnow }: NewsProps) {
  const { rules } = useWords();
  return (
    <section className="panel help-card news" aria-label={words.news} data-first={first.id}>
      <small>{words.news}</small>
      <h2>{said.title}</h2>
      <p>
        <RuleText text={said.text} onOpen={openRule} />{' '}
        {!said.text.includes(first.rule) && (
          <RuleBadge rule={first.rule} label={rules.open(first.rule)} onOpen={openRule} />
        )}
      </p>
      <div className="acts">
        <Button onPress={onRead}>{words.gotIt}</Button>
        <Button kind="quiet" onPress={onKnow}>
          {words.know}
        </Button>
      </div>
    </section>
  );
}
