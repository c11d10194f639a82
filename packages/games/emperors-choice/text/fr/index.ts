import { bits, type Texts } from '@tianxia/kernel';
import { counted, elided } from '@tianxia/kernel/french';
import type { Box } from '../../box.ts';
import type { ReasonName } from '../../reasons.ts';
import { FINAL_LINES } from '../../score.ts';
import { type EmperorsChoice, SOURCES } from '../../state.ts';
import { events } from './events.ts';
import { iconText, slashText } from './icons.ts';
import { aboutLines, finalSources, lines, sources } from './lines.ts';
import { moves, prompts } from './moves.ts';
import { named } from './names.ts';
import { reasons } from './reasons.ts';

const MISSING = ['cubes', 'confiance'];
const character = (card: number, box: Box): string => {
  const row = card > 0 ? box.characters[card] : undefined;
  if (row === undefined) return 'un personnage';
  return row.powerPerCube === undefined
    ? `${named(row.names)} ${row.power}`
    : `${named(row.names)} (cubes + ${row.power})`;
};
const characters = (set: number): string => counted(bits(set), 'personnage');

export const texts: Texts<EmperorsChoice, ReasonName> = {
  options: {
    start: {
      name: 'Premier joueur',
      about: 'Qui ouvre la première enchère. La règle imprimée désigne le plus jeune.',
      values: {
        random: { name: 'au hasard', about: 'Tiré au sort au début de la partie.' },
        first: { name: 'première place', about: 'La première place commence.' },
      },
    },
    revealed: {
      name: 'Politiques décomptées pendant l’enchère',
      about: 'Peut-on y montrer les personnages révélés dans l’enchère ? La règle se lit des deux façons.',
      values: {
        count: { name: 'révélés compris', about: 'Ils sont toujours à vous, comme s’ils étaient en main.' },
        apart: { name: 'de la main seule', about: 'Ce qui est devant vous dans l’enchère n’est plus en main.' },
      },
    },
    assassin: {
      name: 'L’assassin',
      about: 'Doit-il tuer si un autre joueur montre un personnage ? La règle se lit des deux façons.',
      values: {
        must: { name: 'doit tuer', about: 'Son effet s’applique comme tous les autres.' },
        may: { name: 'peut rester', about: 'Le défausser est une offre : il peut aussi rester, avec 0 de puissance.' },
      },
    },
    overflow: {
      name: 'Confiance au-delà de 30',
      about: 'Que deviennent les points au-delà de 30, quand chacun en perd 10 ? La règle se lit des deux façons.',
      values: {
        kept: { name: 'comptés après la chute', about: 'Chacun perd d’abord 10, puis tous les points sont gagnés.' },
        lost: { name: 'perdus', about: 'Le gain s’arrête à 30, puis chacun perd 10.' },
      },
    },
  },
  prompts,
  moves,
  events,
  reasons,
  endings: { unified: 'Les six manches sont finies ; chaque politique a été décomptée une dernière fois.' },
  score: lines,
  about: aboutLines,
  ties: ['le plus de cartes en main', 'la meilleure carte en main', 'la plus petite tuile d’ordre'],
  colours: { red: 'rouge', blue: 'bleu', yellow: 'jaune', green: 'vert', purple: 'violet' },
  finish: elided,
  kinds: {
    character,
    cards: set => (set === 0 ? 'des cubes seulement' : characters(set)),
    shownCards: set => (set === 0 ? 'aucun personnage' : characters(set)),
    item: (item, box) => (item === 0 ? 'tous les cubes révélés' : character(item, box)),
    cubes: many => counted(many, 'cube'),
    coins: many => counted(many, 'pièce'),
    levels: many => counted(many, 'niveau', 'niveaux'),
    level: level => `le niveau ${level} du palais`,
    tile: (tile, box) => named(box.tiles[tile]!.names),
    set: set => `le lot ${set + 1}`,
    policy: (side, box) => `« ${named(box.sides[side]!.names)} »`,
    treasure: (treasure, box) => `« ${named(box.pack.treasures[treasure]!.names)} »`,
    tributes: many => counted(many, 'tribut'),
    tribute: (tribute, box) => (tribute > 0 ? `un tribut de ${box.pack.tributes[tribute - 1]!.vp} PV` : 'un tribut'),
    exit: (tile, box) =>
      `la tuile de sortie ${box.pack.exitTiles[tile]!.id} (${slashText(box.pack.exitTiles[tile]!.icons)})`,
    bonus: (tile, box) => (tile > 0 ? slashText(box.pack.bonusTiles[tile - 1]!.icons) : 'une tuile bonus'),
    decree: (tile, box) => `« ${named(box.pack.decreeTiles[tile]!.names)} »`,
    icon: (icon, box) => iconText(box.alternatives[icon]!),
    missing: what => MISSING[what] ?? '',
    source: source => sources[SOURCES[source]!],
    line: line => finalSources[FINAL_LINES[line]!],
  },
};
