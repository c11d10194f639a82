import { agree, capital, counted, does, elided, listed, who } from '@tianxia/kernel/french';
import type { Words } from '../../../screen/words.ts';
import { turn } from './auction.ts';

const showing = (allowed: number) => `Vous pouvez montrer jusqu’à ${counted(allowed, 'personnage')}`;

/** What the prompt bar asks, decision by decision. */
export const prompts: Words['prompts'] = {
  over: { title: 'La partie est terminée.', hint: '' },
  bonus: {
    title: 'Choisissez votre bonus de départ.',
    hint: 'Vous le recevez aussitôt ; les autres tuiles passent au joueur à votre droite.',
  },
  open: allowed => ({
    title: 'Ouvrez l’enchère.',
    hint: `Montrez au moins un personnage ou un cube. ${showing(allowed)}.`,
  }),
  bid: (highest, most, allowed, leader) => ({
    title: most > highest ? `Battez ${highest}, ou passez.` : `Vous ne pouvez pas battre ${highest} : passez.`,
    hint: `${who(leader)} ${does(leader, 'menez', 'mène')}. ${showing(allowed)} et atteindre ${most} au plus.`,
  }),
  alone: {
    title: 'Tous les autres ont passé : passez et prenez la tuile d’ordre 1.',
    hint: 'Vous perdez votre élément le plus fort.',
  },
  bidTotal: (total, highest, leader) => ({
    title: `Miser ${total} ?`,
    hint:
      leader === undefined
        ? 'Vous ouvrez l’enchère. Cartes et cubes peuvent encore changer ci-dessous.'
        : `${total - highest} de plus que ${leader.you ? `vos ${highest}` : elided(`les ${highest} de ${leader.name}`)}. Cartes et cubes peuvent encore changer ci-dessous ; ou passez.`,
  }),
  bidLow: (total, highest) => ({
    title: `${total} jusqu’ici : il manque ${highest + 1 - total}.`,
    hint: `L’enchère doit battre ${highest}. Ajoutez des personnages ou des cubes, ou passez.`,
  }),
  pass: (tile, loss, exit) => ({
    title:
      exit === undefined ? `Passer avec la tuile d’ordre ${tile} ?` : `Passer et prendre la tuile de sortie ${exit} ?`,
    hint: `${capital(loss)}.${exit === undefined ? ' Puis vous prenez une tuile de sortie.' : ''} Avec la tuile d’ordre ${tile}, vous choisissez vos tuiles ${turn(tile)}.`,
  }),
  addCubes: highest => ({
    title: 'Vos personnages sont révélés : combien de cubes ajoutez-vous ?',
    hint: highest < 0 ? 'Ils complètent votre enchère.' : `Le tout doit battre ${highest}.`,
  }),
  effects: { title: 'Quel effet d’abord ?', hint: 'Tous ont lieu ; vous choisissez l’ordre.' },
  victim: {
    title: 'Qui votre assassin frappe-t-il ?',
    hint: 'Vous et son propriétaire gagnez chacun deux fois le coût de la victime en PV.',
  },
  lose: { title: 'Puissances égales : que perdez-vous ?', hint: 'Vous reprenez le reste.' },
  exit: {
    title: 'Prenez une tuile de sortie.',
    hint: 'Son effet est immédiat ; elle n’est plus à prendre cette manche.',
  },
  space: level => ({
    title: `Niveau ${level} du palais : utiliser son effet ?`,
    hint: 'Un espace du palais peut être laissé de côté.',
  }),
  choose: { title: 'Choisissez.', hint: 'Un seul effet a lieu.' },
  stone: {
    title: 'Stèle : décompter une politique, ou en retourner une ?',
    hint: 'Touchez un rouleau éclairé, ou choisissez ci-dessous. Un décompte vaut pour tous.',
  },
  settle: {
    title: 'Quelle politique décomptez-vous ?',
    hint: 'Elle vaut pour tous, puis un disque la marque. Le pied de chaque rouleau montre qui gagne.',
  },
  turn: { title: 'Quelle politique retournez-vous ?', hint: 'Disques et tributs restent sur la carte.' },
  onSide: name => ({
    title: `${name} : décompter ou retourner ?`,
    hint: 'Touchez un autre rouleau pour changer d’avis.',
  }),
  keepTile: keep => ({ title: `Gardez ${counted(keep, 'tuile')}.`, hint: 'L’autre retourne dans le sac.' }),
  keepCharacter: keep => ({
    title: `Gardez ${counted(keep, 'personnage')}.`,
    hint: 'L’autre va face visible à la défausse.',
  }),
  treasure: {
    title: 'Prenez un trésor, de la table ou d’un joueur.',
    hint: 'Il sert à chacun de vos tours de gestion, et compte à la fin.',
  },
  takeSet: {
    title: 'Prenez un lot de tuiles.',
    hint: 'Les nombres disent ce que chacun vaut pour vous avec les politiques actuelles.',
  },
  immediate: { title: 'Utilisez vos tuiles immédiates.', hint: 'L’une après l’autre ; chacune quitte la partie.' },
  treasures: { title: 'Utilisez vos trésors, ou continuez.', hint: 'Chacun une fois ce tour.' },
  replenish: {
    title: 'Recrutez, achetez des soldats, élevez votre palais.',
    hint: 'Une fois chacun au plus, sans ordre imposé ; puis finissez.',
  },
  decree: fee => ({
    title: 'L’empereur vous appelle : choisissez un décret.',
    hint: `Ensuite, vous perdez ${fee} de confiance.`,
  }),
  edict: left => ({
    title: `Votre décret : ${left.length === 0 ? 'tout est fait' : listed(left)}.`,
    hint: 'Dans l’ordre voulu. Touchez un rouleau éclairé pour le décompter ou le retourner, ou choisissez ci-dessous.',
  }),
  show: (policy, exactly) => ({
    title: `${policy} : quels personnages montrez-vous ?`,
    hint: `${exactly > 0 ? `Montrez ${counted(exactly, 'personnage')}.` : 'Autant que vous voulez, ou aucun.'} Chacun choisit en secret et reprend ses cartes. Le meilleur choix est déjà fait pour vous.`,
  }),
  hire: (name, cost) => ({
    title: `Recruter ${name} pour ${counted(cost, 'pièce')} ?`,
    hint: 'Vous pouvez encore acheter des soldats et élever votre palais.',
  }),
  takeTiles: names => ({
    title: `Prendre ${agree(names.length, 'cette tuile', 'ces tuiles')} : ${listed(names)} ?`,
    hint: 'Ou choisissez un autre lot.',
  }),
  sure: what => ({ title: `${what} ?`, hint: 'Ou choisissez autre chose.' }),
};
