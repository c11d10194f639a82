import { counted } from '@tianxia/kernel/french';
import type { Words } from '../../../screen/words.ts';

/** What the prompt bar asks: the decision in words, then what helps to decide. */
export const ask: Words['ask'] = {
  startingTile: ['Choisissez votre tuile de départ', 'Vous recevez tout, puis les deux tuiles quittent la partie.'],
  card: ['Choisissez une carte à jouer', ''],
  use: [card => `${card} : à la Cour, ou glissée ?`, ''],
  official: ['Recruter : quel Officiel ?', 'Les trois types dans une région peuvent devenir un Gouverneur.'],
  officialWhere: [
    official => `Où placer ce recruté : ${official} ?`,
    'Le Général engage, l’Architecte construit, l’Alchimiste prend des cartes.',
  ],
  hire: [
    n => (n === 1 ? 'Engager : où va un Ouvrier ?' : `Engager : où vont ${n} Ouvriers ?`),
    (most, rise) => `Il faut un Général ; l’Agitation monte de ${rise}, jusqu’à ${most} au plus.`,
  ],
  hireAnywhere: [
    n => (n === 1 ? 'Où va l’Ouvrier ?' : `Où vont les ${n} Ouvriers ?`),
    'Toute région : ni Général ni Agitation.',
  ],
  elixir: [
    'Une fiole : un Soldat ou une carte Alchimiste ?',
    'Une carte va là où vous avez un Alchimiste et de la place.',
  ],
  elixirWhere: ['Quelle région reçoit cette carte ?', 'Il faut un Alchimiste et moins de trois cartes.'],
  master: ['Choisissez un Maître Alchimiste', 'Il rejoint vos cartes de côté ; une fiole le met en jeu.'],
  governor: [
    'Installer : où va le Gouverneur ?',
    'Un emplacement paie aussitôt ; la majorité d’une région compte à la fin.',
  ],
  governorFree: ['Un Gouverneur gratuit : où va-t-il ?', 'Aucun Officiel dépensé ; l’Agitation y retombe à 0.'],
  palace: ['Palais : dans quelle région ?', 'Il faut un Architecte et deux Ouvriers sur place, un d’ailleurs.'],
  palaceThird: [region => `${region} : d’où vient le troisième Ouvrier ?`, 'Toute autre de vos régions.'],
  freePalace: [
    'Un Palais gratuit : dans quelle région ?',
    points => `Sans Ouvriers : ${points} PV et une tuile Palais.`,
  ],
  palaceTile: [region => `Quelle tuile Palais de ${region} ?`, 'Elle compte aussitôt pour vos cartes de cette région.'],
  largeToken: [
    'Quel grand jeton prenez-vous ?',
    value => `Il compte ${value} dans son aspect jusqu’à la fin de la manche.`,
  ],
  wall: ['Muraille : choisissez un emplacement', 'Son niveau est son prix en Ouvriers et sa valeur à la fin.'],
  wallWorkers: [
    level => (level === 1 ? 'Quelle région envoie l’Ouvrier ?' : `Quelles ${level} régions envoient un Ouvrier ?`),
    'Chaque Ouvrier vient d’une région différente.',
  ],
  freeWall: [
    'Une Muraille gratuite : choisissez un emplacement',
    'Tout niveau ; une seule Muraille à vous par section.',
  ],
  emperorTile: [
    action => `Quelle carte s’activera avec « ${action} » ?`,
    'La tuile Empereur change son déclencheur pour de bon.',
  ],
  abilities: [
    action => `${action} : c’est fait. Des capacités ?`,
    'Touchez les cartes marquées d’un éclair, ou déplacez un Officiel.',
  ],
  abilitiesMore: ['Une autre capacité ?', 'Chaque carte une fois, dans l’ordre voulu.'],
  abilitiesNone: ['Déplacer un Officiel, ou finir le tour ?', 'D’un pas vers une région voisine.'],
  officialTo: [official => `Où va : ${official} ?`, 'Chez un voisin ; Chu et Yan ne se touchent pas.'],
  moveOfficials: [
    left => `Déplacez des Officiels : encore ${counted(left, 'pas', 'pas')}`,
    'Touchez un Officiel, puis une région voisine.',
  ],
  moveWorkers: [
    left => `Déplacez des Ouvriers : encore ${left}`,
    'Touchez la région que quitte un Ouvrier, puis une voisine.',
  ],
  workerTo: [region => `Où va l’Ouvrier de ${region} ?`, 'Vers une région voisine.'],
  calm: [
    left => (left > 1 ? `Baissez l’Agitation dans ${left} régions` : 'Baissez l’Agitation d’une région'),
    'On peut désigner une région à 0 ; rien ne s’y passe.',
  ],
  reset: [
    left => `Agitation à 0 dans ${counted(left, 'région')} au plus`,
    'De préférence là où elle est la plus forte.',
  ],
  tokens: [
    left => (left > 1 ? `Prenez ${left} jetons au choix` : 'Prenez un jeton au choix'),
    price => `Les jetons gagnent des récompenses ; il en faut ${price} pour libérer un Soldat.`,
  ],
  placeAlchemist: [
    left => (left > 1 ? `Placez jusqu’à ${left} cartes Alchimiste` : 'Placez une carte Alchimiste'),
    'Toute région qui a de la place : ni jetons ni Agitation.',
  ],
  placeAlchemistIn: [region => `Placez une carte Alchimiste à ${region}`, 'Elle n’apporte ni jetons ni Agitation.'],
  placeAlchemistWhere: ['Quelle région reçoit cette carte ?', 'Toute région de moins de trois cartes.'],
  placeSoldier: ['Placez un Soldat sur une tuile', 'Sans condition ; il compte aussitôt.'],
  soldiers: ['Placer des Soldats au Mausolée ?', 'Sur les tuiles remplies ; le premier Soldat y marque le plus.'],
  reward: aspect => `Prendre la récompense ${aspect} ?`,
  rewardHint: (pay, next) => `Elle coûte vos ${pay} et votre place dans l’ordre du tour. ${next}`,
  rewardNext: name => `Si vous passez, on demande à ${name}.`,
  rewardTaken: name => `Si vous passez, ${name} la retire.`,
  rewardNobody: 'Si vous passez, personne ne la prend.',
  unlock: [
    price => `Acheter des Soldats ? ${counted(price, 'jeton')} chacun`,
    'Les grands jetons repartent de toute façon : dépensez-les d’abord.',
  ],
  unlockMore: [
    (value, price) =>
      `Payé ${value} : ${value >= price ? 'libérez, ou ajoutez-en' : `encore ${price - value} pour un Soldat`}`,
    'Touchez les jetons avec lesquels vous payez.',
  ],
  giveBack: [
    over => `Trop de jetons : rendez-en ${over}`,
    limit => `On ne garde pas plus de ${counted(limit, 'petit jeton', 'petits jetons')}.`,
  ],
  liSiSoldier: ['Choisissez la tuile du Soldat de Li Si', 'Il remplit plus de tuiles qu’il n’a de Soldats.'],
  ready: 'Confirmez, ou touchez autre chose pour changer d’avis.',
};
