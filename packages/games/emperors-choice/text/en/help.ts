import type { HelpTexts } from '@tianxia/kernel';
import type { guide } from '../../teach/guide.ts';
import type { help as first } from '../../teach/help.ts';

export const help: HelpTexts<typeof first, typeof guide> = {
  goal: 'Have the most points after six rounds and the final scoring.',
  phases: {
    start: 'Before the first round',
    auction: 'Phase I: auction',
    gain: 'Choosing what you get',
    management: 'Phase II: management',
    decree: 'Phase III: decree',
  },
  actions: {
    bonus: '**Take a bonus.** It is carried out at once. The rest goes on to the next player.',
    reveal:
      '**Reveal characters and cubes.** Your total must beat the last one. Staying longer lets you choose earlier, and risks more.',
    pass: '**Pass.** You take the highest order tile left, lose what it says, and use an exit tile.',
    effect: '**Carry out an effect.** What you revealed works once, in the order you like.',
    lose: '**Give something up.** Equal powers: keep what you will need for the policies.',
    exit: '**Use an exit tile.** It is carried out at once, then nobody else can have it this round.',
    choose: '**Take one of the gains.** Exactly one of those shown.',
    settle: '**Settle a policy.** It scores for everybody, so choose one where you gain more than the others.',
    turn: '**Turn over a policy.** Its other side counts from now on.',
    keep: '**Keep one.** The other goes back.',
    treasure: '**Take or use a treasure.** Each gives something in every round, and three points at the end.',
    set: '**Take a set of tiles.** Early players choose from all of them. See which policies reward them.',
    immediate: '**Use the tile.** It works now and leaves the game.',
    hire: '**Hire a character.** For the next auctions, and for policies that ask for characters.',
    buy: '**Buy cubes.** One money each. They bid, and some policies count them.',
    raise: '**Raise the palace.** Each space gives something on the way, and the level scores at the end.',
    decree: '**Choose a decree.** You carry it out and pay with trust.',
    gain: '**Take what the decree gives.** In the order you like.',
    show: '**Show characters.** They come back to your hand, but the others have seen them.',
    end: '**Go on.** When nothing more here helps you.',
  },
  firsts: {
    exits: {
      title: 'Exit tiles',
      text: 'Everybody who passes uses one of those that are left. Who passes first has the widest choice.',
    },
    replenish: {
      title: 'Hire, buy, raise',
      text: 'Each of the three once, in any order. Unspent money is kept, and is worth a point each at the end.',
    },
    called: {
      title: 'The emperor calls you',
      text: 'You choose a decree, and with it which policy everybody scores. It costs trust; what you lack costs points.',
    },
    showing: {
      title: 'Characters are shown',
      text: 'Everybody decides in secret. What is shown counts for this policy and then goes back to the hand.',
    },
    raid: {
      title: 'The Hsiung-nu grow stronger',
      text: 'Each of their tiles adds to their strength. Border defence and Expedition compare your defence with it.',
    },
  },
};
