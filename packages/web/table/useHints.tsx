import { type Deed, speech } from '@tianxia/board';
import type { Hint } from '@tianxia/bots/analysis';
import type { GameTypes, Update } from '@tianxia/kernel';
import { Button } from '@tianxia/look';
import { type ReactNode, useState } from 'react';
import { Hints } from '../analysis/Hints.tsx';
import { optionSaid } from '../analysis/said.ts';
import { marked, previewOf, thingsOf } from '../analysis/touched.ts';
import type { Facts } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';

const NO_HINTS = { button: undefined, panel: undefined, marks: undefined };
const MOST_TOLD = 2; // sentences for each

/** What follows from a choice; that it was made goes without saying. */
const beyond = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter(text => text !== '').slice(1, 1 + MOST_TOLD);

/** The button that asks for hints, what they say once they are there, and their numbers on the board. Another position closes them. */
export function useHints(
  ask: (() => Promise<readonly Hint[]>) | undefined,
  tableGame: TableGame,
  facts: Facts,
  update: Update<GameTypes['state']>,
): { button: ReactNode; panel: ReactNode; marks: readonly Deed[] | undefined } {
  const { play } = useWords();
  const [asked, setAsked] = useState<{ version: number; hints?: readonly Hint[] }>();
  const { version } = update;
  const isAsked = update.waiting.includes(update.viewer) && facts.you.includes(update.viewer);
  if (ask === undefined || facts.company !== undefined || !isAsked) return NO_HINTS;
  const open = asked?.version === version ? asked : undefined;
  const press = () => {
    setAsked({ version });
    void ask().then(hints => setAsked(now => (now?.version === version ? { version, hints } : now)));
  };
  const { kernel, texts } = tableGame;
  const doing = (words: string) => {
    const option = kernel.read(words);
    const told = option === undefined ? [] : previewOf(tableGame, update.view, update.viewer, option).told;
    return { told, things: option === undefined ? [] : thingsOf(tableGame, update.view, option, told) };
  };
  const say = speech(kernel, texts, facts.players, update.viewer, play);
  return {
    button: (
      <Button icon="info" pressed={open !== undefined} onPress={() => (open ? setAsked(undefined) : press())}>
        <span className="word">{play.hints.ask}</span>
      </Button>
    ),
    panel: open && (
      <Hints
        hints={open.hints}
        nameOf={words => optionSaid(kernel, say, words)}
        doneBy={words => beyond(doing(words).told.map(say.event))}
        lineOf={line => texts.score[line] ?? line}
        onClose={() => setAsked(undefined)}
      />
    ),
    marks: open?.hints?.map(({ words }) => marked(update.viewer, doing(words).things)),
  };
}
