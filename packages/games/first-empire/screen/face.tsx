import { kindOf, moveOf, numberOf, type ThingKey } from '@tianxia/board';
import type { ReactNode } from 'react';
import {
  ELIXIR,
  faceAt,
  inRegion,
  isArea,
  LARGE,
  ofAspect,
  ofType,
  regionOf,
  regionOfOfficial,
  regionOfSpace,
  sectionOf,
  sideOf,
  sideOfSlot,
  siteOf,
  tileOfSlot,
  typeOf,
} from '../at.ts';
import { palaceTilePoints } from '../facts/effects.ts';
import { pointsOfTop } from '../facts/mausoleum.ts';
import { rewardOfRow, soldiersFor } from '../facts/tokens.ts';
import { Art } from './art/Art.tsx';
import { Bonus } from './art/Bonus.tsx';
import { LARGE_ART, OFFICIAL_ART, SITE_CLASS, TOKEN_ART } from './art/names.ts';
import {
  aspectName,
  cardEffects,
  cardName,
  cardText,
  effectsText,
  officialName,
  regionHan,
  regionName,
  siteName,
  symbolHan,
  symbolName,
} from './naming.ts';
import type { Standing } from './prompt.ts';
import type { Props } from './props.ts';
import { Tuck } from './Slip.tsx';
import { times } from './times.ts';
import type { Words } from './words.ts';

export interface Face {
  icon: ReactNode;
  name: string;
  note: string;
}
const han = (text: string) => (
  <b className="han" lang="zh">
    {text}
  </b>
);

/** How a choice looks in the tray: a picture, its name, and what it is. */
export function faceOf(words: Words, props: Props, desk: Standing, key: ThingKey): Face {
  const { kernel, viewer } = props;
  const { box } = kernel;
  const { shown: state, frame } = desk;
  const move = moveOf(key);
  if (move !== undefined) return moveFace(words, props, desk, move);
  const kind = kindOf(key);
  const value = numberOf(key);
  switch (kind) {
    case 'official':
      return {
        icon: <Art name={OFFICIAL_ART[value] ?? 'o-alch'} width={30} />,
        name: officialName(words, box, value),
        note: words.officialUse(state.reserve[ofType(viewer, value)]!, value),
      };
    case 'officialAt':
      return {
        icon: <Art name={OFFICIAL_ART[typeOf(value)] ?? 'o-alch'} width={30} />,
        name: officialName(words, box, typeOf(value)),
        note: words.inRegion(regionName(words, box, regionOfOfficial(value))),
      };
    case 'region':
    case 'to':
      return { icon: han(regionHan(box, value)), name: regionName(words, box, value), note: '' };
    case 'donor':
    case 'from':
      return {
        icon: <Art name="worker" width={30} />,
        name: regionName(words, box, value),
        note: words.workersThere(state.workers[inRegion(viewer, value)]!),
      };
    case 'card': {
      const place = state.tableau[viewer]?.indexOf(value) ?? -1;
      const emperor = place < 0 ? 0 : state.emperorOn[viewer]![place]!;
      const trigger = emperor > 0 ? box.emperorAction[emperor] : undefined;
      const where = place < 0 ? '' : words.inRegion(regionName(words, box, regionOf(place)));
      return {
        icon: <Tuck box={box} card={value} emperor={emperor} whole />,
        name: place < 0 ? cardName(words, box, value) : `${cardName(words, box, value)} ${where}`,
        note:
          frame?.at === 'abilities'
            ? effectsText(words, cardEffects(box, value), box)
            : cardText(words, box, value, trigger),
      };
    }
    case 'aspect':
    case 'token':
      return tokenFace(words, props, desk, kind, value);
    case 'governorSpace': {
      if (isArea(value))
        return {
          icon: <Art name="a-governor" width={28} />,
          name: regionName(words, box, regionOfSpace(value)),
          note: words.plainArea,
        };
      const tile = state.governorTiles[tileOfSlot(value)]!;
      const effects = box.lists[box.slotBonus[faceAt(tile, sideOfSlot(value))]!]!;
      return {
        icon: <Bonus effects={effects} size={32} />,
        name: regionName(words, box, regionOfSpace(value)),
        note: effectsText(words, effects, box),
      };
    }
    case 'palaceTile': {
      const effects = box.lists[box.palaceTile[value]!]!;
      const region = frame?.at === 'palaceTile' ? frame.region : 0;
      const worth = palaceTilePoints({ s: state, box, seat: viewer }, region, value);
      return {
        icon: <Bonus effects={effects} size={32} />,
        name: words.vp(worth),
        note: effectsText(words, effects, box),
      };
    }
    case 'wallSlot': {
      const section = sectionOf(value);
      const level = box.levels[value] ?? 0;
      return {
        icon: <b className={`han sitec ${SITE_CLASS[siteOf(section)]}`}>{'I'.repeat(level)}</b>,
        name: `${siteName(words, box, siteOf(section))}, ${words.sides[sideOf(section)]}`,
        note: words.level(level),
      };
    }
    case 'spot': {
      const symbol = state.symbols[value]!;
      return {
        icon: symbol < ELIXIR ? han(symbolHan(box, symbol)) : <Art name="gourd" width={28} />,
        name: symbolName(words, box, symbol),
        note: words.vp(pointsOfTop(state, box, value)),
      };
    }
    case 'startingTile': {
      const effects = box.lists[box.startingTile[value]!]!;
      return {
        icon: times(effects.length).map((key, i) => <Bonus key={key} effects={effects.slice(i, i + 1)} size={34} />),
        name: words.startingTile,
        note: effectsText(words, effects, box),
      };
    }
    default:
      return { icon: null, name: props.texts.kinds[kind]?.(value, box) ?? `${value}`, note: '' };
  }
}
function tokenFace(
  words: Words,
  { kernel, viewer }: Props,
  { shown: state, frame }: Standing,
  kind: string,
  value: number,
): Face {
  const { box } = kernel;
  const aspect = value % LARGE;
  const large = (kind === 'token' && value >= LARGE) || frame?.at === 'largeToken';
  const held = state.tokens[ofAspect(viewer, aspect)]!;
  if (large)
    return {
      icon: <Art name={LARGE_ART[aspect] ?? 'mk2-writing'} width={24} />,
      name: words.tokenLarge(aspectName(words, box, aspect)),
      note: words.tokenWorth(box.pack.tokens.largeValue),
    };
  return {
    icon: <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={30} />,
    name: aspectName(words, box, aspect),
    note: words.youHold(held),
  };
}
function moveFace(words: Words, { kernel, texts }: Props, { shown: state, frame }: Standing, move: string): Face {
  const { box } = kernel;
  const name = words.moves[move] ?? texts.moves[move] ?? move;
  const note = words.moveNotes[move] ?? '';
  if (frame?.at === 'reward' && move === 'reward.accept') {
    const effects = box.lists[rewardOfRow(state, box, frame.row)]!;
    return { icon: <Bonus effects={effects} size={34} />, name, note: effectsText(words, effects, box) };
  }
  if (frame?.at === 'unlock' && move === 'unlock.unlock')
    return {
      icon: <Art name="soldier" width={24} />,
      name,
      note: words.unlockNow(soldiersFor(box, frame.value)),
    };
  if (move === 'elixir.soldier') return { icon: <Art name="soldier" width={24} />, name, note };
  if (frame?.at === 'abilities' && move === 'abilities.done' && frame.used === 0)
    return { icon: null, name, note: words.abilitiesDoneFirst };
  return { icon: null, name, note };
}
