import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** The worked examples of The Emperor's Choice, in French. */
export const examples: ExampleTexts<typeof index> = {
  R1: {
    title: 'Relancer',
    text: 'Un rival a annoncé 6 avec deux personnages. Vous montrez une Cavalerie 3 et deux cubes. Révéler trois personnages de plus est refusé : vous pouvez en avoir un de plus que quiconque devant vous. Vous ajoutez une Cavalerie 2 et un cube, et annoncez 8.',
  },
  R1x: {
    title: 'Six ne bat pas six',
    text: 'La plus haute valeur est 6. Avec un cube de plus, ou un Assassin sans puissance, votre total est de 6 au mieux. Une enchère doit être plus haute : les deux sont refusés.',
  },
  R2: {
    title: 'Ce qu’on perd en passant avec la tuile 3',
    text: 'Vous passez et prenez la tuile d’ordre 3 : le troisième élément le plus fort est perdu. Les puissances sont 9, 4, 4 et 3. L’Officier et le lot de quatre cubes sont égaux : vous choisissez lequel part. Les deux positions montrent les deux choix.',
  },
  R3: {
    title: 'Ce que perd le vainqueur de l’enchère',
    text: 'Vous êtes le dernier à passer et prenez la tuile d’ordre 1. L’élément le plus fort est perdu : le Général. L’Officier et les cubes reviennent.',
  },
  R4: { title: 'Le revenu', text: 'Vous avez trois territoires. Votre revenu est de trois pièces.' },
  R5: {
    title: 'Acheter des cubes',
    text: 'Vous avez quatre pièces et achetez des cubes. Chacun en coûte une : vous en recevez quatre.',
  },
  R6: {
    title: 'Recruter, puis élever le palais',
    text: 'Vous avez quatre pièces. Vous recrutez un Général pour trois et élevez votre palais d’un niveau pour une. L’espace atteint vous donne de l’argent. L’élever une seconde fois dans le tour est refusé.',
  },
  R7: {
    title: 'Qui proclame le décret',
    text: 'Deux joueurs sont à égalité de confiance. Celui qui a la plus petite tuile d’ordre est choisi.',
  },
  R8: {
    title: 'Un décret dans l’ordre voulu',
    text: 'Vous prenez une tuile décret et d’abord ses 3 points. Finir là est refusé, car une politique doit être décomptée. Vous retournez l’Autodafé et décomptez la Sauvegarde des livres. Chaque livre vaut 5 points : vos deux en donnent 10. Ils sont rendus, et qui en avait pioche un tribut.',
  },
  R9: {
    title: 'Le Légisme',
    text: 'Vous avez quatre tuiles légistes quand le Légisme est décompté. Vous marquez 9 points, gagnez quatre de confiance et gardez trois tuiles.',
  },
  R10: {
    title: 'La frontière tient',
    text: 'Vous décomptez la Défense des frontières, et l’ennemi a une force de 12. La muraille de cinq d’un joueur compte 10, et le Général qu’il montre ajoute deux. Douze suffisent : 14 points, puis deux cubes à payer.',
  },
  R11: {
    title: 'Une expédition manquée',
    text: 'Vous décomptez l’Expédition, et l’ennemi a une force de 10. La muraille de trois d’un joueur et quatre cubes font sept : trop peu. Cela donne quand même 3 points et coûte un cube.',
  },
  R12: {
    title: 'La tournée',
    text: 'Vous décomptez la Tournée impériale. Un joueur a six chars de quatre sortes. Chacun donne un point, et les quatre sortes cinq de plus : onze en tout.',
  },
  R13: {
    title: 'La parade',
    text: 'Les mêmes six chars. La Parade impériale récompense les paires d’une sorte : six points et deux pour chacune des deux paires, dix en tout.',
  },
  R14: {
    title: 'La longueur d’une muraille',
    text: 'Tours et pans doivent alterner. Trois tours et deux pans font une ligne de cinq. Deux tours de plus n’y entrent pas et attendent. Avec un troisième pan, l’une d’elles entre dans la ligne : sept.',
  },
  R15: {
    title: 'Une table de quatre',
    text: 'À quatre joueurs, le marché a cinq personnages, sept politiques sont alignées, et il y a trois trésors et des lots de 4, 3, 3 et 2 tuiles. Chacun commence avec deux Cavaleries. Les tuiles bonus passent à droite.',
  },
  D1: {
    title: 'L’ouverture',
    text: 'Vous ouvrez la première enchère. Passer est refusé, révéler deux personnages aussi, et ne rien ajouter de même. Un cube suffit. Les autres positions ouvrent avec une Cavalerie 3 et quatre cubes, sept, et avec une Cavalerie 2 seule, deux.',
  },
  D2: {
    title: 'Égaler ne suffit pas',
    text: 'La plus haute valeur est 8. Un total de huit est refusé, neuf conviendrait. Dans la deuxième position, un joueur voudrait rester sur son propre 8 : ne rien ajouter est refusé aussi.',
  },
  D3: {
    title: 'Le Maréchal',
    text: 'Le Maréchal vaut deux de plus que le nombre de vos cubes, montrés ou non. Avec cinq cubes, cela fait sept. En montrer trois fait dix, n’en montrer aucun laisse sept.',
  },
  D4: {
    title: 'L’Intendant',
    text: 'Vous montrez un Intendant 3 et vos deux cubes : cinq. Puis il vous apporte un cube. C’est trop tard pour cette enchère, un troisième est refusé, mais au tour suivant vous le montrez.',
  },
  D5: {
    title: 'Le Maréchal grandit',
    text: 'Vous montrez le Maréchal et un Intendant, et annoncez 9. L’Intendant apporte un cube : le Maréchal vaut un de plus. Un rival monte à 10. Sans rien ajouter vous auriez 10 aussi : refusé. Un cube fait onze.',
  },
  D6: {
    title: 'Peu montré, peu perdu',
    text: 'Vous passez avec la tuile d’ordre 2 et n’avez montré qu’un lot de cubes. Il n’y a pas de deuxième élément à perdre. Dans la deuxième position vous êtes seul et devez passer avec la tuile 1 : votre lot de cinq est plus fort que la Cavalerie et il est perdu.',
  },
  D7: {
    title: 'L’Assassin',
    text: 'Votre rival mène avec un Général. Vous révélez l’Assassin et deux cubes de plus, et annoncez 10. Assassin et Général vont à la défausse, et vous marquez 6 points chacun. Votre rival ne peut plus vous battre, passe et ne perd rien de plus.',
  },
  D8: {
    title: 'Plus de cubes',
    text: 'Il reste un cube dans la réserve et vous en achetez trois. Vous le prenez. Avant le suivant, chacun en rend deux. Qui n’en a qu’un perd 3 points pour l’autre. Puis vous prenez les deux derniers.',
  },
  D9: {
    title: 'Trop de confiance',
    text: 'Vous avez 28 de confiance et en gagnez quatre : plus que la piste ne tient. Tous descendent d’abord de dix. Qui n’en a que six ne peut pas et perd 2 points pour chacune qui manque. Vous finissez à 22.',
  },
  D10: {
    title: 'Le même joueur deux fois',
    text: 'Vous avez le plus de confiance, exécutez un décret et descendez de quatre. Vous en avez encore le plus : l’autre décret est à vous aussi. Celui qui a servi est refusé. Ensuite vous descendez encore.',
  },
  D11: {
    title: 'Le sixième disque',
    text: 'Cinq politiques sont faites et vous décomptez la sixième. Tous les disques sont retirés, et un tribut est caché sous la politique restante. Dans la position suivante, un rival la décompte et emporte le tribut.',
  },
  D12: {
    title: 'À égalité pour le plus de cubes',
    text: 'La Centralisation donne à chacun des points pour ses cubes : cinq, cinq et deux. Les deux qui en ont le plus paient deux cubes et gagnent deux pièces. Le troisième, avec deux, ne compte jamais comme premier, quel que soit l’ordre de paiement.',
  },
  D13: {
    title: 'Ce que valent les canaux',
    text: 'Un joueur a deux territoires et deux canaux. Sous la Prodigalité, les canaux comptent : un revenu de quatre, et plus de points pour la Décentralisation ou la Prodigalité. Sous la Frugalité, ils ne comptent pas : un revenu de deux.',
  },
  D14: {
    title: 'Trois niveaux d’un coup',
    text: 'Vous payez six pièces, montez de trois niveaux et utilisez chaque espace : argent, confiance, tuile. Dans la deuxième position vous avez cinq pièces. Ce que donnerait le premier espace ne peut payer la montée : refusé. Quatre niveaux, ou deux montées, sont refusés aussi.',
  },
  D15: {
    title: 'L’Autodafé',
    text: 'Seul le joueur sans livre marque 6 points. Puis tous les livres disparaissent, et personne ne pioche de tribut pour eux.',
  },
  D16: {
    title: 'Gagner sans soldats',
    text: 'Votre muraille est plus forte que l’ennemi : 11 points. Vous devez ensuite deux cubes et n’en avez qu’un. Celui qui manque coûte 3 points : huit en tout.',
  },
  D17: {
    title: 'Un trésor volé',
    text: 'Vous utilisez votre Coupe pour une confiance. Puis un rival prend un Joyau, choisit votre Coupe et l’utilise encore dans la même manche. Dans la deuxième position, le rival joue d’abord, et vous n’avez plus de trésor à utiliser.',
  },
  D18: {
    title: 'Huit murailles mesurées',
    text: 'Chaque position a d’autres nombres de tours et de pans. Ils doivent alterner : la sorte la plus rare décide. Une ou trois tours seules font un, quatre tours et deux pans font cinq, trois et trois font six.',
  },
  D19: {
    title: 'Une politique en pleine enchère',
    text: 'Vous avez passé, piochez une Stèle et décomptez la Centralisation pendant que l’enchère continue. Les cubes d’un rival comptent, montrés ou non : cinq. Pour en payer deux, il prend d’abord ceux qui ne sont pas montrés, et son enchère tient.',
  },
  D20: {
    title: 'Les parents de l’Empereur',
    text: 'Le Lignage donne 3 points par parent impérial montré. L’Eunuque en est un. Les trois donnent 9 points, la Concubine seule 3.',
  },
  D21: {
    title: 'La Méritocratie demande un nombre',
    text: 'Chacun montre en secret autant de cartes que sa main le veut. Avec trois en main, deux : une ou trois sont refusées. Les puissances sont des points. L’Eunuque ne coûte pas de confiance ici, c’est un effet de l’enchère.',
  },
  D22: {
    title: 'Trop tard pour le revenu',
    text: 'Votre revenu est versé, puis vous atteignez un espace du palais et piochez un territoire. Il rapportera à la manche suivante. Dans la deuxième position vous piochez un Joyau. Vous prenez aussitôt un trésor, mais ne l’utiliserez qu’à la manche suivante.',
  },
  D23: {
    title: 'Il ne reste qu’à passer',
    text: 'Vous passez, et le joueur suivant aussi. Celui qui a ouvert est seul : relancer est refusé, il ne reste qu’à passer. La tuile d’ordre 1 coûte l’élément le plus fort, la Cavalerie. Les deux cubes reviennent, et la dernière tuile de sortie est pour lui.',
  },
};
