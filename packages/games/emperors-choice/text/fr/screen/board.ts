import type { Saying } from '@tianxia/kernel';
import { capital, counted, does, listed, listedOr, who, whom } from '@tianxia/kernel/french';
import type { boardWords as english } from '../../en/screen/board.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { icons, signed, worthParts } from './things.ts';

const FIRST = ['premier', 'deuxième'];

export const boardWords: Saying<typeof english> = {
  policies: 'Politiques',
  footOfScroll: 'Au pied de chaque rouleau : PV si on le décompte maintenant',
  discsLeft: left => `accomplie ; encore ${left} avant le retrait des disques`,
  scroll: (names, done, under, gains) =>
    `${named(names)}${done ? ', accomplie' : ''}${under > 0 ? `, ${counted(under, 'tribut')} dessous` : ''}. Si on la décompte maintenant : ${gains.map(([one, said]) => `${who(one)} ${said}`).join(' ; ')}`,
  doneTip: 'Accomplie : on ne peut plus la décompter avant le retrait des disques, mais elle compte encore à la fin.',
  ifSettledNow: 'Si on la décompte maintenant :',
  otherSide: 'Autre face :',
  trust: 'Confiance',
  fee: 'coût du décret',
  trustSpoken: list => `Confiance : ${list.map(([one, trust]) => `${who(one)} ${trust}`).join(', ')}`,
  decreer: (people, { nth, now }) => {
    const names = listedOr(people.map(whom));
    const last = people.at(-1)!;
    if (now) return `${capital(names)} ${does(last, 'promulguez', 'promulgue')} le ${FIRST[nth]} décret`;
    return nth === 0 ? `${capital(names)} ${does(last, 'décrétez', 'décrète')} en premier` : `Puis ${names}`;
  },
  dropsTo: (trust, left, missing) => (missing > 0 ? `(${trust} → 0, il manque ${missing}).` : `(${trust} → ${left}).`),
  views: { auction: 'Enchère', policies: 'Politiques', palace: 'Palais', estate: 'Domaine', rivals: 'Rivaux' },
  court: 'Cour',
  orderOfPlay: 'Ordre',
  decrees: 'Décrets',
  decreeTip: (parts, up) => `${capital(parts)}, dans l’ordre voulu.${up ? '' : ' Déjà utilisé cette manche.'}`,
  forHire: 'À recruter',
  deck: (left, discarded) => `pioche ${left}, défausse ${discarded}`,
  nobodyForHire: 'Il ne reste personne.',
  left: 'reste',
  supplyTip: each =>
    `Cubes de la réserve. Une fois vide, le prochain cube pris oblige tout le monde à en payer ${each} (EC-013).`,
  supply: 'Cubes de la réserve',
  bagTip: 'Tuiles dans le sac',
  pileTip: 'Tributs dans la pile',
  bag: 'Dans le sac',
  bagNote: left => counted(left, 'tuile'),
  palace: 'Palais',
  palacePrices: prices => `${prices.map((_, i) => i + 1).join(', ')} niveaux coûtent ${prices.join(', ')} pièces`,
  level: level => `Niveau ${level}`,
  levelTip: (gives, vp, people) =>
    `${capital(gives)}. ${vp} PV à la fin.${people.length > 0 ? ` ${listed(people.map(who))} ${people.length > 1 ? 'sont ici' : does(people[0]!, 'êtes ici', 'est ici')}.` : ''}`,
  hsiungnu: 'Xiongnu',
  strength: strength => `Force des Xiongnu : ${strength}`,
  strengthTip: 'Défense des frontières et Expédition y comparent votre défense.',
  sets: 'Lots de tuiles',
  setsNote: 'leur valeur pour vous',
  setsGone: 'Tous les lots sont pris.',
  setSpoken: (tiles, worth) => `${listed(tiles)}${worth === undefined ? '' : ` ; valeur pour vous : ${worth}`}`,
  setOf: many => `Lot de ${many}`,
  worthLine: worth => worthParts(worth).join(', '),
  worthShort: worth => worthParts(worth).slice(0, 2).join(', '),
  worthTip: (worth, nameOf) =>
    `Pour vous, au décompte des politiques visibles : ${worthParts(worth).join(', ')}.${worth.byPolicy.length > 0 ? ` ${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)} ${signed(vp)}`).join(', ')}.` : ''}`,
  tileBrings: ({ gained }, worth) => (gained === undefined ? worthParts(worth).join(', ') : icons(gained)),
  treasures: 'Trésors',
  free: 'libre',
  lastWord: text => text.split(' ')[0] ?? text,
  unitOf: gained =>
    iconText(gained)
      .replace(/[+−]?\d+/, '')
      .trim(),
  treasureTip: ({ uses, vp }, holder) =>
    `Pendant le tour de gestion de son propriétaire : ${uses.map(({ from, to, gain }) => `${iconText(gain)} (manches ${from} à ${to})`).join(', ')}. ${vp} PV à la fin. ${holder === undefined ? 'Il est libre' : `${who(holder)} ${does(holder, 'l’avez', 'l’a')}`}.`,
  treasureFrom: (brings, holder) =>
    `${listed(brings.map(iconText))} à chaque tour ; ${holder === undefined ? 'sur la table' : holder.you ? 'déjà à vous' : `pris à ${holder.name}`}`,
};
