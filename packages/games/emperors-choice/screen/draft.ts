import type { Draft, Offer, Offers, TableProps } from '@tianxia/board';
import { useOffers } from '@tianxia/board';
import { NOT_OFFERED, OK, type Option, type Reason, type RuleId } from '@tianxia/kernel';
import { useMemo, useState } from 'react';
import { has, spareCubes } from '../count.ts';
import { bestCards } from '../facts/settlement.ts';
import { fitting } from '../facts/showing.ts';
import type { EmperorsChoice, State } from '../state.ts';
import { type Bid, bidOf, type Desk, EMPTY_STAGE, type Stage, toggled, whyNotCard, withCubes } from './bidding.ts';
import { type At, type Focus, frameAt, isComposed, onPolicy } from './choices.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

export interface Why {
  text: string;
  rule: RuleId;
}
/** The choice in the making as the components share it. */
export interface EcDraft extends Draft {
  at: At; // the viewer's open decision
  offers: Offers;
  stage: Stage;
  cards: readonly number[]; // that the bits of the stage stand for
  bid: Bid | undefined; // while a bid is composed
  focus: Focus | undefined;
  whyCard(place: number): Why | undefined; // why this card cannot be added
  why(offer: Offer | undefined): Why | undefined;
  isProposed(option: Option | undefined): boolean;
  toggle(place: number): void;
  setCubes(cubes: number): void;
  setBuy(cubes: number): void; // how many soldiers to buy: proposes nothing until it is pressed
  declare(): void; // the staged bid or showing
  press(offer: Offer | undefined, ...then: Option[]): void;
  pressPolicy(side: number): boolean; // whether it means anything now
  narrow(focus: Focus | undefined): void;
  passAnd(exit: number | undefined): void;
}
interface Kept {
  moment: string;
  stage: Stage;
  focus: Focus | undefined;
  refused: Why | undefined;
}
type Props = TableProps<EmperorsChoice>;

/** A choice belongs to one moment of the game; at the next one nothing is chosen. */
function momentOf(view: State, viewer: number): string {
  const { agenda, round, highest, money, palace, exits, done, pending, order } = view;
  const held = view.hands[viewer]?.pieces;
  return JSON.stringify([viewer, agenda.at(-1), round, highest, money, palace, exits, done, pending, order, held]);
}
function firstStage({ kernel, view, viewer }: Props, at: At, cards: readonly number[]): Stage {
  const frame = view.agenda.at(-1);
  if (at !== 'show' || frame?.at !== 'show') return EMPTY_STAGE;
  const best = bestCards(view, kernel.box, frame.side, viewer);
  return { cubes: 0, set: cards.reduce((set, card, i) => (best.includes(card) ? set | (1 << i) : set), 0) };
}

