import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** The worked examples of The First Empire in plain words: what is given, what is done, what follows and why. */
export const examples: ExampleTexts<typeof index> = {
  'EX-01': {
    title: 'The first card of a region',
    text: 'You have no card in Zhao. You tuck a Writing card there and gain one Writing token. A first card causes no Unrest.',
  },
  'EX-02': {
    title: 'The second card of a region',
    text: 'There is one card in Wei. Your second one, a Currency card, gains two Currency tokens and raises Unrest by one. The three positions show it from Unrest 0, 1 and 2.',
  },
  'EX-03': {
    title: 'A third card that goes too far',
    text: 'In Wei and Yan you have two cards and Unrest 2. A third card would add two and push Unrest above 3: refused in both. The other three regions are open to you.',
  },
  'EX-04': {
    title: 'Recruiting an Official',
    text: 'You play a card at Court and recruit. An Alchemist goes from your supply to Wei. Any card may be used for any action.',
  },
  'EX-05': {
    title: 'Symbols in the order of the route',
    text: 'Your Ship sails from 7 to 10 and passes two symbols. At 9 you place an Alchemist card in Chu. At 10 you take a Master Alchemist. The Master comes too late for the symbol before it, so placing it at 9 is refused.',
  },
  'EX-06': {
    title: 'Installing a Governor',
    text: 'One Official of each kind stands in Wei. All three go back to your supply, Unrest in Wei drops to nothing, and your Governor takes a free slot. Its bonus is yours at once: here a Worker in Qi.',
  },
  'EX-07': {
    title: 'Hiring two Workers',
    text: 'You have Generals in Zhao and Yan, and choose Zhao. Two Workers appear there and Unrest rises by one. In Yan nothing happens.',
  },
  'EX-08': {
    title: 'Building a Palace',
    text: 'An Architect stands in Qi. You pay two Workers of Qi and one from elsewhere. The Palace is worth 6 points, the tile of Qi 3 more for the matching card you have there, and you take a large token.',
  },
  'EX-09': {
    title: 'A Wall and the Emperor’s tile',
    text: 'A level-3 slot takes a Worker from each of three regions. You are the first in this section, so you get the top Emperor tile of the site. You put it on your Alchemist card, which from now on answers the action on the tile: a Wall.',
  },
  'EX-10': {
    title: 'Which cards are activated',
    text: 'You play a higher number than the one at Court and build a Palace. Both Palace cards in Wei may be used, in the order you like. The one in Yan may not: Unrest there is 3.',
  },
  'EX-11': {
    title: 'The number does not fit',
    text: 'You build a Wall with 63 on a Court card of 64. A Wall wants a higher number, so your Wall card is refused. Instead you may move one Official to a region next to it.',
  },
  'EX-12': {
    title: 'The sign on the card does not bind you',
    text: 'The card in your hand answers Governors. You may still play it at Court to build a Wall. What a card answers matters only once it is tucked.',
  },
  'EX-13': {
    title: 'The rewards of the fourth round',
    text: 'You have the most Writing, accept and unlock two Soldiers. The Currency reward goes to another player, a Governor who may stand in Zhao or Qi only. In Laws you are tied with a rival who is still on the track and is asked first. The rival passes, you accept again and build a Wall for free.',
  },
  'EX-14': {
    title: 'The new turn order',
    text: 'The same rewards as in the example before. Afterwards the player who took none goes first. Then come those with rewards, from the upper row to the lower: you are last.',
  },
  'EX-15': {
    title: 'Tokens for Soldiers',
    text: 'Three tokens unlock a Soldier. You spend six and two Soldiers step to the Entrance. You fulfil a tile of the Mausoleum, so one of them goes straight on to it and scores 5.',
  },
  'EX-16': {
    title: 'How many tokens you may keep',
    text: 'At the end of the round large tokens return to the board, and everybody keeps five small ones at most. You hold six and give one back, of the kind you choose. The others have five or fewer and keep theirs.',
  },
  'EX-17': {
    title: 'A Soldier at the end of your turn',
    text: 'You have a Palace and a Governor in Wei, as the tile there asks. At the end of your turn a Soldier may go from the Entrance to the topmost free slot. One rival is there already, so you score the second slot: 5 points.',
  },
  'EX-18': {
    title: 'A whole final score',
    text: 'You bring 62 points. Governors add 22: half of 15 in Wei, rounded down, and all of 15 in Qi. The Elixir adds 6, full rows and columns of Soldiers 20, Walls 19, a Soldier at the Entrance 2. The total is 131.',
  },
  'EX-19': {
    title: 'Li Si builds a Palace',
    text: 'You play alone against Li Si. His order is to build in Wei. He scores 6 points at once and keeps the tile of Wei for the end.',
  },
  'EX-20': {
    title: 'What Li Si’s tile is worth',
    text: 'Li Si has kept a tile of 3 points for each Currency card. At the end he has two of them in Wei, so the tile brings him 6 more points.',
  },
  'DX-01': {
    title: 'The very first Court card',
    text: 'Nothing lies at Court yet. The first card counts as fitting, whatever its number. You recruit with 120, and your tucked card that answers recruiting may be used.',
  },
  'DX-02': {
    title: 'Higher for one half, lower for the other',
    text: 'The Court shows 64. With 63 you hire: that wants a higher number, and your card is refused. With 63 you recruit: that wants a lower one, and it works. With 65 a search does not fit, a Wall does.',
  },
  'DX-03': {
    title: 'The order can matter',
    text: 'Two cards in Zhao answer hiring; one of them raises Unrest. Use the harmless one first and both work. The other way round Unrest is 3 before the second card, and that one is refused.',
  },
  'DX-04': {
    title: 'Calm first, then use',
    text: 'Wei has Unrest 3, so its card is refused. A card in Chu calms any region by one. You use it on Wei first, and now the card there gives its 2 points.',
  },
  'DX-05': {
    title: 'Alchemist cards count as cards',
    text: 'Chu holds a single Alchemist card. The Writing card you tuck there is the second card of the region: two tokens, and Unrest 1.',
  },
  'DX-06': {
    title: 'Not enough tokens',
    text: 'A third card should bring three Laws tokens, but the supply has two. You get those two and nothing for the third. Unrest rises by two all the same.',
  },
  'DX-07': {
    title: 'A Palace where nobody is calm',
    text: 'Unrest in Qi is 3. You may still build a Palace there. The only tile would raise Unrest further, so it stays. You get a large token and 6 points.',
  },
  'DX-08': {
    title: 'The tile that wakes the people',
    text: 'Unrest in Qi is 2, and the only tile gives 2 points a card for one more Unrest. You have to take it: 6 and 6 points. Now Unrest is 3, and your Palace card in Qi is refused.',
  },
  'DX-09': {
    title: 'A tile that works at once, and for good',
    text: 'Your first Wall in the section brings an Emperor tile with the sign for Walls. You put it on a card that answered Governors, and use that card in the same turn. Next turn you install a Governor, and it no longer answers.',
  },
  'DX-10': {
    title: 'No card, no tile',
    text: 'You build first in a section, but have no card to put an Emperor tile on: you get none. The next builder of that section comes second and gets none either. The third builds first in the other section and takes it.',
  },
  'DX-11': {
    title: 'The last symbols of the route',
    text: 'From 15 your Ship passes two symbols, and you unlock a Soldier for each. From 18 it has only two spaces to go and meets a double symbol. Your one locked Soldier is used for the first half. A second is refused, so you place a card instead.',
  },
  'DX-12': {
    title: 'Where the sea ends',
    text: 'Your Ship is on the last space: searching is refused, and a Governor’s bonus for the Ship gives nothing. In the second position a reward that moves the Ship cannot be accepted. In the third you are one space before the end, accept and move that one.',
  },
  'DX-13': {
    title: 'Officials who have just come home',
    text: 'All your Alchemists are on your board. A Governor sends one of them home, and the slot lets you recruit two Alchemists. There is one in your supply, so you recruit one.',
  },
  'DX-14': {
    title: 'A reward must be taken whole',
    text: 'You have the most Writing, but the reward unlocks two Soldiers and only one of yours is locked. Accepting is refused. You pass, and the next player is asked.',
  },
  'DX-15': {
    title: 'Large tokens count two',
    text: 'Three tokens’ worth unlock a Soldier, and a large token is worth two. A large and a small one unlock one Soldier. Two large ones also unlock one, and a point is lost. Two large and two small unlock two. In the last position two small ones are too few, and nobody is asked.',
  },
  'DX-16': {
    title: 'A slot that two players skip',
    text: 'On this tile the second slot counts only with three or more players. With two, the first Soldier scores 7 and the second 4. With three they score 7, 5 and 4.',
  },
  'DX-17': {
    title: 'A tie of three',
    text: 'In Zhao three players have two Governors each, the fourth has one. The three share 20 points and round down: six each. The fourth gets nothing.',
  },
  'DX-18': {
    title: 'Officials against Unrest',
    text: 'This Wall face counts the regions with at least as many Officials as Unrest. A calm region without Officials counts, too. Three of your five do, and a Wall of level 3 makes them worth 4 each: 12 points.',
  },
  'DX-19': {
    title: 'New, and used at once',
    text: 'You search, pass a symbol and place an Alchemist card in Wei. It answers searching and your number fits, so you may use it in the same turn: Qi is calmed.',
  },
  'DX-20': {
    title: 'Move or use, not both',
    text: 'Your number fits and two of your cards could be used. Instead you may move an Official, and your turn ends. In the second position you use a card first, and then the move is refused.',
  },
  'DX-21': {
    title: 'Li Si and a double symbol',
    text: 'Li Si sails to the end of the route and meets a double symbol. The first half places an Alchemist card in Zhao, which is full with it. For the second there is no place, so he unlocks a Soldier.',
  },
  'DX-22': {
    title: 'Li Si wants Soldiers first',
    text: 'Li Si has nobody at the Entrance. He sails past two symbols and unlocks a Soldier for each. He places no card, although there would be room.',
  },
  'DX-23': {
    title: 'When nothing is possible',
    text: 'Your last card fits nowhere: full regions, too much Unrest, no Workers, no trio, the Ship at its end. It goes on the Court pile without an action. No card may be used, but you may move an Official before you place Soldiers.',
  },
  'DX-24': {
    title: 'A Palace that cannot be built',
    text: 'All your Palaces stand, or there is no Architect, only one Worker in the region, or no Worker in another one: each time the action is refused, and the reason is told.',
  },
  'DX-25': {
    title: 'Li Si without a Palace',
    text: 'Li Si draws a card that tells him to build a Palace, but all six stand on the board. He does nothing: no points, no large token.',
  },
};
