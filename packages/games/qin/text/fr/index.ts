import type { Texts } from '@tianxia/kernel';
import { counted, elided } from '@tianxia/kernel/french';
import type { Box } from '../../geography.ts';
import type { ReasonName } from '../../reasons.ts';
import { OFF, squareName } from '../../squares.ts';
import type { Qin } from '../../state.ts';
import { minus } from '../minus.ts';

const COLOURS = ['', 'rouge', 'bleu', 'jaune'];
const tile = (kind: number, box: Box): string =>
  kind > 0 ? `${COLOURS[box.firstColour[kind]!]}–${COLOURS[box.secondColour[kind]!]}` : 'une tuile';
const place = (at: number, box: Box): string => {
  const second = box.secondSquare[at]!;
  return `${squareName(box, box.firstSquare[at]!)}–${second === OFF ? 'hors du plateau' : squareName(box, second)}`;
};

export const texts: Texts<Qin, ReasonName> = {
  options: {
    board: {
      name: 'Plateau',
      about: 'La face du plateau que l’on utilise.',
      values: {
        bird: { name: 'Face Oiseau', about: 'De vastes prairies, huit villages. Idéale pour une première partie.' },
        lion: { name: 'Face Lion', about: 'Des points d’eau et douze villages ; on se rencontre plus tôt.' },
      },
    },
    fairStart: {
      name: 'Départ équitable',
      about: 'Qui n’a aucune tuile unicolore au départ repioche toute sa main.',
      values: {
        on: { name: 'oui', about: 'Chacun commence avec au moins une tuile unicolore.' },
        off: { name: 'non', about: 'On garde la main piochée.' },
      },
    },
    start: {
      name: 'Premier joueur',
      about: 'Qui pose la première tuile.',
      values: {
        random: { name: 'au hasard', about: 'Tiré au sort au début de la partie.' },
        first: { name: 'première place', about: 'La première place commence.' },
      },
    },
    piles: {
      name: 'Piles',
      about: 'Dans laquelle des quatre piles on pioche. Elles se valent toutes.',
      values: {
        automatic: { name: 'automatique', about: 'On pioche dans la pile la plus haute.' },
        choose: { name: 'au choix', about: 'Chacun choisit sa pile.' },
      },
    },
    match: {
      name: 'Rencontre',
      about: 'Une seule partie, ou plusieurs dont on additionne les résultats.',
      values: {
        single: { name: 'une partie', about: 'Comme dans la règle.' },
        two: { name: 'deux parties', about: 'On échange le départ ; une victoire vaut 2, une victoire partagée 1.' },
        minus: {
          name: 'points négatifs',
          about: 'Chacun commence une fois ; les perdants marquent en négatif les pagodes qui leur restent.',
        },
      },
    },
    ties: {
      name: 'Égalités à la réunion',
      about:
        'Quelles égalités entre propriétaires interdisent de réunir leurs provinces. La règle se lit des deux façons.',
      values: {
        leading: {
          name: 'en tête',
          about: 'Seulement l’égalité pour le plus de territoires : personne ne l’emporterait.',
        },
        any: { name: 'toutes', about: 'Aussi l’égalité entre deux joueurs derrière le premier.' },
      },
    },
    outnumbered: {
      name: 'Province majeure en minorité',
      about:
        'Ce que fait une réunion où le propriétaire de la province majeure n’aurait pas le plus de territoires. La règle se lit des deux façons.',
      values: {
        refused: {
          name: 'pose refusée',
          about: 'La province majeure changerait de mains, et c’est interdit.',
        },
        absorbs: {
          name: 'elle annexe',
          about: 'Son propriétaire la garde et annexe les autres, si nombreuses qu’elles soient.',
        },
      },
    },
  },
  prompts: {
    deal: 'Les tuiles sont distribuées.',
    turn: 'Le tour suivant commence.',
    lay: 'Posez une tuile.',
    draw: 'Choisissez une pile où piocher.',
  },
  moves: { 'lay.lay': 'Poser {0} en {1}', 'draw.draw': 'Piocher dans la pile {0}' },
  events: {
    begins: 'La première pose revient à {0}.',
    redealt: '{0} n’{0?aviez|avait} aucune tuile unicolore et {0?avez|a} repioché une main.',
    laid: '{0} {0?avez|a} posé {1} en {2}.',
    founded: '{0} {0?avez|a} fondé une province de {2:squares} en {1}.',
    extended: '{0?Votre province|La province de @} en {1} passe à {2:squares}.',
    joined: '{0?Votre province réunie|La province réunie de @} en {1} compte {2:squares}.',
    absorbed: '{0} {0?avez|a} annexé {2:squares} {1?à vos dépens|de @}.',
    major: '{0?Votre province|La province de @} en {1} devient majeure.',
    placed: '',
    returned: '{0} {0?avez|a} repris {1}.',
    annexed: '{0} {0?avez|a} annexé le village {1}.',
    conquered: '{0} {0?avez|a} conquis le village {1}, tenu par {2}.',
    drew: '{0} {0?avez|a} pioché {1}.',
    skipped: '{0} ne {0?pouviez|pouvait} rien poser : tour passé.',
    won: '{0} {0?avez|a} posé {0?votre|sa} dernière pagode.',
    finished: 'Plus personne ne peut poser.',
    scored: '{0} {0?avez|a} marqué {1:points} pour la rencontre.',
  },
  reasons: {
    offTheBoard: 'une moitié de la tuile sortirait du plateau',
    onVillage: 'un village s’y trouve',
    onWater: 'un point d’eau s’y trouve',
    onStart: 'un territoire de départ s’y trouve',
    onTile: 'une tuile s’y trouve déjà',
    cornerOnly: 'elle ne toucherait un territoire que par un coin',
    villageOnly: 'elle ne toucherait qu’un village, et un village n’est pas un territoire',
    touchesNothing: 'elle ne toucherait aucun territoire',
    twoMajors: 'elle réunirait deux provinces majeures',
    tied: 'elle réunirait des provinces dont les propriétaires sont à égalité',
    protectedMajor: 'elle annexerait une province majeure',
    emptyPile: 'cette pile est vide',
  },
  endings: {
    lastPagoda: 'La dernière pagode est posée.',
    noTiles: 'Toutes les tuiles sont posées.',
    noPlace: 'Plus aucune tuile ne peut être posée.',
  },
  score: {
    provinces: 'Provinces',
    majors: 'Provinces majeures',
    villages: 'Villages',
    match: 'Points de la rencontre',
  },
  about: {
    provinces: 'une pagode dans chacune',
    majors: 'une deuxième pagode dans chacune',
    villages: 'une pagode dans chacun',
    match: 'de toutes les parties jouées',
  },
  colours: { green: 'vert', purple: 'violet', white: 'blanc', black: 'noir' },
  finish: text => minus(elided(text)),
  kinds: {
    tile,
    place,
    province: (square, box) => squareName(box, square),
    village: (village, box) => squareName(box, box.villages[village]![0]!),
    pile: pile => `${pile + 1}`,
    pagodas: count => (count === 1 ? 'une pagode' : counted(count, 'pagode')),
    squares: count => counted(count, 'territoire'),
    points: count => counted(count, 'point'),
  },
};
