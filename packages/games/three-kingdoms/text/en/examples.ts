import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';
import { played } from './examples-played.ts';

/** The worked examples of Three Kingdoms in plain words: what is given, what is done, what follows and why. */
export const examples: ExampleTexts<typeof index> = {
  ...played,
  'EX-01': {
    title: 'Two spaces, two measures',
    text: 'Huang Zhong is strong in combat and weak in administration. The four positions place him at the emperor and at popular support. Where one space asks for combat, the other asks for administration: he is worth 5 here and 1 there, and the other way round.',
  },
  'EX-02': {
    title: 'Who may lead how many',
    text: 'Shu and Wu send generals to their border. Zhou Cang leads one unit, so two are refused. Gan Ning leads two of one kind: two archers are refused, since Wu lacks a crossbow, but two riders will do. Zhao Yun could come alone and takes two archers along.',
  },
  'EX-03': {
    title: 'The simplest bid',
    text: 'The marketplace asks for administration. Wei’s Jia Xu is worth 5, Shu’s Jiang Wei 4. Wei wins the space.',
  },
  'EX-04': {
    title: 'First come, first served',
    text: 'Wei and Shu both have 5 on the marketplace. Wei was there first and wins the tie.',
  },
  'EX-05': {
    title: 'Who reached the total first',
    text: 'Both have 9 with two generals each. Shu added its second general before Wei did, so Shu reached 9 first and wins.',
  },
  'EX-06': {
    title: 'Cao Cao wins ties',
    text: 'The bids are as in the example before, but Wei’s first general is Cao Cao. His skill wins ties, so the space is Wei’s although Shu reached 9 first.',
  },
  'EX-07': {
    title: 'Allies add up',
    text: 'Wu and Shu are allied on the marketplace. Their 4 and 5 make 9 and beat Wei’s 5. Both take the action, and for both it counts as a bid that was won.',
  },
  'EX-08': {
    title: 'An alliance that came too late',
    text: 'Wei has 9 with two generals before Wu and Shu together reach 9. The tie goes to who was first, so Wei wins alone.',
  },
  'EX-09': {
    title: 'Next round’s order',
    text: 'Wei and Shu have each won four spaces, Wu three. Shu has military points and Wei has none, so Shu goes first next round, then Wei. Those two who come after Shu will be allied, and Wu, the last, chooses where.',
  },
  'EX-10': {
    title: 'Still tied',
    text: 'The same four and four, and neither has military points. Now the order of this round decides: Wei stays ahead of Shu. Shu and Wu will be allied, and Wu chooses.',
  },
  'EX-26': {
    title: 'What an army costs',
    text: 'Wu has two units at the border, one token at the granary and three popular support. Upkeep is two gold, one rice for the units, and one rice for the support.',
  },
  'EX-27': {
    title: 'Stores pay for an army',
    text: 'The same two units, but Wu has stored tokens at treasury and granary. They take over a gold and a rice. Four popular support cost two rice.',
  },
  'EX-29': {
    title: 'Reading the military track',
    text: 'The markers stand on 14, 16 and 17. That is what each state scores for it.',
  },
  'EX-30': {
    title: 'Who holds the borders',
    text: 'Wei leads one border, Wu another, and the third is tied. Leading a border gives 2 points, a tie gives 1 to both. Wei has 2, Wu 3, Shu 1.',
  },
  'EX-31': {
    title: 'Locations with a point',
    text: 'Wu holds four locations, and three of its tokens lie on the side with a point. That is 3 points.',
  },
  'EX-32': {
    title: 'The best-kept land',
    text: 'Farm and marketplace together are 10 levels for Wei, 7 for Shu and 5 for Wu. First scores 5, second 2, third nothing.',
  },
  'EX-33': {
    title: 'Two share second place',
    text: 'Now Wu and Shu both have 7 levels. They share the 2 points of second place: one each.',
  },
  'EX-34': {
    title: 'Peace at home',
    text: 'The tribe level and popular support are added: Shu 14, Wei 13, Wu 12. The order gives 5, 2 and nothing. The level itself gives points as well, and Wu has the highest. The sums are 7, 5 and 4.',
  },
  'EX-36': {
    title: 'The last tie of all',
    text: 'Wu and Shu have the same points, and the same gold and rice. Then Shu wins.',
  },
  'EX-39': {
    title: 'One ally alone',
    text: 'Wu and Shu are allied, but only Shu has sent somebody. In the first position Wei’s 5 beats Shu’s 4. In the second Shu has 6 with popular support, wins, and takes the action alone. For Wu nothing counts.',
  },
  'EX-40': {
    title: 'Nine against nine',
    text: 'Wei and the alliance of Wu and Shu both end on 9. In the first position Wei’s second general came before Shu’s: Wei was first. In the second it is the other way round, and the allies win.',
  },
  'EX-41': {
    title: 'What Liu Bei brings home',
    text: 'Liu Bei bids 7 with three popular support and loses. He keeps one of the three for Shu. The other two are spent, though nothing was won.',
  },
  'EX-43': {
    title: 'A rebellion, and another',
    text: 'Wu has not looked after its tribe, and the level falls from 2 to 1. At 1 the tribe rebels: a deficit token. Next time it cannot fall further, and rebels again.',
  },
  'EX-44': {
    title: 'More than Shu can pay',
    text: 'Five units and four popular support are due: three gold and six rice. Shu has two gold and three rice and pays them all. Each of the four that are missing is a deficit token.',
  },
  'EX-47': {
    title: 'Equal at home',
    text: 'Three positions, three ties. Two first: 3 points each and nothing for the third. All three equal: 3 points each. One first and two second: 5, 1 and 1.',
  },
  'EX-48': {
    title: 'An empty border is a tie',
    text: 'Nobody stands at the border of Shu and Wei: a tie, a point for both. Wu leads against Shu. Wei and Wu are tied at theirs. So Wei has 2, Wu 3, Shu 1.',
  },
  'EX-53': {
    title: 'Sun Jian goes first',
    text: 'As Wu’s first general of the round, Sun Jian gets one more in combat. Hiring asks for administration: his plain 3. At the border he has 4 and 1, and two ships make it 7.',
  },
};
