import type { Game, GameTypes, Texts, View } from '@tianxia/kernel';

/** The board as lines of text, with hands and supplies as the viewer knows them. */
export type BoardText = (view: View<GameTypes['state']>, box: GameTypes['box']) => string;

/** A game as it was under earlier rules: one module that needs nothing else, made by `npm run freeze`. */
export interface Release {
  game: Game<GameTypes>;
  texts: Texts<GameTypes>;
  boardText?: BoardText;
}
type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** A game under the rules that are asked for; the newest when none are. Undefined where neither it nor a release has them. */
export const gameByRules =
  (games: Loaders<{ game: Game<GameTypes> }>, releases: Loaders<Release>) =>
  async (id: string, rules?: string): Promise<Game<GameTypes> | undefined> => {
    const newest = (await games[`../games/${id}/index.ts`]?.())?.game;
    if (rules === undefined || newest?.rules === rules) return newest;
    return (await releases[`../games/${id}/releases/${rules}.js`]?.())?.game;
  };

/**
 * Can the screen of the newest rules draw a game of these? When both keep the same things under the same names, and ask the same with
 * the same moves. Otherwise the game is played, and looked at, from the list of its options.
 */
export const drawsAlike = (newest: Game<GameTypes>, older: Game<GameTypes>): boolean =>
  newest === older || JSON.stringify(shapeOf(newest)) === JSON.stringify(shapeOf(older));
const shapeOf = ({ layout, flow, events }: Game<GameTypes>) => [
  namesIn(layout),
  namesIn(flow),
  Object.entries(events).sort(),
];
/** All names in it, however deep; of lists and functions only that they are there. */
function namesIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, namesIn(part)]);
}
