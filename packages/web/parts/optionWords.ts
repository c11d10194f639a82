import { useEffect, useState } from 'react';
import { type GameSetup, loadSetup } from '../games.ts';
import { useLanguage } from '../text/words.ts';

/** What a table is played with: the board it is played on, and whatever differs from the standard. */
export function optionWords({ options, texts }: GameSetup, chosen: Readonly<Record<string, string>>): string[] {
  const first = Object.keys(options).find(option => option !== 'start'); // who begins is no board
  return Object.entries(options).flatMap(([option, [standard]]) => {
    const value = chosen[option] ?? standard;
    const text = texts.options[option];
    const name = text?.values[value]?.name;
    if (name === undefined || (option !== first && value === standard)) return [];
    return value === 'on' || value === 'off' ? `${text?.name.toLowerCase()} ${name}` : name;
  });
}

const loaded = new Map<string, Promise<GameSetup | undefined>>();
function setupOf(game: string, language: string): Promise<GameSetup | undefined> {
  const which = `${language} ${game}`;
  const one = loaded.get(which) ?? loadSetup(game, language).catch(() => undefined);
  loaded.set(which, one);
  return one;
}
/** The same in a list of tables of many games; empty until the game's words are there. */
export function useOptionWords(game: string, chosen: Readonly<Record<string, string>>): string {
  const language = useLanguage();
  const [setup, setSetup] = useState<GameSetup>();
  useEffect(() => {
    let here = true;
    void setupOf(game, language).then(found => here && setSetup(found));
    return () => {
      here = false;
    };
  }, [game, language]);
  return setup ? optionWords(setup, chosen).join(', ') : '';
}
