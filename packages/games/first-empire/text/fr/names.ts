import { counted } from '@tianxia/kernel/french';
import {
  columnOf,
  ELIXIR,
  FIRST_SITE,
  isArea,
  LARGE,
  positionOf,
  regionOfOfficial,
  regionOfSpace,
  rowOf,
  sectionOf,
  sideOf,
  sideOfSlot,
  siteOf,
  tileOfSlot,
  typeOf,
} from '../../at.ts';
import type { Box } from '../../box.ts';
import { SYMBOLS } from '../../content/shape.ts';
import { No, type ReasonName } from '../../reasons.ts';
import { inSet } from '../../rule.ts';
import { describe } from './effects.ts';
import { reasonTexts } from './reasons.ts';

const ASPECT_OF_BACK = 2; // a hidden card is -2, -3 or -4 by the aspect on its back
const ORDINALS = ['1er', '2e', '3e', '4e'];
const PIECES = ['Gouverneur', 'Palais', 'Muraille'];
const ORDERS: Readonly<Record<string, string>> = {
  unify: 'Unification',
  search: 'Rechercher l’Élixir',
  governor: 'Installer 1 Gouverneur',
  palace: 'Construire 1 Palais',
  wall: 'Construire 1 Muraille',
};
const FIT = [
  'son numéro ne convient pas, aucune capacité ne s’active',
  'son numéro convient',
  'la première carte à la Cour convient toujours',
];

export const named = ({ names }: { names: { fr: string } }): string => names.fr.replaceAll("'", '’');
const region = (at: number, box: Box): string => {
  const row = box.pack.regions[at];
  return row === undefined ? 'une région au choix' : named(row);
};
const site = (at: number, box: Box): string => named(box.pack.wallSites[at]!);
export const symbol = (at: number, box: Box): string =>
  at < FIRST_SITE ? region(at, box) : at < ELIXIR ? site(at - FIRST_SITE, box) : 'l’Élixir';
const ofSymbol = (at: number, box: Box): string =>
  at < FIRST_SITE || at >= ELIXIR ? `de ${symbol(at, box)}` : `du ${symbol(at, box)}`;
const aspect = (at: number, box: Box): string => named(box.pack.aspects[at]!);
const official = (at: number, box: Box): string => {
  const row = box.pack.officials[at];
  return row === undefined ? 'Officiel' : named(row);
};
const the = (named: string): string => (/^[AEÉIOU]/.test(named) ? `l’${named}` : `le ${named}`);
export const action = (at: number, box: Box): string => named(box.pack.courtActions[at]!);

export function card(value: number, box: Box): string {
  if (value < 0)
    return value <= -ASPECT_OF_BACK && value > -5 ? `une carte ${aspect(-value - ASPECT_OF_BACK, box)}` : 'une carte';
  if (value < box.firstAlchemist) return `${value} ${aspect(box.type[value]!, box)}`;
  const { master, alchemist } = box.pack.cardNames;
  const does = describe(box.lists[box.ability[value]!]!, box);
  return `la ${named({ names: value >= box.firstMaster ? master : alchemist }).replace(/^Carte/, 'carte')} « ${does} »`;
}
function governorSpace(space: number, box: Box): string {
  if (isArea(space)) return `l’espace libre de ${region(regionOfSpace(space), box)}`;
  return `${region(regionOfSpace(space), box)}, emplacement ${sideOfSlot(space) === 0 ? 'gauche' : 'droit'}${(tileOfSlot(space) & 1) === 0 ? '' : ' de la deuxième tuile'}`;
}
function wallSlot(slot: number, box: Box): string {
  const section = sectionOf(slot);
  return `${site(siteOf(section), box)}, section ${sideOf(section) === 0 ? 'gauche' : 'droite'}, emplacement ${positionOf(slot) + 1} (niveau ${box.levels[slot]})`;
}
const order = (number: number, box: Box): string =>
  `la carte ${number}, ${ORDERS[box.liSi.orders[number]?.kind ?? ''] ?? 'une action'}${box.liSi.once[number] ? ' (une seule fois)' : ''}`;

/** How every kind of thing that is pointed at or told of is called. */
export const names: Record<string, (value: number, box: Box) => string> = {
  card,
  region,
  action,
  aspect,
  official,
  officialAt: (at, box) => the(`${official(typeOf(at), box)} de ${region(regionOfOfficial(at), box)}`),
  position: at => ORDINALS[at]!,
  cardPlace: at => `${at === 0 ? '1re' : `${at + 1}e`} carte`,
  fit: fit => FIT[fit]!,
  tokenCount: count => counted(count, 'jeton'),
  workerCount: count => counted(count, 'Ouvrier'),
  soldierCount: count => counted(count, 'Soldat'),
  space: at => `la case ${at}`,
  governorSpace,
  palaceTile: (kind, box) => `« ${describe(box.lists[box.palaceTile[kind]!]!, box)} »`,
  wallSlot,
  emperorTile: (tile, box) => `la tuile Empereur « ${action(box.emperorAction[tile]!, box)} »`,
  symbol,
  spot: (spot, box) =>
    box.advanced
      ? `rangée ${rowOf(spot) + 1}, colonne ${columnOf(spot) + 1}`
      : `tuile ${ofSymbol(SYMBOLS.indexOf(box.pack.mausoleum.symbols[spot]!), box)}`,
  reward: (list, box) => `« ${describe(box.lists[list]!, box)} »`,
  startingTile: (tile, box) => `« ${describe(box.lists[box.startingTile[tile]!]!, box)} »`,
  order,
  site,
  reason: why => reasonTexts[No.book[why]![0] as ReasonName],
  piece: piece => PIECES[piece]!,
  workers: (set, box) =>
    box.pack.regions
      .filter((_, at) => inSet(set, at))
      .map(named)
      .join(', '),
  token: (token, box) =>
    token < LARGE ? `petit jeton ${aspect(token, box)}` : `grand jeton ${aspect(token - LARGE, box)}`,
};
