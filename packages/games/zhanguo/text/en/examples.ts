import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** ZhanGuo's worked examples in plain words: what is given, what is done, what follows and why. */
export const examples: ExampleTexts<typeof index> = {
  E01: {
    title: 'The first card in a Region',
    text: 'Region 2 of your board has no card. You tuck a brown one there. A first card takes one marker of its colour and makes nobody angry: unrest stays where it is.',
  },
  E02: {
    title: 'The third card in a Region',
    text: 'Region 4 already has two cards and unrest 1. Your third card takes three markers of its colour at once. It also raises unrest by two, to 3.',
  },
  E03: {
    title: 'One step too restless',
    text: 'The Region has two cards, unrest 2 and a track of three slots. A third card would raise unrest by two, past the end of the track. The card is refused there.',
  },
  E04: {
    title: 'Recruiting an Official',
    text: 'You play a card to the Court and recruit. One red Official goes from your supply to the Governors area of Region 2. You choose the colour and the Region.',
  },
  E05: {
    title: 'Three points for two Officials',
    text: 'Re-assigning gives three points. One point lifts the red Official of Region 2 from the Workers area to the Governors area. The other two take the white one from Region 3 by way of 4 to 5.',
  },
  E06: {
    title: 'Hiring two Workers',
    text: 'A red and a gray Official stand in the Governors area of Region 3. Both step down for free, and each brings a Worker. The Region pays for it with one unrest, not two.',
  },
  E07: {
    title: 'A Palace without a marker',
    text: 'You pay two Workers of Region 4 and one from another Region, and build a Palace in Region 4. The tall markers are gone, so there is none to take. You score a point for each card you have tucked: six.',
  },
  E08: {
    title: 'Higher wakes, lower does not',
    text: 'You have a tucked card that gives 3 points after a Palace. In the first position you build with 90 on a Court card of 70: a Palace wants a higher number, so the card gives its points. In the second you build with 50. The Palace stands all the same, but the card sleeps.',
  },
  E09: {
    title: 'All Governor cards but one',
    text: 'The Court shows 70 and you play 40. A Governor wants a lower number, so your Governor cards may give their bonus. The card in Region 4 may not: unrest there stands on the last slot, and its cards sleep. The other two bring 2 points each.',
  },
  E10: {
    title: 'A Governor, and no more',
    text: 'You install a Governor with 71 on a Court card of 70. The Governor is installed as usual and scores the 4 points of the square. The number went up instead of down, so no tucked card is used.',
  },
  E11: {
    title: 'Taking a reward',
    text: 'The round is over and you have the most Writing. You accept. All your Writing markers go back, also the tall one, and you take the reward of this round: a gray Official. Your disc leaves the track and comes back behind those who took nothing.',
  },
  E12: {
    title: 'Who is first next round',
    text: 'Blue and Yellow are still on the Rewards Track, in this order. Red and Purple have taken rewards and come after them, the upper slot before the lower. So the order is Blue, Yellow, Red, Purple, and Blue begins the next round.',
  },
  E13: {
    title: 'A Task of three Walls',
    text: 'The Task asks for two turquoise Walls and a gold one. In the first position you have all three and your disc is placed at the end of your turn. In the second the gold one is missing, and nothing happens.',
  },
  E14: {
    title: 'A Task of three Palaces',
    text: 'The Task asks for Palaces in Regions 1, 2 and 5. Other Palaces beside them do no harm, as the second position shows. In the third you have one in Region 4 instead of 5, and the Task is not done.',
  },
  E15: {
    title: 'Most Governors in a Region',
    text: 'In Region 1 Red has two Governors and Blue has one. The majority is worth 9 points and 3 more for each of Red’s own Governors there: fifteen. Second place is worth nothing.',
  },
  E16: {
    title: 'A majority shared by three',
    text: 'In Region 4 three players have one Governor each. They share the points of the majority. Each scores 4, and who has none there gets nothing.',
  },
  E17: {
    title: 'Discs multiply',
    text: 'In the upper section you have discs on 5 and 2: the sum, seven, is multiplied by the two discs, fourteen. The lower section has one disc on 3. That makes 17 points.',
  },
  E18: {
    title: 'The last board costs one',
    text: 'Boards are auctioned between two players. You bid nine, your rival passes, and you choose. The last player has no one to bid against and pays a single point for the board that is left.',
  },
  D01: {
    title: 'Too few markers',
    text: 'Your third card in a Region should bring three markers, but only one of that colour is left. You take it, and score a point for each one that is missing: two. Unrest rises as always.',
  },
  D02: {
    title: 'A short unrest track',
    text: 'The track of Region 2 has only two slots and there are two cards. At unrest 1 a third card is refused. At unrest 0 it fits exactly: unrest is 2, the last slot. From then on the cards of that Region sleep, as the last position shows.',
  },
  D03: {
    title: 'Hiring puts a card to sleep',
    text: 'Region 1 has unrest 2 of 3. You hire there with a higher card: two Workers, and unrest reaches the last slot. The hiring card of Region 1 sleeps before it can be used. The one in Region 2 still gives its 2 points.',
  },
  D04: {
    title: 'A Region wakes up in time',
    text: 'Region 3 is at the end of its unrest track, so its card is refused. You use the card of Region 5 first and calm Region 3 by one. Now the card there is awake and gives 3 points. The order is yours to choose.',
  },
  D05: {
    title: 'Through a full Workers area',
    text: 'The Workers area of Region 2 is full. Your gray Official may pass through on the way from 1 to 3 but not stop there, and nobody else moves meanwhile. In the second position you have one point left: too little to get through, so the first step is refused.',
  },
  D06: {
    title: 'First the square, then calm, then cards',
    text: 'You install a Governor in restless Region 3, with no white Official in your supply. The three who paid return to it. The square lets you place any Official, and you take the white one that has just come home. Unrest drops to nothing, and only then are cards used, so the one in Region 3 is awake.',
  },
  D07: {
    title: 'A free square comes first',
    text: 'In Region 1 all squares are taken, so a Governor goes to the open area. In Region 2 one square is free. There the open area is refused, and so is a square that somebody has.',
  },
  D08: {
    title: 'Workers cannot pay for a Governor',
    text: 'A Governor takes a red, a gray and a white Official from one Governors area. Your white one stands below, in the Workers area, so there is no such trio: refused. You re-assign the white one upwards. In the second position it can be done.',
  },
  D09: {
    title: 'Where unrest forbids a Palace',
    text: 'This track has four slots, with the Palace sign under the third. The five positions go from unrest 0 to 4. A Palace can be built up to 2 and is refused from 3 on. Cards sleep only at 4.',
  },
  D10: {
    title: 'The third Worker comes from elsewhere',
    text: 'Four Workers in Region 2 and none anywhere else do not build a Palace: one of the three must come from another Region. With a Worker in Region 3 it works, and that is the one you pay.',
  },
  D11: {
    title: 'What your Workers can pay for',
    text: 'You have three Workers in Region 1 and one in Region 2. A Wall of one rod takes a Worker, one of two rods takes Workers from two Regions. Three rods would take three different Regions: refused.',
  },
  D12: {
    title: 'One Wall a section',
    text: 'You already have a Wall on one turquoise section. Another on the same section is refused, though there is room. The section next to it is free to you.',
  },
  D13: {
    title: 'The very first card at Court',
    text: 'Nothing lies at Court. The first card counts as fitting, however high or low it is. You recruit with 118, and your tucked card gives its 2 points.',
  },
  D14: {
    title: 'Down the ranking',
    text: 'Blue has the most Laws markers but not enough red Officials for the reward, and keeps everything. Yellow and Red are tied, and Yellow stands higher on the track. Yellow is asked first and may take it. In the second position both pass, and the player without any marker is never asked.',
  },
  D15: {
    title: 'Two rewards in one round',
    text: 'Red takes the Writing reward and later Laws, Blue takes Currency. Only the third player is still on the track and goes first. Then come Blue and Red, by the slots of their last rewards.',
  },
  D16: {
    title: 'A Palace as a reward',
    text: 'You accept the reward and place a Palace in Region 2. It takes no Workers and gives no tall marker. You score a point for each of your nine cards. Cards that answer a Palace stay asleep, since this was not your turn at Court.',
  },
  D17: {
    title: 'A marker while there is one',
    text: 'Two of your cards say: take a marker, or a point if there is none. A single brown marker is left. The first card must take it, whatever its colour. The second finds none and gives the point.',
  },
  D18: {
    title: 'Who forgets to claim comes second',
    text: 'You and Red have both done a Task. Where players claim for themselves and you forget, Red claims first and gets 5, and you get 3 on your next turn. In the last positions the table claims for everyone, and you are first.',
  },
  D19: {
    title: 'Never below nothing',
    text: 'This Wall face gives 5, 10 or 15 points less your unrest, which is 7. One rod would be below zero and gives nothing. Two rods give 3, three rods give 8.',
  },
  D20: {
    title: 'Unrest for a Worker',
    text: 'The Square board lets you trade one unrest for a Worker after you re-assign. In the first position everything is calm and there is nothing to trade. In the second, Region 4 has unrest 1. You trade there, and the Worker appears in Region 4. Another Region is refused.',
  },
  D21: {
    title: 'The second card is compared with the first',
    text: 'The first Court card was 118. Now every card counts by its number. Hiring wants a higher card and recruiting a lower one. 119 with hiring and 5 with recruiting give 2 points. The other two ways round give nothing.',
  },
  D22: {
    title: 'The Official you have just paid',
    text: 'Your card gives a white Official, and your supply has none. Installing a Governor sends a white one home first, so the card works. In the second position you recruit a red one. No white Official has come home, and the card does nothing at all.',
  },
  D23: {
    title: 'No step that spoils the action',
    text: 'Your only trio stands in Region 2. Once you have chosen to install a Governor, a free step down of one of the three is refused. In the second position you step down first, and then it is the Governor that is refused.',
  },
  D24: {
    title: 'Bidding everything',
    text: 'In the auction for boards you bid all your 15 points. Nobody can bid the same or more than they have, so the others pass. You have the first choice of three boards, and no points.',
  },
  D25: {
    title: 'Which cards come back',
    text: 'When players draw three and keep two, one card goes back each time. With two players nobody sees those again. With three, two cards of the first round come back in the last. With four, eight return in the fourth round and eight in the fifth.',
  },
  D26: {
    title: 'What is worth nothing at the end',
    text: 'The game ends. Blue has Workers, Palaces and fewer markers than Red, and none of these scores now. Only Red, with the most markers of a kind, gets points for them: five.',
  },
  D27: {
    title: 'Points with nobody to move',
    text: 'A Wall lets you use card 60, which gives two re-assignment points. Without an Official on the board that is refused. With one you take a step, stop, and leave the other point.',
  },
};
