import { type Offer, offersOf, type TableProps } from '@tianxia/board';
import { bits, OK, type Option } from '@tianxia/kernel';
import { useMemo, useState } from 'react';
import type { State, ThreeKingdoms } from '../state.ts';
import { bidLine, NONE, type Want, wantsNothing } from './bid.ts';
import { type Brings, bringsTo } from './brings.ts';
import { askedAt, type Desk, deskOf, further, goesOn, optionAt } from './desk.ts';
import type { TkDraft } from './inTheMaking.ts';
import { type Said, whyOf } from './names.ts';
import { promptOf } from './prompt.ts';
import { useWords } from './words.ts';

/** What has been pressed so far. */
interface Made {
  lines: readonly (readonly Option[])[]; // each deeper into the same gesture; the last is where we are
  want: Want;
  picked: number; // general cards to keep, a set
  general: number; // to be stationed
  said: Said | undefined;
}
const nothingMade: Made = { lines: [], want: wantsNothing, picked: 0, general: 0, said: undefined };

/** A choice belongs to one moment of the game; at the next one nothing is chosen. */
const momentOf = (view: State, viewer: number): string =>
  [viewer, view.round, view.bids.length, JSON.stringify(view.agenda), view.players[viewer]?.goods.join()].join(' ');

export function useDraft(props: TableProps<ThreeKingdoms>): TkDraft {
  const words = useWords();
  const { kernel, view, viewer, asked, propose } = props;
  const moment = momentOf(view, viewer);
  const [kept, keep] = useState({ moment, made: nothingMade });
  const made = kept.moment === moment ? kept.made : nothingMade;
  const line = made.lines.at(-1) ?? NO_LINE;
  const desk = useMemo(() => deskOf(kernel, view, viewer, line), [kernel, view, viewer, line]);
  const frame = asked ? askedAt(desk) : undefined;
  const open = frame !== undefined;
  const offers = useMemo(
    () => offersOf({ kernel, view: desk.s, viewer, asked: open } as TableProps<ThreeKingdoms>),
    [kernel, desk, viewer, open],
  );
  const bidding = frame?.at === 'bid' || frame?.at === 'follow';
  const bound = frame?.at === 'follow' ? frame.space : NONE;
  const want = useMemo(() => (bound === NONE ? made.want : { ...made.want, space: bound }), [made.want, bound]);
  const bid = useMemo(
    () => (bidding && want.general > 0 && want.space !== NONE ? bidLine(desk, want) : undefined),
    [bidding, desk, want],
  );
  const brings = useMemo(
    () => (bidding && want.general > 0 ? bringsEverywhere(desk, want) : new Map<number, Brings>()),
    [bidding, desk, want],
  );

  const change = (next: Partial<Made>) => keep({ moment, made: { ...made, said: undefined, ...next } });
  const say = (said: Said | undefined) => said !== undefined && change({ said });
  const send = (options: readonly Option[] | undefined) => propose(options?.[0], ...(options ?? []).slice(1));
  const notHere = (said: Said | undefined) => said && { ...said, text: words.notHere(said.text) };
  const notNow = (said: Said | undefined) => said && { ...said, text: words.notNow(said.text) };
  const offerOf = (move: string, ...args: number[]) => offers.at(move, ...args);

  const wants = (part: Partial<Want>) => {
    if (!bidding) return;
    const next = { ...want, ...part };
    change({ want: next });
    send(next.general > 0 && next.space !== NONE ? bidLine(desk, next)?.line : undefined);
  };
  const choose = (option: Option) => {
    if (kernel.whyNot(desk.s, viewer, option) !== OK) return;
    const next = further(desk, option);
    const deeper = goesOn(next);
    change(deeper ? { lines: [...made.lines, next.line], general: 0 } : {});
    send(deeper ? undefined : next.line);
  };
  const generalOffer = (general: number): Offer | undefined => {
    const all = offers.all.filter(({ args, kinds }) => kinds[0] === 'general' && args[0] === general);
    return all.find(offer => offer.legal) ?? all[0];
  };
  const spaceOffer = (space: number): Offer | undefined => {
    switch (frame?.at) {
      case 'alliance':
        return offerOf('alliance.choose', space);
      case 'actions':
        return offerOf('actions.take', space);
      case 'bid': {
        const there = offers.of('bid.assign').filter(({ args }) => args[1] === space);
        const his = want.general > 0 ? there.filter(({ args }) => args[0] === want.general) : there;
        return his.find(offer => offer.legal) ?? his.at(-1);
      }
      case 'follow':
        return space === frame.space ? offers.of('follow.assign').find(offer => offer.legal) : undefined;
      default:
        return undefined;
    }
  };
  const draft: TkDraft = {
    title: '',
    hint: '',
    desk,
    frame,
    offers,
    want,
    bid,
    brings,
    picked: made.picked,
    general: made.general,
    isChosen: option => props.line[line.length] === option,
    choose,
    refuse: offer => say(notNow(whyOf(props, offer))),
    spaceOffer,
    generalOffer,
    pickGeneral: general => {
      const offer = generalOffer(general);
      if (offer !== undefined && !offer.legal) return say(notNow(whyOf(props, offer)));
      if (bidding) return wants({ general: general === want.general ? 0 : general });
      if (frame?.at === 'station') return change({ general: general === made.general ? 0 : general });
      if (frame?.at === 'emperor' && offer !== undefined) choose(offer.option);
    },
    pressSpace: space => {
      const offer = spaceOffer(space);
      if (offer === undefined) return;
      if (!offer.legal) return say(notHere(whyOf(props, offer)));
      if (frame?.at === 'bid') {
        const free = [...new Set(offers.of('bid.assign').flatMap(({ legal, args }) => (legal ? [args[0]!] : [])))];
        return wants({ space, ...(want.general === 0 && free.length === 1 ? { general: free[0]! } : {}) });
      }
      if (frame?.at === 'alliance' || frame?.at === 'actions') choose(offer.option);
    },
    drop: (general, space) => {
      const offer = offerOf('bid.assign', general, space);
      if (offer?.legal) wants({ general, space });
      else say(notHere(whyOf(props, offer)));
    },
    pressLocation: location => {
      if (frame?.at !== 'station') return;
      const there = offers.of('station.station').filter(({ args }) => args[1] === location);
      const his = made.general > 0 ? there.filter(({ args }) => args[0] === made.general) : there;
      const offer = his.find(one => one.legal) ?? his[0];
      if (offer?.legal) choose(offer.option);
      else say(notHere(whyOf(props, offer ?? offers.of('station.station').find(one => !one.legal))));
    },
    toggle: card => {
      if (frame?.at !== 'recruit') return;
      const most = kernel.box.recruits[view.round]?.[viewer]?.keep ?? 0;
      const on = ((made.picked >> card) & 1) === 1;
      const next = on ? made.picked & ~(1 << card) : most === 1 ? 1 << card : made.picked | (1 << card);
      if (bits(next) > most) return say(notNow({ text: words.keepFull(most), rule: 'TK-077' }));
      const option = optionAt(desk, 'recruit.keep', next);
      change({ picked: next });
      send(option === undefined ? undefined : [option]);
    },
    adjust: wants,
  };
  const back = stepBack();
  Object.assign(draft, promptOf(words, props, draft));
  if (made.said) draft.refusal = made.said;
  if (back && asked) draft.back = back;
  return draft;

  function stepBack(): (() => void) | undefined {
    if (made.said) return () => change({});
    if (bidding && want.space !== NONE && frame?.at === 'bid' && props.line.length > 0)
      return () => wants(want.general > 0 ? { space: NONE } : wantsNothing);
    if (bidding && (want.general > 0 || made.want.space !== NONE)) return () => wants(wantsNothing);
    if (props.line.length > 0)
      return () => {
        change({ picked: 0 });
        send(undefined);
      };
    if (made.general > 0) return () => change({ general: 0 });
    if (made.picked > 0) return () => change({ picked: 0 });
    return made.lines.length > 0 ? () => change({ lines: made.lines.slice(0, -1) }) : undefined;
  }
}
const NO_LINE: readonly Option[] = [];
const bringsEverywhere = (desk: Desk, want: Want): Map<number, Brings> =>
  new Map(
    (desk.kernel.box.spacesOf[desk.seat] ?? []).flatMap(space => {
      if (askedAt(desk)?.at === 'follow' && space !== want.space) return [];
      const brings = bringsTo(desk, want, space);
      return brings === undefined ? [] : [[space, brings] as const];
    }),
  );
