import { type Draft, peopleAt, type TableProps } from '@tianxia/board';
import { OK, type RuleId } from '@tianxia/kernel';
import { useMemo, useState } from 'react';
import { COLOURS, squareName } from '../squares.ts';
import type { Qin, State } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import {
  type Choice,
  type Desk,
  type Ghost,
  ghostOf,
  lift,
  NO_SLOT,
  NO_SQUARE,
  nothingChosen,
  optionFor,
  pick,
  press,
  putOn,
  stepBack,
  tileIn,
  turned,
} from './choice.ts';
import { useKeys } from './keys.ts';
import { type Half, heldAt, layOf, laysOf, litSquares, placeFrom } from './lays.ts';
import { isAboutJoin, isFree, type Join, joinsOf, nearestTo, refusedBy, whyNotAt } from './refusals.ts';

export interface Said {
  square: number; // where the tip points
  text: string;
  rule: RuleId;
  firm: boolean; // pressed: it stays, and its rule can be opened
}
/** The choice in the making as Qin's components share it. */
export interface QinDraft extends Draft {
  desk: Desk;
  choice: Choice;
  tile: number; // held, or 0
  lit: ReadonlySet<number>; // where the held half may lie
  ghost: Ghost | undefined;
  clash: readonly Join[]; // the provinces whose join is refused where the ghost lies
  over: number; // the square under the pointer or the focus
  said: Said | undefined;
  pick(slot: number, half: Half): void;
  lift(slot: number, half: Half): void; // the start of a drag
  drop(slot: number, half: Half, square: number): void; // the end of a drag
  point(square: number): void;
  press(square: number): void;
  turn(steps: number): void;
  pressPile(pile: number): void;
}

/** A choice belongs to one moment of the game; at the next one nothing is chosen. */
function momentOf(view: State, viewer: number): string {
  const frame = view.agenda.at(-1);
  return [viewer, view.played, view.laid.length, frame?.at, frame?.seat, view.hands[viewer]].join(' ');
}
const noLays = new Map<number, Set<number>>();

export function useDraft(props: TableProps<Qin>): QinDraft {
  const { kernel, view, viewer, asked, proposed, propose } = props;
  const moment = momentOf(view, viewer);
  const [kept, keep] = useState({ moment, choice: nothingChosen });
  const [over, setOver] = useState(NO_SQUARE);
  const choice = kept.moment === moment ? kept.choice : nothingChosen;
  const laying = asked && view.agenda.at(-1)?.at === 'lay';
  const lays = useMemo(() => (laying ? laysOf(kernel, view, viewer) : noLays), [kernel, view, viewer, laying]);
  const desk: Desk = { kernel, view, seat: viewer, lays };
  const tile = laying ? tileIn(desk, choice) : 0;
  const { half } = choice;
  const lit = useMemo(() => litSquares(lays, kernel.box, tile, half), [lays, kernel.box, tile, half]);
  const ghost = laying ? (ghostOf(desk, choice, over) ?? ghostProposed(desk, proposed)) : undefined;

  const clashes = ghost !== undefined && ghost.place >= 0 && isAboutJoin(refusedBy(kernel, ghost.why));

  const change = (next: Choice | undefined) => {
    if (!laying || next === undefined) return;
    keep({ moment, choice: next });
    propose(optionFor(desk, ghostOf(desk, next, NO_SQUARE)));
  };
  const before = stepBack(choice);
  const draft: QinDraft = {
    ...promptOf(props, choice, ghost, tile),
    desk,
    choice,
    tile,
    lit,
    ghost,
    clash: clashes ? joinsOf(view, kernel.box, ghost.tile, ghost.place) : [],
    over,
    said: saidOf(props, desk, choice, ghost, over, lit),
    pick: (slot, held) => lays.has(view.hands[viewer]?.[slot] ?? 0) && change(pick(desk, choice, slot, held)),
    lift: (slot, held) => change(lift(choice, slot, held)),
    drop: (slot, held, square) => change(putOn(desk, { ...choice, slot, half: held, square: NO_SQUARE }, square)),
    point: setOver,
    press: square => change(press(desk, choice, square)),
    turn: steps => change(turned(desk, choice, over, steps)),
    pressPile: pile => {
      const option = kernel.read(`draw.draw ${pile}`);
      if (asked && option !== undefined && kernel.whyNot(view, viewer, option) === OK) propose(option);
    },
    ...(before && laying && { back: () => change(before) }),
  };
  const { said } = draft;
  if (said?.firm)
    draft.refusal = { text: words.refused(squareName(kernel.box, said.square), said.text), rule: said.rule };
  useKeys(laying, draft);
  return draft;
}

