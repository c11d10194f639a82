import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** The worked examples of The Emperor's Choice in plain words: what is given, what is done, what follows and why. */
export const examples: ExampleTexts<typeof index> = {
  R1: {
    title: 'Raising a bid',
    text: 'A rival has declared 6 with two characters. You show cavalry 3 and two cubes. Revealing three more characters is refused: you may have one more in front of you than anybody else. You add cavalry 2 and a cube, and declare 8.',
  },
  R1x: {
    title: 'Six does not beat six',
    text: 'The highest value is 6. With one more cube, or with an assassin of no power, your total is 6 at most. A bid has to be higher, so both are refused.',
  },
  R2: {
    title: 'What you lose when you pass third from the end',
    text: 'You pass and take order tile 3, so the third strongest thing you showed is lost. The powers are 9, 4, 4 and 3. The officer and the bundle of four cubes are equal, so you choose which of them goes. The two positions show both ways.',
  },
  R3: {
    title: 'What the winner of the auction loses',
    text: 'You are the last to pass and take order tile 1. The strongest thing you showed is lost: the general. Your officer and your cubes come back.',
  },
  R4: {
    title: 'Income',
    text: 'You own three territories. Your income is three money.',
  },
  R5: {
    title: 'Buying cubes',
    text: 'You have four money and buy cubes. Each costs one, so you get four.',
  },
  R6: {
    title: 'Hiring, then building',
    text: 'You have four money. You hire a general for three and raise your palace by one level for one. The space you reach lets you take money. Raising it a second time in the same turn is refused.',
  },
  R7: {
    title: 'Who proclaims the decree',
    text: 'Two players are tied for the most trust. The one with the smaller order tile is chosen.',
  },
  R8: {
    title: 'A decree in your own order',
    text: 'You take a decree tile and its 3 points first. Ending there is refused, since a policy must be settled. You turn Book burning over and settle Book preservation. Books are worth 5 points each: your two bring 10. They are given up, and each player who had some draws a tribute.',
  },
  R9: {
    title: 'Legalism',
    text: 'You have four Legalist tiles when Legalism is settled. You score 9 points, gain four trust and keep three of the tiles.',
  },
  R10: {
    title: 'The border holds',
    text: 'You settle Border defence, and the enemy has strength 12. One player’s wall of five counts 10, and the general that player shows adds two. Twelve is enough: 14 points, then two cubes are paid.',
  },
  R11: {
    title: 'An expedition that fails',
    text: 'You settle the expedition, and the enemy has strength 10. One player’s wall of three and four cubes make seven, which is too little. That still scores 3 points and costs one cube.',
  },
  R12: {
    title: 'The tour',
    text: 'You settle the tour. One player has six carriages of four kinds. They give a point each and five more for the four kinds: eleven in all.',
  },
  R13: {
    title: 'The parade',
    text: 'The same six carriages. The parade rewards pairs of one kind: six points and two for each of the two pairs, ten in all.',
  },
  R14: {
    title: 'How long a wall is',
    text: 'Towers and walls must take turns. Three towers and two walls make a line of five. Two more towers do not fit and wait. With a third wall, one of them comes into the line: seven.',
  },
  R15: {
    title: 'A table for four',
    text: 'With four players the market has five characters, seven policies lie in a row, and there are three treasures and tile sets of 4, 3, 3 and 2. Everybody begins with two cavalry cards. The bonus tiles are passed to the right.',
  },
  D1: {
    title: 'The opening bid',
    text: 'You open the first auction. Passing is refused, revealing two characters is refused, and so is adding nothing at all. One cube is enough. The other positions open with cavalry 3 and four cubes, seven, and with cavalry 2 alone, two.',
  },
  D2: {
    title: 'Equal is not enough',
    text: 'The highest value is 8. Your total of eight is refused, nine would do. In the second position a player would like to stay on an 8 of their own: adding nothing is refused, too.',
  },
  D3: {
    title: 'The field marshal',
    text: 'The field marshal is worth two more than the cubes you own, shown or not. With five cubes that is seven. Showing three of them as well makes ten, showing none leaves seven.',
  },
  D4: {
    title: 'The supply officer',
    text: 'You show a supply officer of 3 and both your cubes: five. Then the officer brings you a cube. It comes too late for this bid, as a third cube is refused, but on your next turn you show it.',
  },
  D5: {
    title: 'The field marshal grows',
    text: 'You show the field marshal and a supply officer, and declare 9. The officer brings a cube, so the marshal is worth one more now. A rival goes to 10. Adding nothing would make you 10 as well: refused. One cube makes it eleven.',
  },
  D6: {
    title: 'Showing little loses little',
    text: 'You pass with order tile 2 and have shown only a bundle of cubes. There is no second thing to lose, so you lose nothing. In the second position you are alone and must pass with tile 1: your bundle of five is stronger than the cavalry and is lost.',
  },
  D7: {
    title: 'The assassin',
    text: 'Your rival leads with a general. You reveal the assassin and two more cubes, and declare 10. Assassin and general go to the discard pile, and both of you score 6 points. Your rival can no longer beat you, passes, and loses nothing more.',
  },
  D8: {
    title: 'No cubes left',
    text: 'One cube is left in the supply and you buy three. You take it. Before the next one everybody pays two cubes back. A player who has only one loses 3 points for the other. Then you take your last two.',
  },
  D9: {
    title: 'Too much trust',
    text: 'You have 28 trust and gain four: more than the track holds. Everybody drops by ten first. A player with only six cannot, and loses 2 points for each that is missing. You end on 22.',
  },
  D10: {
    title: 'The same player twice',
    text: 'You have the most trust, carry out a decree and drop by four. You still have the most, so the other decree is yours, too. The one you have used is refused. Afterwards you drop again.',
  },
  D11: {
    title: 'The sixth disc',
    text: 'Five policies are done, and you settle the sixth. All discs come off, and a tribute is hidden under the policy that was left out. In the next position a rival settles that one and takes the tribute along.',
  },
  D12: {
    title: 'A tie for the most cubes',
    text: 'Centralization gives everybody points for their cubes: five, five and two. The two who have most each pay two cubes and gain two money. The third, with two, never counts as having most, whoever pays first.',
  },
  D13: {
    title: 'What canals are worth',
    text: 'One player has two territories and two canals. With Extravagance in force canals count: income four, and more points when Decentralization or Extravagance is settled. With Frugality they count for nothing: income two.',
  },
  D14: {
    title: 'Three palace levels at once',
    text: 'You pay six money, climb three levels and use each space on the way: money, trust, a tile. In the second position you have five money. What the first space would give cannot pay for the climb: refused. Four levels, or climbing twice, are refused as well.',
  },
  D15: {
    title: 'Book burning',
    text: 'Only the player without books scores, 6 points. Then all books are gone, and nobody draws a tribute for them.',
  },
  D16: {
    title: 'Winning without soldiers',
    text: 'Your wall is stronger than the enemy, so you score 11 points. Then you owe two cubes and have one. The missing one costs 3 points: eight in all.',
  },
  D17: {
    title: 'A stolen treasure',
    text: 'You use your grail for a trust. Then a rival takes a jewel, chooses your grail and uses it again in the same round. In the second position the rival comes first, and you have no treasure left to use.',
  },
  D18: {
    title: 'Eight walls measured',
    text: 'Each position has other numbers of towers and walls. They must take turns, so the shorter kind decides: one tower or three towers alone are a wall of one, four towers and two walls are five, three and three are six.',
  },
  D19: {
    title: 'A policy in the middle of the auction',
    text: 'You have passed, draw a stone inscription and settle Centralization while the auction goes on. A rival’s cubes count whether shown or not: five. To pay two, the rival takes those not shown first, so the bid stands.',
  },
  D20: {
    title: 'Relatives of the Emperor',
    text: 'Blood lineage gives 3 points for each relative that is shown. The eunuch counts as one. All three bring 9 points, the concubine alone 3.',
  },
  D21: {
    title: 'Meritocracy asks for a number of cards',
    text: 'Everybody shows cards in secret, as many as the size of the hand says. With three in hand it is two: one or three are refused. The powers are points. The eunuch costs no trust here, since that belongs to the auction.',
  },
  D22: {
    title: 'Too late for income',
    text: 'Your income is paid, then you reach a palace space and draw a territory. It brings money next round, not now. In the second position you draw a jewel. You take a treasure at once, but may use it only next round.',
  },
  D23: {
    title: 'Only passing is left',
    text: 'You pass, and so does the next player. The opener is alone: raising is refused, only passing is left. Order tile 1 costs the strongest thing shown, the cavalry. The two cubes come back, and the last exit tile is the opener’s.',
  },
};
