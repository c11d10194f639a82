import { actBetween, deedOf, type Pace, type Speech, type ToldOf } from '@tianxia/board';
import type { GameTypes, Read, Update } from '@tianxia/kernel';
import { say } from '@tianxia/look';
import { useEffect, useRef } from 'react';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';

type Position = Update<GameTypes['state']>;

/** What was chosen for the viewer between two positions because there was only one way. */
export const forcedBetween = (before: Position, after: Position): readonly Read[] =>
  actBetween(before, after)?.steps.filter(({ seat, forced }) => forced && seat === after.viewer) ?? [];

interface OnlyWay {
  update: Position;
  pace: Pace;
  tableGame: TableGame;
  speech: Speech;
  telling: ToldOf<GameTypes> | undefined;
  undo: (() => void) | undefined; // where the table allows it at all
}
/** At an instant pace the stage tells nothing: what had only one way is said in a line, with the way back as long as it is open. */
export function useOnlyWay({ update, pace, tableGame: { kernel }, speech, telling, undo }: OnlyWay): void {
  const { play } = useWords();
  const last = useRef(update);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it happens
  useEffect(() => {
    const steps = forcedBetween(last.current, update);
    last.current = update;
    const said = steps.flatMap(step => deedOf(step, speech, kernel, update.view, telling)?.title || []);
    if (pace !== 'instant' || said.length === 0) return;
    const back = () => {
      if (last.current.version === update.version) undo?.();
    };
    say(`${play.stage.onlyWay} ${said.join(' ')}`, update.mayUndo && undo ? { name: play.undo, run: back } : undefined);
  }, [update]);
}
