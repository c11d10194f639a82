import type { Draft, TableProps } from '@tianxia/board';
import type { Frame, Option, View } from '@tianxia/kernel';
import { useMemo, useState } from 'react';
import type { Frames, State, ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { handOf } from './backs.ts';
import { type Candidate, type Control, candidatesOf, controlAt, controlsFor, press, type Why } from './controls.ts';
import { useKeys } from './keys.ts';
import { asksOn, stepBack, withForced } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { pointedPlaces } from './pointed.ts';
import { promptOf } from './prompt.ts';

/** The choice in the making as ZhanGuo's components share it. */
export interface ZgDraft extends Draft {
  shown: View<State>; // the table as it would be after what is proposed so far
  frame: Frame<Frames> | undefined; // the decision asked now; nothing when it is not ours
  candidates: readonly Candidate[];
  picked: readonly Place[];
  controls: readonly Control[]; // all that the decision is about
  settled: readonly Place[]; // pressed for what is proposed already
  pointed: ReadonlySet<Place>; // what the log line under the pointer speaks of
  at(place: Place): Control | undefined;
  press(place: Place): void;
  whyText(why: Why): string;
}
const NONE: readonly Candidate[] = [];
const NOTHING: readonly Place[] = [];
const NO_CARDS: readonly number[] = [];

export function useDraft(props: TableProps<ZhanGuo>): ZgDraft {
  const { kernel, view, viewer, asked, line, preview, propose, texts } = props;
  const shown = useMemo(
    () => (preview === undefined ? view : kernel.view(preview.after, viewer)),
    [kernel, view, viewer, preview],
  );
  const desk = { kernel, view, seat: viewer };
  const goesOn = asked && (preview === undefined || asksOn(desk, preview));
  const candidates = useMemo(
    () => (goesOn ? candidatesOf(kernel, shown, viewer) : NONE),
    [kernel, shown, viewer, goesOn],
  );
  const [kept, keep] = useState<Kept>({ of: NONE, picked: NOTHING });
  const { picked, refusedAt } = kept.of === candidates ? kept : { picked: NOTHING, refusedAt: undefined };
  const settled = useMemo(() => line.flatMap(option => pressedFor(kernel, option)), [kernel, line]);
  const pointed = useMemo(() => pointedPlaces(kernel, props.pointed), [kernel, props.pointed]);
  const controls = useMemo(() => controlsFor(candidates, picked), [candidates, picked]);
  const byPlace = useMemo(() => new Map(controls.map(control => [control.place, control])), [controls]);

  const send = (next: readonly Option[]) => {
    const [first, ...then] = next;
    propose(first, ...then);
  };
  const at = (place: Place) => byPlace.get(place) ?? controlAt(candidates, picked, place);
  const whyText = (why: Why) => texts.reasons[why.name] ?? why.name;
  const frame = goesOn ? shown.agenda.at(-1) : undefined;
  const draft: ZgDraft = {
    ...promptOf(props, { frame, shown, picked }),
    shown,
    frame,
    candidates,
    picked,
    controls,
    settled,
    pointed,
    at,
    whyText,
    press(place) {
      const control = at(place);
      if (control === undefined) return;
      if (control.state === 'cannot') {
        keep({ of: candidates, picked, refusedAt: place });
        return;
      }
      const next = press(candidates, picked, place);
      if (next.option === undefined) keep({ of: candidates, picked: next.picked });
      else send(withForced(desk, [...line, next.option]));
    },
  };
  const refusal = refusedAt === undefined ? undefined : at(refusedAt)?.why;
  if (refusal !== undefined) draft.refusal = { text: words.refused(whyText(refusal)), rule: refusal.rule };
  const back = backOf(kept.of === candidates ? kept : undefined, keep);
  if (asked && back !== undefined) draft.back = back;
  else if (asked && line.length > 0) draft.back = () => send(stepBack(desk, line));
  useKeys(asked, draft, frame?.at === 'play' ? handOf(shown.hands[viewer] ?? []) : NO_CARDS);
  return draft;
}
interface Kept {
  of: readonly Candidate[]; // a pick belongs to one decision
  picked: readonly Place[];
  refusedAt?: Place; // pressed in vain
}
/** One small step back inside the decision. */
function backOf(kept: Kept | undefined, keep: (next: Kept) => void): (() => void) | undefined {
  if (kept === undefined || (kept.picked.length === 0 && kept.refusedAt === undefined)) return undefined;
  const { of, picked, refusedAt } = kept;
  return () => keep({ of, picked: refusedAt === undefined ? picked.slice(0, -1) : picked });
}
function pressedFor(kernel: TableProps<ZhanGuo>['kernel'], option: Option): Place[] {
  const { move, kinds, args } = kernel.words(option);
  return placesOf(move, kinds, args);
}
