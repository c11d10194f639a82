import { among, type Frame, memo, OK, type Reason, remove, type Seat, todo } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { fitOf, NO_FIT } from '../facts/court.ts';
import { nextCard, whyNoTuck } from '../facts/tuck.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Choice, type Doing, type Here, type Rule } from '../rule.ts';
import { ANY, type FirstEmpire, type Frames } from '../state.ts';
import { cardsIn, putCard } from '../tableau.ts';
import { gainTokens, raiseUnrest } from './gains.ts';

const hand = ({ s, seat }: Here) => s.hands[seat]!;

// ---- the Unification Action ----
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

// ---- a Court Action ----
const EVERY_REGION = 31;
type Opens = (seat: Seat, box: Box) => Frame<Frames>;
/** FE-110: what each action opens, a choice, but for the voyage. */
const OPENS: readonly Opens[] = [
  seat => ({ at: 'recruit', seat, official: ANY, region: ANY, left: 1 }),
  (seat, { pack }) => ({ at: 'sail', seat, spaces: pack.search.spaces }),
  seat => ({ at: 'governor', seat, free: 0, regions: EVERY_REGION }),
  seat => ({ at: 'hire', seat }),
  seat => ({ at: 'palace', seat }),
  seat => ({ at: 'wall', seat }),
];
const COURT_ACTIONS = [...OPENS.keys()];
const SEARCH = 1;
/** FE-111: whatever the card, so each action is asked about once. */
const mayAct = memo<FirstEmpire>(1, (look, action, answers, at) => {
  const { s, box, seat } = look;
  if (action !== SEARCH) answers[at] = look.why(OPENS[action]!(seat, box));
  else answers[at] = s.ship[seat] === box.end ? No.shipAtEnd : OK; // FE-131
});
const isPossible: Rule = (look, _card, action) => mayAct(look, action, 0) as Reason; // FE-112

function court(play: Doing, card: number, action: number): void {
  const { s, box, seat } = play;
  const fits = fitOf(s, box, card, action);
  remove(s.hands[seat]!, card);
  s.court.push(card);
  play.emit('court', seat, card, action, fits);
  todo(play, { at: 'afterCourt', seat, action, fits }, { at: 'soldiers', seat }); // FE-219: only here
  todo(play, OPENS[action]!(seat, box));
}

// ---- FE-064: nothing is possible: no region takes a card (the check of tuck), no action opens anything (that of court) ----
const NO_ACTION = -1;
function onlyWhenStuck(look: Here): Reason {
  for (let region = 0; region < ALL_REGIONS.length; region++)
    if (whyNoTuck(look, region) === OK) return No.somethingIsPossible;
  for (let action = 0; action < COURT_ACTIONS.length; action++)
    if (mayAct(look, action, 0) === OK) return No.somethingIsPossible;
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
    court: { rule: 'FE-110', point: [among('card', hand), among('action', COURT_ACTIONS, isPossible)], effect: court },
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
