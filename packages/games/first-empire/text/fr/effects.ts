import { type Handlers, handle } from '@tianxia/kernel';
import { capital, counted, listedOr } from '@tianxia/kernel/french';
import type { Box } from '../../box.ts';
import type { Condition, Effect, Pack } from '../../content/shape.ts';

export const nameIn = (list: readonly { id: string; names: { fr: string } }[], id: string): string =>
  list.find(entry => entry.id === id)?.names.fr ?? id;
const cardWord = (pack: Pack, type: string): string =>
  type === 'any' ? 'carte' : type === 'alchemist' ? 'carte Alchimiste' : `carte ${nameIn(pack.aspects, type)}`;
const placeWord = (pack: Pack, region: string): string =>
  region === 'here' ? 'ici' : region === 'any' ? 'dans une région au choix' : `à ${nameIn(pack.regions, region)}`;
const regionsWord = (pack: Pack, regions: readonly string[]): string =>
  regions.length === pack.regions.length
    ? 'dans une région au choix'
    : `à ${listedOr(regions.map(id => nameIn(pack.regions, id)))}`;
const officialWord = (pack: Pack, official: string, many: number): string =>
  official === 'any'
    ? counted(many, 'Officiel au choix', 'Officiels au choix')
    : counted(many, nameIn(pack.officials, official), officials(nameIn(pack.officials, official)));
/** 'Généraux', 'Alchimistes' */
const officials = (one: string): string => (one.endsWith('al') ? `${one.slice(0, -2)}aux` : `${one}s`);
/** '2 × Général' is said '2 Généraux'. */
export const severalOfficials = (text: string): string =>
  text.replace(/(\d+) × (\p{L}+)/gu, (_, many: string, one: string) => counted(Number(many), one, officials(one)));

/** What an effect does, in words. */
const say: Handlers<Effect, [Pack], string> = {
  points: ({ amount }) => `${amount} PV`,
  pointsPerCard: ({ amount, type, where }, pack) =>
    `${amount} PV par ${cardWord(pack, type)} ${where === 'here' ? 'dans cette région' : 'dans vos régions'}`,
  pointsPerBuilding: ({ amount, building }) =>
    `${amount} PV par ${building === 'palace' ? 'Palais construit' : 'Muraille construite'}`,
  recruit: ({ official, amount, region }, pack) =>
    `recruter ${officialWord(pack, official, amount)} ${amount > 1 && region === 'any' ? 'dans une même région' : placeWord(pack, region)}`,
  hire: ({ amount, region }, pack) =>
    `engager ${counted(amount, 'Ouvrier')} ${amount > 1 && region === 'any' ? 'dans une même région' : placeWord(pack, region)} (sans Agitation)`,
  moveOfficials: ({ most }) => `déplacer des Officiels de ${most} pas au plus`,
  moveWorkers: ({ most }) => `déplacer d’un pas ${counted(most, 'Ouvrier')} au plus`,
  calm: ({ region, regions, amount }) =>
    `Agitation −${amount} ${region === 'here' ? 'ici' : regions === 1 ? 'dans une région au choix' : `dans ${regions} régions différentes`}`,
  reset: ({ most }) => `Agitation à 0 dans ${counted(most, 'région')} au plus`,
  payUnrest: ({ region, amount }, pack) => `Agitation +${amount} ${placeWord(pack, region)}`,
  tokens: ({ aspect, amount }, pack) =>
    aspect === 'any'
      ? counted(amount, 'jeton au choix', 'jetons au choix')
      : counted(amount, `jeton ${nameIn(pack.aspects, aspect)}`, `jetons ${nameIn(pack.aspects, aspect)}`),
  sail: ({ spaces }) => `avancer le Navire de ${counted(spaces, 'case')}`,
  unlock: ({ soldiers }) => `libérer ${counted(soldiers, 'Soldat')}`,
  placeSoldier: () => 'placer un Soldat sur une tuile du Mausolée où vous n’en avez pas, sans condition',
  placeAlchemistCard: ({ most, region }, pack) =>
    `placer ${most === 1 ? 'une carte Alchimiste' : `jusqu’à ${most} cartes Alchimiste`} ${placeWord(pack, region)}`,
  freeGovernor: ({ regions }, pack) => `installer gratuitement un Gouverneur ${regionsWord(pack, regions)}`,
  freePalace: ({ regions }, pack) => `construire gratuitement un Palais ${regionsWord(pack, regions)}`,
  freeWall: () => 'construire gratuitement une Muraille',
};
/** A list of effects as one phrase. */
export const describe = (effects: readonly Effect[], box: Box): string =>
  capital(effects.map(effect => handle(say, effect, box.pack)).join(', puis '));

const ask: Handlers<Condition, [Pack], string> = {
  official: ({ official, least }, pack) => `au moins ${officialWord(pack, official, least)}`,
  worker: ({ least }) => `au moins ${counted(least, 'Ouvrier')}`,
  cardOfType: ({ type, least }, pack) =>
    `au moins ${least} ${least > 1 ? cardWord(pack, type).replace(/^carte/, 'cartes') : cardWord(pack, type)}`,
  cards: ({ least }) => counted(least, 'carte'),
  cardsOfOneType: ({ least }) => `${counted(least, 'carte')} d’un même type`,
  governor: ({ least }) => `au moins ${counted(least, 'Gouverneur')} à vous`,
  palace: ({ least }) => `au moins ${counted(least, 'Palais', 'Palais')} à vous`,
  officialsMatchUnrest: () => 'au moins autant d’Officiels que d’Agitation',
  unrest: ({ level }) => (level === 0 ? 'aucune Agitation' : `une Agitation de ${level}`),
};
/** What a Wall face counts. */
export const describeFace = (condition: Condition, box: Box): string =>
  `chacune de vos régions avec ${handle(ask, condition, box.pack)}`;

/** What a Mausoleum tile asks for. */
export function describeNeeds({ governors, palaces, walls, wallsInAll, alchemistCards }: Box['needs'][number]): string {
  const parts = [
    governors === undefined ? '' : `${counted(governors, 'Gouverneur')} ici`,
    palaces === undefined ? '' : `${counted(palaces, 'Palais', 'Palais')} ici`,
    walls === undefined ? '' : `${counted(walls, 'Muraille')} ici`,
    wallsInAll === undefined ? '' : `${counted(wallsInAll, 'Muraille')} en tout`,
    alchemistCards === undefined ? '' : counted(alchemistCards, 'carte Alchimiste', 'cartes Alchimiste'),
  ];
  return parts.filter(part => part !== '').join(', ');
}
