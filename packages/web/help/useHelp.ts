import type { First, GameTypes, Update } from '@tianxia/kernel';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../text/words.ts';
import { askedIn, newTo, toldSince } from './helping.ts';
import { explained, useExplained } from './wanted.ts';
import { type Helping, loadHelp } from './words.ts';

/** A game's help in the reader's language, once it is here. */
export function useHelping(game: string): Helping | undefined {
  const language = useLanguage();
  const [found, setFound] = useState<Helping>();
  useEffect(() => {
    let here = true;
    loadHelp(game, language).then(
      next => here && setFound(next),
      () => undefined, // offline, and never fetched before
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return found;
}
const FEW = 4; // choices: a table that has just begun is told from its first one

/** What is to be explained now, one thing at a time, and that it was read. */
export function useFirst(
  game: string,
  helping: Helping | undefined,
  update: Update<GameTypes['state']>,
  asked: boolean,
): { first: First | undefined; read(): void } {
  const seen = useExplained(game);
  const { length } = update.happened;
  const from = useRef(length <= FEW ? 0 : length); // what had happened before help came is not told any more
  from.current = Math.min(from.current, length);
  const told = toldSince(update, from.current);
  const first = helping && newTo(helping.help, seen, told, asked ? askedIn(update.view) : undefined);
  return { first, read: () => first && explained(game, first.id) };
}