export function useDraft(props: Props): EcDraft {
  const { kernel, view, viewer, asked, line, propose } = props;
  const words = useWords();
  const at = frameAt(view, asked);
  const offers = useOffers(props);
  const moment = momentOf(view, viewer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the props is read
  const cards = useMemo(() => cardsToChoose(props, at), [kernel, view, viewer, at]);
  const fresh: Kept = { moment, stage: firstStage(props, at, cards), focus: undefined, refused: undefined };
  const [saved, save] = useState(fresh);
  const kept = saved.moment === moment ? saved : fresh;
  const { stage, focus } = kept;
  const bidding = at === 'bid' || at === 'addCubes';
  const desk: Desk = { kernel, view, seat: viewer };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is made of kernel, view and viewer
  const bid = useMemo(() => (bidding ? bidOf(desk, stage) : undefined), [kernel, view, viewer, bidding, stage]);

  const whyOf = (reason: Reason): Why | undefined => {
    if (reason === OK || reason === NOT_OFFERED) return undefined;
    const [name, rule] = kernel.game.reasons[reason]!;
    return { text: words.reason(props.texts.reasons[name] ?? name), rule };
  };
  const send = (first?: Option, ...then: readonly Option[]) => propose(first, ...then);
  const change = (next: Partial<Kept>) => save({ ...kept, refused: undefined, ...next });
  const compose = (next: Stage) => {
    change({ stage: next });
    if (!props.asksFirst) return; // the first press would send it: the bid waits for its own button
    const made = at === 'show' ? showing(props, next) : bidOf(desk, next).line;
    if (made.length > 0) send(...made);
    else propose(undefined);
  };
  const draft: EcDraft = {
    ...promptOf(words, props, { at, bid, stage, focus, offers }),
    at,
    offers,
    stage,
    cards,
    bid,
    focus,
    whyCard: place => (at === 'bid' ? whyOf(whyNotCard(desk, stage.set, place)) : undefined),
    why: offer => (offer === undefined ? undefined : whyOf(offer.why)),
    isProposed: option => option !== undefined && line.includes(option),
    toggle(place) {
      if (!isComposed(at)) return;
      const refused = draft.whyCard(place);
      if (refused !== undefined) change({ refused });
      else compose(toggled(stage, place));
    },
    setCubes: cubes => compose(withCubes(stage, cubes, spareCubes(view, viewer))),
    setBuy(cubes) {
      change({ stage: { ...stage, cubes } });
      propose(undefined);
    },
    declare() {
      const made = at === 'show' ? showing(props, stage) : (bid?.line ?? []);
      if (made.length > 0) send(...made);
      else if (bid !== undefined) change({ refused: whyOf(bid.why) });
    },
    press(offer, ...then) {
      if (offer === undefined) return;
      if (offer.legal) {
        change({});
        send(offer.option, ...then);
      } else change({ refused: whyOf(offer.why) });
    },
    pressPolicy(side) {
      const found = onPolicy(offers, at, side);
      const legal = found.filter(offer => offer.legal);
      const [only] = legal;
      if (legal.length > 1) draft.narrow({ side });
      else draft.press(only ?? found[0]);
      return found.length > 0;
    },
    narrow(next) {
      change({ focus: next });
      propose(undefined);
    },
    passAnd(exit) {
      const pass = offers.of('bid.pass')[0];
      const take = exit === undefined ? undefined : kernel.read(`exit.take ${exit}`);
      draft.press(pass, ...(take === undefined ? [] : [take]));
    },
    ...(kept.refused === undefined ? {} : { refusal: kept.refused }),
  };
  const back = backOf(kept, props.proposed, at, change, propose);
  if (asked && back !== undefined) draft.back = back;
  return draft;
}
/** One small step back: the refusal, the proposal, the narrower question, what is staged. */
function backOf(
  { refused, focus, stage }: Kept,
  proposed: Option | undefined,
  at: At,
  change: (next: Partial<Kept>) => void,
  propose: Props['propose'],
): (() => void) | undefined {
  const composed = isComposed(at) && at !== 'show' && (stage.set !== 0 || stage.cubes !== 0);
  if (refused !== undefined) return () => change({});
  if (proposed === undefined && focus === undefined && !composed) return undefined;
  return () => {
    if (composed) change({ stage: EMPTY_STAGE });
    else if (proposed === undefined) change({ focus: undefined });
    propose(undefined);
  };
}
/** What the bits of the stage stand for: the hand, or the cards that a policy asks for. */
function cardsToChoose({ kernel, view, viewer }: Props, at: At): readonly number[] {
  const frame = view.agenda.at(-1);
  if (at === 'show' && frame?.at === 'show') return fitting(view, kernel.box, viewer, frame.side);
  return view.hands[viewer]?.pieces ?? [];
}
function showing({ kernel, view, viewer }: Props, { set }: Stage): readonly Option[] {
  const option = kernel.read(`show.show ${set}`);
  return option !== undefined && kernel.whyNot(view, viewer, option) === OK ? [option] : [];
}
export const isStaged = ({ stage }: EcDraft, place: number): boolean => has(stage.set, place);
