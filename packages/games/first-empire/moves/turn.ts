import { among, OK, type Reason, remove, todo } from '@tianxia/kernel';
import { fitOf, NO_FIT } from '../facts/court.ts';
import { nextCard, whyNoTuck } from '../facts/tuck.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Choice, type Doing, type Here, type Rule } from '../rule.ts';
import { ANY } from '../state.ts';
import { cardsIn, putCard } from '../tableau.ts';
import { gainTokens, raiseUnrest } from './gains.ts';
import { whyNoGovernor } from './governor.ts';
import { whyNoPalace } from './palace.ts';
import { whyNoRecruit } from './recruit.ts';
import { whyNoWall } from './wall.ts';
import { whyNoHire } from './workers.ts';

const hand = ({ s, seat }: Here) => s.hands[seat]!;

// ---- FE-080 to 088: the Unification Action ----
function tuck(play: Doing, card: number, region: number): void {
  const { s, box, seat } = play;
  const position = cardsIn(s, seat, region);
  const { tokens, unrest } = nextCard(play, region)!;
  remove(s.hands[seat]!, card);
  putCard(s, seat, card, region);
  play.emit('tucked', seat, card, region, position);
  gainTokens(play, box.type[card]!, tokens);
  raiseUnrest(play, region, unrest);
  todo(play, { at: 'soldiers', seat }); // FE-087: no abilities, no Official's step
}

// ---- FE-110, FE-111, FE-112: a Court Action ----
const RECRUIT = 0;
const SEARCH = 1;
const GOVERNOR = 2;
const HIRE = 3;
const PALACE = 4;
const WALL = 5;
const COURT_ACTIONS = [RECRUIT, SEARCH, GOVERNOR, HIRE, PALACE, WALL];
const EVERY_REGION = 31;
const whyNoSearch = ({ s, box, seat }: Here): Reason => (s.ship[seat] === box.end ? No.shipAtEnd : OK);
const WHY_NOT = [whyNoRecruit, whyNoSearch, whyNoGovernor, whyNoHire, whyNoPalace, whyNoWall];
const canAct: Rule = (look, _card, action) => WHY_NOT[action]!(look);

function court(play: Doing, card: number, action: number): void {
  const { s, box, seat } = play;
  const fits = fitOf(s, box, card, action);
  remove(s.hands[seat]!, card);
  s.court.push(card);
  play.emit('court', seat, card, action, fits);
  todo(play, { at: 'afterCourt', seat, action, fits }, { at: 'soldiers', seat }); // FE-219: only here
  if (action === RECRUIT) todo(play, { at: 'recruit', seat, official: ANY, region: ANY, left: 1 });
  else if (action === SEARCH) todo(play, { at: 'sail', seat, spaces: box.pack.search.spaces });
  else if (action === GOVERNOR) todo(play, { at: 'governor', seat, free: 0, regions: EVERY_REGION });
  else if (action === HIRE) todo(play, { at: 'hire', seat });
  else if (action === PALACE) todo(play, { at: 'palace', seat });
  else todo(play, { at: 'wall', seat });
}

// ---- FE-064: nothing is possible ----
const NO_ACTION = -1;
function onlyWhenStuck(look: Here): Reason {
  for (let region = 0; region < ALL_REGIONS.length; region++)
    if (whyNoTuck(look, region) === OK) return No.somethingIsPossible;
  for (let action = 0; action < WHY_NOT.length; action++)
    if (WHY_NOT[action]!(look) === OK) return No.somethingIsPossible;
  return OK;
}

export const turn: Choice<'turn'> = {
  // FE-063
  moves: {
    tuck: {
      rule: 'FE-080',
      point: [among('card', hand), among('region', ALL_REGIONS, (look, _card, region) => whyNoTuck(look, region))],
      effect: tuck,
    },
    court: { rule: 'FE-110', point: [among('card', hand), among('action', COURT_ACTIONS, canAct)], effect: court },
    idle: {
      rule: 'FE-064',
      when: onlyWhenStuck,
      point: [among('card', hand)],
      effect(play, card) {
        const { s, seat } = play;
        remove(s.hands[seat]!, card);
        s.court.push(card);
        play.emit('idled', seat, card);
        todo(play, { at: 'afterCourt', seat, action: NO_ACTION, fits: NO_FIT }, { at: 'soldiers', seat });
      },
    },
  },
};
