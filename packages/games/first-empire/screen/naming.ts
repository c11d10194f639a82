import { ELIXIR, FIRST_SITE } from '../at.ts';
import type { Box } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { SITE_SIGNS } from './art/names.ts';
import type { Words } from './words.ts';

type Named = Parameters<Words['named']>[0];
const called = (words: Words, entry: Named | undefined): string => (entry === undefined ? '' : words.named(entry));

/** Names of the content pack, as sentences need them. */
export const regionName = (words: Words, box: Box, region: number): string => called(words, box.pack.regions[region]);
export const regionHan = (box: Box, region: number): string => box.pack.regions[region]?.names.zh ?? '';
export const aspectName = (words: Words, box: Box, aspect: number): string => called(words, box.pack.aspects[aspect]);
export const officialName = (words: Words, box: Box, official: number): string =>
  called(words, box.pack.officials[official]);
export const siteName = (words: Words, box: Box, site: number): string => called(words, box.pack.wallSites[site]);
export const actionName = (words: Words, action: number): string => words.actions[action] ?? '';
/** A spot of the Mausoleum: a region, a site or the Elixir. */
export const symbolName = (words: Words, box: Box, symbol: number): string =>
  symbol < FIRST_SITE
    ? regionName(words, box, symbol)
    : symbol < ELIXIR
      ? siteName(words, box, symbol - FIRST_SITE)
      : words.elixirSymbol;
export const symbolHan = (box: Box, symbol: number): string =>
  symbol < FIRST_SITE ? regionHan(box, symbol) : (SITE_SIGNS[symbol - FIRST_SITE] ?? '');

export const effectsText = (words: Words, effects: readonly Effect[], box: Box): string => words.effects(effects, box);
export const cardEffects = (box: Box, card: number): readonly Effect[] => box.lists[box.ability[card] ?? 0] ?? [];
const isMaster = (box: Box, card: number) => card >= box.firstMaster;
export const cardName = (words: Words, box: Box, card: number): string =>
  card < box.firstAlchemist ? words.card(card) : isMaster(box, card) ? words.masterCard : words.alchemistCard;
/** 'Search: sail 1 space' */
export const cardText = (words: Words, box: Box, card: number, trigger = box.trigger[card] ?? 0): string =>
  words.ability(actionName(words, trigger), effectsText(words, cardEffects(box, card), box));