/** A lay that was proposed elsewhere, such as by a hint. */
function ghostProposed(desk: Desk, proposed: TableProps<Qin>['proposed']): Ghost | undefined {
  const lay = proposed === undefined ? undefined : layOf(desk.kernel, proposed);
  if (lay === undefined) return undefined;
  const { square, direction } = heldAt(desk.kernel.box, 0, lay.place);
  const other = desk.kernel.box.secondSquare[lay.place]!;
  return { tile: lay.tile, half: 0, square, other, direction, place: lay.place, why: OK, pinned: true };
}

/** Why the square under the pointer, or the one pressed in vain, does not take the tile. */
function saidOf(
  props: TableProps<Qin>,
  desk: Desk,
  choice: Choice,
  ghost: Ghost | undefined,
  over: number,
  lit: ReadonlySet<number>,
): Said | undefined {
  const { kernel, view, seat } = desk;
  if (tileIn(desk, choice) <= 0 || desk.lays.size === 0) return undefined;
  const firm =
    choice.refusedAt !== NO_SQUARE ? choice.refusedAt : ghost?.pinned && ghost.why !== OK ? ghost.square : NO_SQUARE;
  const inGhost = ghost?.pinned === true && (over === ghost.square || over === ghost.other);
  const square = firm === NO_SQUARE && !inGhost && !lit.has(over) ? over : firm;
  if (square === NO_SQUARE) return undefined;
  const held = { tile: tileIn(desk, choice), half: choice.half };
  const direction =
    ghost !== undefined && ghost.square === square
      ? ghost.direction
      : nearestTo(kernel, view, seat, held, square, choice.direction);
  const refused = refusedBy(kernel, whyNotAt(kernel, view, seat, held, square, direction));
  if (refused === undefined) return undefined;
  const place = isFree(view, square) ? placeFrom(kernel.box, held.half, square, direction) : NO_SQUARE;
  const numbers = place >= 0 && isAboutJoin(refused) ? clashOf(props, held.tile, place) : '';
  const reason = props.texts.reasons[refused.name]!;
  const text = numbers === '' ? reason : `${reason} (${numbers})`;
  return { square, text: `${text}.`, rule: refused.rule, firm: square === firm };
}
/** The numbers behind a refused join; both colours are named when both are at fault. */
function clashOf({ view, kernel, players, viewer }: TableProps<Qin>, tile: number, place: number): string {
  const people = peopleAt(players, viewer);
  const joins = joinsOf(view, kernel.box, tile, place);
  const numbers = joins.map(({ colour, totals }) => {
    const list = totals.flatMap((total, seat) => (total > 0 ? [[people(seat), total] as const] : []));
    return joins.length > 1 ? words.ofColour(COLOURS[colour]!, words.numbers(list)) : words.numbers(list);
  });
  return numbers.join('; ');
}

function promptOf(props: TableProps<Qin>, choice: Choice, ghost: Ghost | undefined, tile: number): Draft {
  const { kernel, view, viewer, asked, proposed, texts, players } = props;
  const { box } = kernel;
  const frame = view.agenda.at(-1);
  if (frame === undefined) return { title: texts.endings[view.ending] ?? words.over, hint: '' };
  if (!asked) {
    const person = peopleAt(players, viewer)(frame.seat);
    return { title: frame.at === 'draw' ? words.draws(person) : words.lays(person), hint: words.handsOpenLater };
  }
  if (frame.at === 'draw') {
    const pile = proposed === undefined ? undefined : kernel.words(proposed).args[0];
    return { title: pile === undefined ? texts.prompts.draw : words.drawFrom(pile + 1), hint: words.drawHint };
  }
  if (ghost?.pinned && ghost.why === OK)
    return { title: words.layIt(texts.kinds.place!(ghost.place, box)), hint: words.layItHint, step: [3, 3] };
  if (choice.slot === NO_SLOT || tile <= 0)
    return { title: words.chooseTile, hint: words.chooseTileHint, step: [1, 3] };
  const colours = [box.firstColour[tile]!, box.secondColour[tile]!];
  return {
    title: words.chooseSquares(texts.kinds.tile!(tile, box)),
    hint: words.chooseSquaresHint(COLOURS[colours[choice.half]!]!, colours[0] !== colours[1]),
    step: [2, 3],
  };
}
