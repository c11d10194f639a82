/** Those of the worked examples in which something is chosen. */
export const played = {
  'EX-11': {
    title: 'Developing a farm',
    text: 'Your farm is at level 0. There is nothing to harvest yet, so that is refused. You develop it to level 1.',
  },
  'EX-12': {
    title: 'Harvesting',
    text: 'Your farm has three tokens to harvest. You move two to the granary and get five rice. The third leaves the game, and the level stays 3.',
  },
  'EX-13': {
    title: 'Developing a marketplace',
    text: 'Your marketplace is at level 0. No tax can be collected yet: refused. You develop it to level 1.',
  },
  'EX-14': {
    title: 'Collecting tax',
    text: 'Your marketplace has four tokens. You move two to the treasury and get eight gold. The level stays 4.',
  },
  'EX-15': {
    title: 'The emperor changes hands',
    text: 'Wei holds the emperor, and Cao Hong is still with him: sending Cao Hong is refused. All pass. Cao Hong and the losing Zhao Yun come home. Wei develops its marketplace. Wu pays a gold, rises in rank and leaves Gan Ning with the emperor, who goes over to Wu.',
  },
  'EX-16': {
    title: 'Nobody wants the emperor',
    text: 'This round nobody bids for the emperor. Cao Hong comes home, and Wei gives the token back. In the second position Wei would like to use it next round: refused, nobody holds it.',
  },
  'EX-17': {
    title: 'Where a general may be stationed',
    text: 'You have won the border with two generals. Gan Ning has archers, so two places take him. Ling Cao has ships, so one place takes him. All others are refused. You station Gan Ning with one unit and choose where its token goes.',
  },
  'EX-18': {
    title: 'Not his kind of army',
    text: 'Gan Ning is a rider and leads archers here. He may be stationed, but the token lies on the side without a point.',
  },
  'EX-19': {
    title: 'His own kind of army',
    text: 'Ling Cao is a man of ships and leads ships. The token lies on the side with a point.',
  },
  'EX-20': {
    title: 'The other border first',
    text: 'Your only stationed general stands at the border with Wu. You win there again, but lose at the border with Shu. A second one at the same border has to wait until the other has one: refused. Everything comes home.',
  },
  'EX-21': {
    title: 'Both borders won',
    text: 'Now you win both. The one with Wu is still refused at first. You station Xu Chu at the border with Shu, and then Xiahou Dun may follow. In the second position you station only Xu Chu.',
  },
  'EX-22': {
    title: 'Gifts for the tribe',
    text: 'Jiang Wei goes to your tribe with two gold. The level rises by two, and the gold is spent.',
  },
  'EX-23': {
    title: 'Soldiers for the tribe',
    text: 'Jiang Wei goes with two units instead. The level rises just the same, and the units come home.',
  },
  'EX-24': {
    title: 'The highest level, kept by a skill',
    text: 'Your tribe stands at 12 and nobody looked after it. Jia Xu keeps it there in even rounds. At the highest level you may buy popular support for two rice.',
  },
  'EX-25': {
    title: 'In the right order',
    text: 'Ma Chao gives a horse when you have two or more. You have one. You buy one with the Barter Market first, and then Ma Chao gives another. In the second position you ask him first: refused.',
  },
  'EX-28': {
    title: 'Points for soldiers at the border',
    text: 'You have two units at one place and station two more. At the end of the round that is four military points.',
  },
  'EX-35': {
    title: 'Rank at the end',
    text: 'In the last round you win the emperor and rise to King. Ranks are worth 9, 5 and 2 points in all. The emperor’s token is not passed any more: Shu scores 2 for it.',
  },
  'EX-38': {
    title: 'Where the alliance may be',
    text: 'You choose the alliance space. The one of last round is refused, and so are popular support and the emperor. Nine spaces are left.',
  },
  'EX-42': {
    title: 'A general alone with the tribe',
    text: 'Cao Cao goes to the tribe with nothing in his hands. The level stays where it is, and the bid counts as won. In the second position it stands at 1: it stays there, and the tribe rebels.',
  },
  'EX-45': {
    title: 'Weapons for rice',
    text: 'You sell six weapons for fourteen gold and buy twelve rice for nine. Selling rice in the same action is refused. In the second position you have five weapons, and selling six is refused.',
  },
  'EX-46': {
    title: 'The fifth general ends the game',
    text: 'Wu stations its fifth general, and the game ends after this round. Actions and tribes are still settled. There is no upkeep, there are no more military points, and the emperor stays with Shu for 2 points.',
  },
  'EX-49': {
    title: 'Yu Jin joins the alliance',
    text: 'Shu chooses where it will be allied with Wu. Wei spends a token of Yu Jin to be part of it. All three send a general, all three win, and each recruits two armies.',
  },
  'EX-50': {
    title: 'Zhao Yun alone',
    text: 'Zhao Yun may be stationed without a unit. You choose the side with a point for his token. He needs no upkeep and brings no military points. In the last position he is Shu’s fifth general, and the game ends.',
  },
  'EX-51': {
    title: 'One space, many gifts',
    text: 'Wei Yan demands tribute, and you take a gold and a rice. His skill and the Imperial Palace add to it. In all you have two gold, two rice, an army and two weapons you chose.',
  },
  'EX-52': {
    title: 'First the army, then its training',
    text: 'The Garrison trains an army, but you have none: refused. Lu Meng gives you one. Now the Garrison trains it.',
  },
  'EX-54': {
    title: 'Tax from a new building',
    text: 'You build an office that collects tax at once. It brings eight gold, and Bronze Coinage adds two. Only the building counts as a bid that was won, not the tax.',
  },
  'EX-55': {
    title: 'An emperor without gold',
    text: 'You have won the emperor but cannot pay for the rank: refused. You decline and stay what you are. At the end of the round the emperor goes over to you all the same, since you won the space.',
  },
  'EX-56': {
    title: 'Like father, like son',
    text: 'Guan Ping is worth 4 in combat. In the second position Guan Yu has been recruited, and Guan Ping is worth 5.',
  },
  'EX-57': {
    title: 'Declining the tribe',
    text: 'You have won your tribal space with two gold, and decline. General and gold come home, and the bid still counts as won. The tribe is not looked after, so its level falls by one.',
  },
  'EX-58': {
    title: 'Liu Bei at the border',
    text: 'Liu Bei wins with two units and two popular support, 7 in all, and is stationed. One of the two support comes back through his skill. His kind of army fits, so the token shows a point. In the second position upkeep is due, and Shu cannot pay it.',
  },
  'EX-59': {
    title: 'Training nobody',
    text: 'You win the training with Zhang He and have nobody to train. Taking the action with none brings his horse. In the second position you decline, and there is no horse.',
  },
  'EX-60': {
    title: 'Nothing left to farm',
    text: 'Your farm is fully developed and has nothing to harvest. Taking the action is refused, so you decline. The general comes home, and the bid still counted.',
  },
  'EX-61': {
    title: 'Where his soldiers cannot stay',
    text: 'Zhao Yun has won with archers, but the two places for archers are taken: refused. He may go elsewhere, alone. A unit there is refused, both come home, and you choose the side of his token.',
  },
  'EX-62': {
    title: 'All an alliance can bring',
    text: 'Wei has 7 with popular support. Wu brings 4 and a support, Shu 5 and the emperor’s token: 11 together. Both allies recruit two armies. The token comes home, and the support is spent.',
  },
  'EX-63': {
    title: 'Beyond the highest rank',
    text: 'Wei is King, pays a gold and rises to Emperor; Xu Chu stays with the Han emperor. Above Emperor there is no rank: the action is refused.',
  },
};
