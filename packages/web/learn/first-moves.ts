import type { StrategyFirst } from '@tianxia/catalog';
import type { GameTypes, Texts } from '@tianxia/kernel';
import type { Helping } from '../help/words.ts';

/** A kind of first move in the reader's words; a number where it is what the move scores at once. */
export type Namer = (kind: string) => string | number;

/** '+2' is a number of points; 'play.court 3' has the name of its argument; 'play.tuck' that of the action, as first-game help says it. */
export function namerOf(
  { of }: Pick<StrategyFirst, 'of'>,
  { kinds }: Texts<GameTypes>,
  { help, texts }: Pick<Helping, 'help' | 'texts'>,
  box: GameTypes['box'],
): Namer {
  const inBold = /\*\*(.+?)[.。．]?\*\*/;
  return kind => {
    if (kind.startsWith('+')) return Number(kind.slice(1));
    const [move, argument] = kind.split(' ');
    if (argument !== undefined && of !== undefined) return kinds[of]?.(Number(argument), box) ?? kind;
    const action = help.actions.find(({ moves }) => moves.includes(move!));
    return inBold.exec(texts.actions[action?.id ?? ''] ?? '')?.[1] ?? kind;
  };
}
