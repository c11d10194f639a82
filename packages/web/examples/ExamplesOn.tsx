import { Button } from '@tianxia/look';
import { useLocation } from 'wouter';
import { useWords } from '../text/words.ts';
import { useExamples } from './examples.ts';

interface ExamplesOnProps {
  game: string;
  rule: string;
  beside: boolean; // the table beside it stays: the example opens in a window of its own
}
/** Under a rule: its worked examples, each a way to the table in that position. */
export function ExamplesOn({ game, rule, beside }: ExamplesOnProps) {
  const { learn } = useWords();
  const [, go] = useLocation();
  const told = useExamples(game);
  const found = Object.entries(told?.index ?? {}).filter(([, rules]) => rules.includes(rule));
  if (found.length === 0) return null;
  const open = (path: string) => (beside ? window.open(path, '_blank') : go(path));
  return (
    <p className="seen-at-table">
      {found.map(([id]) => (
        <Button key={id} icon="eye" onPress={() => open(`/examples/${game}/${id}`)}>
          <span lang={told?.lang}>{learn.seeIt(told?.words[id]?.title ?? id)}</span>
        </Button>
      ))}
    </p>
  );
}
