import { type Handlers, handle } from '@tianxia/kernel';
import { capital, counted, one } from '@tianxia/kernel/english';
import type { Box } from '../../box.ts';
import type { Condition, Effect, Pack } from '../../content/shape.ts';

const nameIn = (list: readonly { id: string; names: { en: string } }[], id: string): string =>
  list.find(entry => entry.id === id)?.names.en ?? id;
const cardWord = (pack: Pack, type: string): string =>
  type === 'any' ? 'card' : type === 'alchemist' ? 'Alchemist card' : `${nameIn(pack.aspects, type)} card`;
const placeWord = (pack: Pack, region: string): string =>
  region === 'here' ? 'here' : region === 'any' ? 'in any region' : `in ${nameIn(pack.regions, region)}`;
const regionsWord = (pack: Pack, regions: readonly string[]): string =>
  regions.length === pack.regions.length ? 'any region' : regions.map(id => nameIn(pack.regions, id)).join(' or ');
const officialWord = (pack: Pack, official: string, many: number): string =>
  counted(
    many,
    official === 'any' ? 'Official of any type' : nameIn(pack.officials, official),
    official === 'any' ? 'Officials of any type' : `${nameIn(pack.officials, official)}s`,
  );

/** What an effect does, in words. */
const say: Handlers<Effect, [Pack], string> = {
  points: ({ amount }) => `${amount} VP`,
  pointsPerCard: ({ amount, type, where }, pack) =>
    `${amount} VP for each ${cardWord(pack, type)} ${where === 'here' ? 'in this region' : 'in your tableau'}`,
  pointsPerBuilding: ({ amount, building }) =>
    `${amount} VP for each ${building === 'palace' ? 'Palace' : 'Wall'} you built`,
  recruit: ({ official, amount, region }, pack) =>
    `recruit ${officialWord(pack, official, amount)} ${amount > 1 && region === 'any' ? 'in one region' : placeWord(pack, region)}`,
  hire: ({ amount, region }, pack) =>
    `hire ${counted(amount, 'Worker')} ${amount > 1 && region === 'any' ? 'in one region' : placeWord(pack, region)} (no Unrest)`,
  moveOfficials: ({ most }) => `move Officials up to ${counted(most, 'step')}`,
  moveWorkers: ({ most }) => `move up to ${counted(most, 'Worker')} one step`,
  calm: ({ region, regions, amount }) =>
    `Unrest −${amount} ${region === 'here' ? 'here' : regions === 1 ? 'in any region' : `in ${regions} different regions`}`,
  reset: ({ most }) => `set Unrest to 0 in up to ${counted(most, 'region')}`,
  payUnrest: ({ region, amount }, pack) => `Unrest +${amount} ${placeWord(pack, region)}`,
  tokens: ({ aspect, amount }, pack) =>
    counted(
      amount,
      aspect === 'any' ? 'token of your choice' : `${nameIn(pack.aspects, aspect)} token`,
      aspect === 'any' ? 'tokens of your choice' : `${nameIn(pack.aspects, aspect)} tokens`,
    ),
  sail: ({ spaces }) => `sail ${counted(spaces, 'space')}`,
  unlock: ({ soldiers }) => `unlock ${counted(soldiers, 'Soldier')}`,
  placeSoldier: () => 'place a Soldier on any Mausoleum tile without one of yours, whatever it asks',
  placeAlchemistCard: ({ most, region }, pack) =>
    `place ${most === 1 ? 'an Alchemist card' : `up to ${most} Alchemist cards`} ${placeWord(pack, region)}`,
  freeGovernor: ({ regions }, pack) => `install a Governor for free in ${regionsWord(pack, regions)}`,
  freePalace: ({ regions }, pack) => `build a Palace for free in ${regionsWord(pack, regions)}`,
  freeWall: () => 'build a Wall for free',
};
/** A list of effects as one phrase: “Unrest +1 here, then hire 2 Workers here (no Unrest)”. */
export function describe(effects: readonly Effect[], box: Box): string {
  return capital(effects.map(effect => handle(say, effect, box.pack)).join(', then '));
}

const least = (many: number, what: string): string => (many === 1 ? one(what) : `at least ${many} ${what}s`);
const ask: Handlers<Condition, [Pack], string> = {
  official: ({ official, least: many }, pack) => least(many, nameIn(pack.officials, official)),
  worker: ({ least: many }) => least(many, 'Worker'),
  cardOfType: ({ type, least: many }, pack) => least(many, cardWord(pack, type)),
  cards: ({ least: many }) => `${many} cards`,
  cardsOfOneType: ({ least: many }) => `${many} cards of one type`,
  governor: ({ least: many }) => least(many, 'Governor of yours'),
  palace: ({ least: many }) => least(many, 'Palace of yours'),
  officialsMatchUnrest: () => 'at least as many Officials as Unrest',
  unrest: ({ level }) => (level === 0 ? 'no Unrest' : `Unrest ${level}`),
};
/** What a Wall face counts: “each of your regions with an Alchemist”. */
export const describeFace = (condition: Condition, box: Box): string =>
  `each of your regions with ${handle(ask, condition, box.pack)}`;

/** What a Mausoleum tile asks for. */
export function describeNeeds({ governors, palaces, walls, wallsInAll, alchemistCards }: Box['needs'][number]): string {
  const parts = [
    governors === undefined ? '' : `${counted(governors, 'Governor')} here`,
    palaces === undefined ? '' : `${counted(palaces, 'Palace')} here`,
    walls === undefined ? '' : `${counted(walls, 'Wall')} here`,
    wallsInAll === undefined ? '' : `${counted(wallsInAll, 'Wall')} in all`,
    alchemistCards === undefined ? '' : counted(alchemistCards, 'Alchemist card'),
  ];
  return parts.filter(part => part !== '').join(', ');
}
