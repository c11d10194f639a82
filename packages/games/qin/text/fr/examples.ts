import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** Qin's worked examples, in French. */
export const examples: ExampleTexts<typeof index> = {
  'EX-01': {
    title: 'Trois façons de commencer',
    text: 'Seul le départ rouge est sur le plateau. Chacune des trois positions montre une pose. Une tuile peut toucher une autre couleur : rien n’est alors fondé. Une tuile d’une seule couleur est déjà une province. Une moitié de la même couleur que sa voisine fonde une province avec elle.',
  },
  'EX-02': {
    title: 'Un coin n’est pas un contact',
    text: 'Vous voudriez poser deux cases rouges qui ne rencontrent le départ rouge que par un coin. Les cases se touchent par un côté, jamais par un coin : la tuile est refusée.',
  },
  'EX-03': {
    title: 'On ne s’appuie pas sur un village',
    text: 'La tuile serait à côté d’un village et ne toucherait aucune couleur. Une pose doit toucher au moins un territoire, et un village n’en est pas un : la tuile est refusée.',
  },
  'EX-04': {
    title: 'Une tuile, deux provinces',
    text: 'Un territoire jaune et un rouge sont isolés, à deux cases l’un de l’autre. Votre tuile jaune–rouge tient exactement entre les deux. Chaque moitié fonde une province avec sa voisine, et vous posez une pagode sur chacune.',
  },
  'EX-05': {
    title: 'Un territoire isolé est emporté',
    text: 'Un territoire jaune est isolé. Vous posez à côté une tuile jaune–jaune. Les trois cases forment une seule province : vous y posez une pagode, pas deux.',
  },
  'EX-06': {
    title: 'Vous agrandissez deux provinces',
    text: 'Votre province jaune compte trois territoires, la rouge de votre adversaire en compte deux. Votre tuile se place entre elles, et chaque moitié agrandit la province de sa couleur. Toutes deux restent sous cinq territoires : aucune pagode ne bouge.',
  },
  'EX-07': {
    title: 'La même tuile dans l’autre sens',
    text: 'La position est celle de l’exemple précédent. Tournée, la moitié rouge touche du jaune et la moitié jaune du rouge. Les deux restent isolées et les provinces gardent leur taille. On a le droit de poser une tuile qui ne rapporte rien.',
  },
  'EX-08': {
    title: 'Le cinquième territoire',
    text: 'Votre province jaune a quatre territoires et une pagode. Vous en ajoutez un cinquième. Elle est désormais majeure, et vous posez une deuxième pagode sur la première.',
  },
  'EX-09': {
    title: 'Un village libre en prime',
    text: 'Vous posez deux cases bleues à côté d’une bleue isolée : une province de trois avec sa pagode. Elle touche aussi un village libre. Personne d’autre n’y a de province : vous posez une deuxième pagode sur le village.',
  },
  'EX-10': {
    title: 'En minorité dans un village',
    text: 'Un village est à votre adversaire. Autour, chacun a une province avec une pagode. Vous en fondez une deuxième et menez deux à un. Le village change de mains : la pagode posée sur le village ne le défend pas.',
  },
  'EX-11': {
    title: 'Une conquête à distance',
    text: 'Votre province jaune de quatre touche un village que votre adversaire tient avec une force de un. Vous ajoutez un cinquième territoire à l’autre bout. La province majeure compte deux au village et le prend, bien que la tuile en soit loin.',
  },
  'EX-12': {
    title: 'La plus grande annexe la plus petite',
    text: 'Votre province rouge a trois territoires, celle de votre adversaire deux, et une case les sépare. Vous y posez du rouge. Les six forment une seule province, la vôtre, avec une deuxième pagode puisqu’elle est majeure. Votre adversaire reprend une pagode et perd aussi le village au bout.',
  },
  'EX-13': {
    title: 'L’égalité interdit de réunir',
    text: 'Deux provinces rouges de deux territoires, la vôtre et celle de votre adversaire, avec un vide entre elles. Du rouge dans le vide les réunirait, et aucune n’est plus grande : refusé. Avec la moitié jaune dans le vide, rien n’est réuni et la tuile peut être posée.',
  },
  'EX-14': {
    title: 'Une pagode de trop rentre',
    text: 'Votre moitié rouge réunit votre province majeure de cinq, votre province de deux et celle de trois de votre adversaire. Sept contre trois : les onze sont à vous. Une province porte deux pagodes au plus, votre troisième revient dans votre réserve, et votre adversaire reprend la sienne.',
  },
  'EX-20': {
    title: 'Combien de premières poses ?',
    text: 'Le plateau est vierge. Sur la face Oiseau, une tuile tient sur 28 paires de cases, sur la face Lion sur 32. Une tuile unie n’y va que d’une façon, une bicolore de deux. Avec ces mains, cela fait 112 poses côté Oiseau et 128 côté Lion, car deux tuiles pareilles ne comptent qu’une fois.',
  },
  'EX-21': {
    title: 'Rendre majeure la province d’un autre',
    text: 'La province jaune de votre adversaire a quatre territoires. Votre moitié jaune la porte à cinq. Elle reste à lui, et il pose aussitôt la deuxième pagode. Vous ne gagnez rien.',
  },
  'EX-22': {
    title: 'Gagner pendant le tour d’un autre',
    text: 'Votre adversaire n’a plus qu’une pagode et une province de quatre. Vous l’agrandissez. Il doit poser sa dernière pagode et gagne sur-le-champ, au milieu de votre tour. Vous ne piochez même pas.',
  },
  'EX-23': {
    title: 'L’égalité laisse un village libre',
    text: 'Un village libre se trouve entre la province rouge de votre adversaire et un territoire bleu isolé. Votre tuile vous amène tous deux à côté avec une pagode chacun : personne ne l’obtient. Dans la deuxième position, votre adversaire y fonde une autre province, mène deux à un et prend le village.',
  },
  'EX-24': {
    title: 'Deux rivaux se neutralisent',
    text: 'Vous tenez un village avec une force de un. Deux rivaux ont chacun à côté une province de quatre. Votre tuile les rend majeures toutes deux : elles comptent deux. À égalité en tête, aucun ne mène seul, et le village reste à vous.',
  },
  'EX-25': {
    title: 'Réunir les siennes peut coûter',
    text: 'À un village, vous et votre adversaire avez trois pagodes chacun, et vous le tenez. Vous réunissez deux de vos provinces voisines. Ensemble elles ne portent que deux pagodes : une rentre. Votre adversaire mène trois à deux et prend le village.',
  },
  'EX-26': {
    title: 'Majeure dès la naissance',
    text: 'Trois territoires rouges sont isolés. Votre tuile rouge–rouge les réunit tous : une province de cinq, fondée et majeure d’un coup. Vous posez aussitôt les deux pagodes.',
  },
  'EX-27': {
    title: 'Un village de deux cases est un seul village',
    text: 'La province de votre adversaire touche les deux cases d’un village et ne compte pourtant que sa pagode. Vous fondez une deuxième province de l’autre côté et menez deux à un. Il n’y a qu’une pagode à échanger.',
  },
  'EX-28': {
    title: 'Être à égalité deuxième ne gêne pas',
    text: 'Votre tuile réunit votre province de quatre et deux provinces rivales de deux territoires chacune. Leur égalité importe peu : la vôtre est la plus grande. Les neuf sont à vous, et les deux rivaux reprennent une pagode.',
  },
  'EX-29': {
    title: 'Une province majeure ne se perd pas au nombre',
    text: 'Une moitié rouge réunirait votre province majeure de cinq et deux provinces de trois de votre adversaire. À elles deux, elles vous battraient six à cinq. Une province majeure ne se perd jamais : ni l’un ni l’autre ne peut poser là. Dans la dernière position, l’une des deux est à vous : huit à trois, c’est permis.',
  },
  'EX-30': {
    title: 'Deux majeures ne se réunissent jamais',
    text: 'Deux provinces majeures, toutes deux à vous, sont séparées par une case. Du rouge dans le vide est refusé : deux majeures restent deux, quel que soit leur propriétaire. L’autre moitié peut y aller.',
  },
  'EX-31': {
    title: 'Deux pagodes dues, une seule en réserve',
    text: 'Votre tuile fonde deux provinces et il vous reste une pagode. La pose est permise. Vous la placez sur la première province dans l’ordre du plateau, votre réserve est vide et vous gagnez. La seconde reste sans pagode.',
  },
  'EX-32': {
    title: 'Deux réserves vides en même temps ?',
    text: 'Vous et votre adversaire avez une pagode et une province de quatre chacun. Votre tuile les rend majeures toutes deux. C’est votre tour : vous posez le premier et gagnez avant que l’autre puisse poser.',
  },
  'EX-33': {
    title: 'Une mauvaise moitié gâche la tuile',
    text: 'La moitié rouge réunirait deux provinces de deux à égalité, ce qui est interdit, même si la jaune conviendrait. Toute la pose est refusée. Tournée, aucune moitié ne rencontre sa couleur et la tuile peut être posée.',
  },
  'EX-34': {
    title: 'Les territoires isolés ne votent pas',
    text: 'Votre tuile réunirait votre province de deux, celle de deux de votre adversaire et un territoire rouge isolé. Celui-ci n’est à personne et ne compte pour personne : égalité, refusé. Dans la deuxième position, votre province a trois territoires, et tout est à vous.',
  },
  'EX-35': {
    title: 'Les pagodes comptent, pas les contacts',
    text: 'Une province majeure entoure un village sur trois côtés. Peu importe combien de ses cases le touchent : elle compte les pagodes qu’elle porte, deux.',
  },
  'EX-36': {
    title: 'Les pagodes rentrent avant de sortir',
    text: 'Il vous reste une pagode. Votre tuile réunit votre province majeure et une petite, ce qui fait rentrer une pagode, et fonde une province jaune, qui en prend une. Les retours viennent d’abord : il vous en reste une et la partie continue.',
  },
  'EX-37': {
    title: 'Offrir une province',
    text: 'Vous réunissez votre province de deux et celle de trois de votre adversaire. C’est permis, bien que la plus grande ne soit pas à vous. Les six vont à votre adversaire, qui pose une deuxième pagode, et vous reprenez la vôtre.',
  },
  'EX-38': {
    title: 'Un village ne relie rien',
    text: 'Un village est entre la province rouge de votre adversaire et un territoire rouge isolé. Vous fondez une province avec ce dernier. Les deux provinces rouges restent séparées, car un village n’est pas un territoire. Au village, c’est un partout : votre adversaire le garde.',
  },
  'EX-39': {
    title: 'Mener un rival à un village',
    text: 'Votre moitié bleue agrandit la province de votre adversaire, qui touche alors un village libre. Il le prend aussitôt, bien que ce soit votre tour.',
  },
  'EX-40': {
    title: 'Un tour passé, puis la fin',
    text: 'Les piles sont vides et il reste deux cases. Votre seule tuile y mettrait deux provinces à égalité : vous ne pouvez pas poser et votre tour est passé. Votre adversaire pose la dernière tuile, il ne reste plus de place, et vous partagez la victoire avec une pagode chacun.',
  },
  'EX-41': {
    title: 'Les provinces avant les villages',
    text: 'Vous et votre adversaire avez une pagode chacun. Votre tuile rend sa province majeure et mène la vôtre à un village libre. Les provinces sont réglées d’abord : il pose sa dernière pagode et gagne. On n’arrive jamais au village.',
  },
  'EX-42': {
    title: 'Deux villages d’une seule tuile',
    text: 'Deux villages ne se touchent que par un coin : ils sont bien deux. Votre nouvelle province bleue touche les deux. Vous posez trois pagodes : une sur la province et une sur chaque village.',
  },
  'EX-43': {
    title: 'La dernière tuile des piles',
    text: 'Il reste une tuile à piocher. Vous posez, vous la piochez et en avez de nouveau trois. Les autres voient que vous piochez, pas quoi. Votre adversaire pose ensuite et trouve les piles vides : sa main tombe à deux et la partie continue.',
  },
};
