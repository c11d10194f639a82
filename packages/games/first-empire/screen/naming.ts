import { ELIXIR, FIRST_SITE } from '../at.ts';
import type { Box } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { describe } from '../text/en/effects.ts';
import { words } from '../text/en/screen/index.ts';
import { SITE_SIGNS } from './art/names.ts';

/** Names of the content pack, as sentences need them. */
export const regionName = (box: Box, region: number): string => box.pack.regions[region]?.names.en ?? '';
export const regionHan = (box: Box, region: number): string => box.pack.regions[region]?.names.zh ?? '';
export const aspectName = (box: Box, aspect: number): string => box.pack.aspects[aspect]?.names.en ?? '';
export const officialName = (box: Box, official: number): string => box.pack.officials[official]?.names.en ?? '';
export const siteName = (box: Box, site: number): string => box.pack.wallSites[site]?.names.en ?? '';
export const actionName = (action: number): string => words.actions[action] ?? '';
const _typeName = (box: Box, type: number): string =>
  type < box.pack.aspects.length ? aspectName(box, type) : officialName(box, 0);
/** A spot of the Mausoleum: a region, a site or the Elixir. */
export const symbolName = (box: Box, symbol: number): string =>
  symbol < FIRST_SITE
    ? regionName(box, symbol)
    : symbol < ELIXIR
      ? siteName(box, symbol - FIRST_SITE)
      : words.elixirSymbol;
export const symbolHan = (box: Box, symbol: number): string =>
  symbol < FIRST_SITE ? regionHan(box, symbol) : (SITE_SIGNS[symbol - FIRST_SITE] ?? '');

export const effectsText = (effects: readonly Effect[], box: Box): string => describe(effects, box);
export const cardEffects = (box: Box, card: number): readonly Effect[] => box.lists[box.ability[card] ?? 0] ?? [];
const isMaster = (box: Box, card: number) => card >= box.firstMaster;
export const cardName = (box: Box, card: number): string =>
  card < box.firstAlchemist ? words.card(card) : isMaster(box, card) ? words.masterCard : words.alchemistCard;
/** 'Search: Ship 1' */
export const cardText = (box: Box, card: number, trigger = box.trigger[card] ?? 0): string =>
  `${actionName(trigger)}: ${effectsText(cardEffects(box, card), box)}`;
