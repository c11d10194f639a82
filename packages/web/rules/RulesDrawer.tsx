import { Drawer, Icon } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { besideOf, titleOf } from '../games.ts';
import { useWords } from '../text/words.ts';
import { Chapters } from './Chapters.tsx';
import { Rules } from './Rules.tsx';
import { useRules } from './useRules.ts';

export interface RulesDrawerProps {
  game: { id: string };
  rule?: string; // the rule to open at; without one, the chapters
  why?: string; // what led here: 'why D9–E9 was refused'
  onClose: () => void;
}

/** The rules beside the table, opened where they matter now. */
export default function RulesDrawer({ game, rule, why, onClose }: RulesDrawerProps) {
  const { rules } = useWords();
  const text = useRules(game.id);
  const [at, setAt] = useState(rule);
  useEffect(() => setAt(rule), [rule]);
  return (
    <Drawer
      label={rules.title(titleOf(game.id))}
      close={rules.close}
      onClose={onClose}
      title={
        <>
          <Icon name="book" size={22} />
          {rules.heading}
          <span className="han" lang="zh">
            {besideOf(game.id)}
          </span>
        </>
      }
    >
      {text === null && <p className="scr">{rules.missing}</p>}
      {text && (
        <Rules
          game={game.id}
          text={text}
          at={at}
          why={at === rule ? why : undefined}
          beside
          all={(book, open) => <Chapters book={book} onOpen={open} />}
          onOpen={setAt}
        />
      )}
    </Drawer>
  );
}
