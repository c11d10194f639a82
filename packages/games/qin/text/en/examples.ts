import type { ExampleTexts } from '@tianxia/kernel';
import type index from '../../teach/examples.json';

/** Qin's worked examples in plain words: what is given, what is done, what follows and why. */
export const examples: ExampleTexts<typeof index> = {
  'EX-01': {
    title: 'Three ways to begin',
    text: 'Only the red start lies on the board. Each of the three positions shows one lay. A tile may touch another colour: then nothing is founded. A tile of one colour is a province by itself. A half of the same colour as its neighbour founds a province with it.',
  },
  'EX-02': {
    title: 'A corner is no contact',
    text: 'You would like to lay two red squares that meet the red start only at a corner. Squares touch across an edge, never across a corner, so the tile is refused.',
  },
  'EX-03': {
    title: 'A village is nothing to build on',
    text: 'The tile would lie beside a village and touch no colour. A lay must touch at least one territory, and a village is none, so the tile is refused.',
  },
  'EX-04': {
    title: 'One tile, two provinces',
    text: 'A yellow and a red square lie alone, two squares apart. Your yellow–red tile fits exactly between them. Each half founds a province with its neighbour, and you place a pagoda on both.',
  },
  'EX-05': {
    title: 'A lone square is swept in',
    text: 'One yellow square lies alone. You lay a yellow–yellow tile next to it. All three squares are one province, and you place one pagoda on it, not two.',
  },
  'EX-06': {
    title: 'You help two provinces grow',
    text: 'Your yellow province has three squares, your rival’s red one has two. Your tile lies between them, and each half extends the province of its colour. Both have room under five squares, so no pagoda moves.',
  },
  'EX-07': {
    title: 'The same tile the other way round',
    text: 'The position is that of the example before. Turned round, the red half touches yellow and the yellow half touches red. Both stay alone, and both provinces keep their size. You may lay a tile that gains you nothing.',
  },
  'EX-08': {
    title: 'The fifth square',
    text: 'Your yellow province has four squares and one pagoda. You add a fifth. The province is major now, and you put a second pagoda on the first.',
  },
  'EX-09': {
    title: 'An empty village comes along',
    text: 'You lay two blue squares next to a lone blue one: a province of three with a pagoda. It also touches an empty village. Nobody else has a province there, so you place a second pagoda on the village.',
  },
  'EX-10': {
    title: 'Outnumbered in a village',
    text: 'A village is your rival’s. Around it each of you has one province with one pagoda. You found a second province beside it and lead two to one. The village changes hands: the pagoda on the village itself does not defend it.',
  },
  'EX-11': {
    title: 'A conquest from far away',
    text: 'Your yellow province of four touches a village that your rival holds with one pagoda of strength. You add a fifth square at the other end. The province is major, counts two at the village and takes it, although the tile lies nowhere near.',
  },
  'EX-12': {
    title: 'The larger province swallows the smaller',
    text: 'Your red province has three squares, your rival’s has two, and one square lies between them. You lay red there. The six squares are one province and it is yours, with a second pagoda since it is major. Your rival takes back a pagoda, and loses the village at its end to you as well.',
  },
  'EX-13': {
    title: 'A tie forbids the join',
    text: 'Two red provinces of two squares, yours and your rival’s, with a gap between them. Red in the gap would join them, and neither is larger: refused. With the yellow half in the gap nothing is joined, and the tile may lie there.',
  },
  'EX-14': {
    title: 'One pagoda too many goes home',
    text: 'You lay a red half that joins your major province of five, your province of two and your rival’s province of three. Seven of yours against three: all eleven squares are yours. A province carries two pagodas at most, so your third comes back to your stock, and your rival takes back the one there.',
  },
  'EX-20': {
    title: 'How many first lays there are',
    text: 'The board is untouched. On the Bird side a tile can go on 28 pairs of squares, on the Lion side on 32. A tile of one colour fits each pair one way, a tile of two colours two ways. With these hands that makes 112 lays on Bird and 128 on Lion, because equal tiles count once.',
  },
  'EX-21': {
    title: 'You make another’s province major',
    text: 'Your rival’s yellow province has four squares. Your yellow half makes it five. It is still your rival’s, who places the second pagoda at once. You gain nothing.',
  },
  'EX-22': {
    title: 'Winning while somebody else plays',
    text: 'Your rival has a single pagoda left and a province of four. You extend it. Your rival has to place the last pagoda and wins on the spot, in the middle of your turn. You do not even draw a tile.',
  },
  'EX-23': {
    title: 'A tie leaves a village empty',
    text: 'An empty village lies between your rival’s red province and a lone blue square. Your tile brings both of you beside it with one pagoda each: nobody gets it. In the second position your rival founds another province there, leads two to one and takes the village.',
  },
  'EX-24': {
    title: 'Two challengers block each other',
    text: 'You hold a village with strength one. Two rivals each have a province of four beside it. Your tile makes both of them major, so each counts two. They are tied for the lead, nobody leads alone, and the village stays yours.',
  },
  'EX-25': {
    title: 'Joining your own can cost you',
    text: 'At a village you and your rival have three pagodas each, and you hold it. You join two of your provinces there. Together they may carry only two pagodas, so one comes home. Now your rival leads three to two and takes the village.',
  },
  'EX-26': {
    title: 'Born major',
    text: 'Three red squares lie alone. Your red–red tile joins them all: a province of five, founded and major in one go. You place both pagodas at once.',
  },
  'EX-27': {
    title: 'A village of two squares is one village',
    text: 'Your rival’s province touches both squares of a village and still counts only its one pagoda. You found a second province on the other side and lead two to one. There is one pagoda to exchange, not two.',
  },
  'EX-28': {
    title: 'A tie for second place is harmless',
    text: 'Your tile joins your province of four with two rival provinces of two squares each. The tie between those two does not matter: yours is the largest. All nine squares are yours, and both rivals take a pagoda back.',
  },
  'EX-29': {
    title: 'A major province cannot be outvoted',
    text: 'A red half would join your major province of five with two provinces of three that are both your rival’s. Together they would beat you six to five. A major province is never lost, so neither of you may lay there. In the last position one of the two is yours: eight to three, and the join is allowed.',
  },
  'EX-30': {
    title: 'Two majors never join',
    text: 'Two major provinces, both yours, lie one square apart. Red in the gap is refused: two majors stay two, whoever owns them. The other half may go there.',
  },
  'EX-31': {
    title: 'Two pagodas due, one left',
    text: 'Your tile founds two provinces and you have one pagoda. The lay is allowed. You place it on the province that comes first on the board, your stock is empty, and you win. The second province is left unmarked.',
  },
  'EX-32': {
    title: 'Both could run out at once',
    text: 'You and your rival have one pagoda left and a province of four each. Your tile makes both major. It is your turn, so you place first and win before your rival can place anything.',
  },
  'EX-33': {
    title: 'One bad half spoils the tile',
    text: 'The red half would tie two provinces of two, which is forbidden, though the yellow half would be fine. The whole lay is refused. Turned round, neither half meets its own colour, and the tile may lie there.',
  },
  'EX-34': {
    title: 'Lone squares do not vote',
    text: 'Your tile would join your province of two, your rival’s of two and a lone red square. The lone square belongs to nobody and counts for nobody: a tie, refused. In the second position your province has three squares, and the join is yours.',
  },
  'EX-35': {
    title: 'Pagodas count, not contacts',
    text: 'A major province lies around a village on three sides. However many of its squares touch the village, it counts the pagodas it carries: two.',
  },
  'EX-36': {
    title: 'Pagodas come home before new ones go out',
    text: 'You have one pagoda left. Your tile joins your major province with a small one, which sends a pagoda home, and founds a yellow province, which takes one. What returns comes first, so you are left with one and the game goes on.',
  },
  'EX-37': {
    title: 'Giving a province away',
    text: 'You join your province of two with your rival’s of three. That is allowed, although the larger one is not yours. All six squares go to your rival, who places a second pagoda, and you take yours back.',
  },
  'EX-38': {
    title: 'A village joins nothing',
    text: 'A village lies between your rival’s red province and a lone red square. You found a province with the lone square. The two red provinces stay apart, since a village is no territory. At the village it is one to one, so your rival keeps it.',
  },
  'EX-39': {
    title: 'Leading a rival to a village',
    text: 'Your blue half extends your rival’s province, and now it touches an empty village. Your rival takes the village at once, although it is your turn.',
  },
  'EX-40': {
    title: 'Skipped, and then the end',
    text: 'The piles are empty and two squares are free. Your only tile would tie two provinces there, so you have no lay. Your turn is skipped. Your rival lays the last tile, no square is left, and you share the win with one pagoda each.',
  },
  'EX-41': {
    title: 'Provinces before villages',
    text: 'You and your rival have one pagoda left. Your tile makes your rival’s province major and brings your own to an empty village. Provinces are settled first: your rival places the last pagoda and wins. The village is never reached.',
  },
  'EX-42': {
    title: 'Two villages with one tile',
    text: 'Two villages meet only at a corner, so they are two. Your new blue province touches both. You place three pagodas: one on the province and one on each village.',
  },
  'EX-43': {
    title: 'The last tile of the piles',
    text: 'One tile is left to draw. You lay, draw it and hold three again. The others see that you drew, not what. Your rival lays next and finds the piles empty, so that hand shrinks to two and the game goes on.',
  },
};
