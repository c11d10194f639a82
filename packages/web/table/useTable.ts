import type { Player, TableProps } from '@tianxia/board';
import {
  fastRand,
  type GameTypes,
  isFinal,
  type Option,
  type Preview,
  type RuleId,
  type Seat,
  SPECTATOR,
  type Told,
  type Update,
} from '@tianxia/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Refused } from '../link/link.ts';
import { useSettings } from '../settings.ts';
import type { TableGame } from './game.ts';

type S = GameTypes['state'];
export interface Shown {
  update: Update<S>;
  players: readonly Player[];
  you: readonly Seat[]; // seats played from this page
  covered: boolean; // the device has not been handed over yet
  choose: ((words: string, after?: readonly string[]) => Promise<Refused | undefined>) | undefined; // none in a replay
}
export interface TableInHand {
  props: TableProps<GameTypes>;
  busy: boolean; // a choice is on its way
  final: boolean; // what is proposed cannot be taken back
  point(told: readonly Told[]): void;
  refusal: Refused | undefined;
}

const NOTHING: readonly Told[] = [];
const NO_LINE: readonly Option[] = [];

/** The question the viewer looks at. While answers are sealed, those of others leave it as it is. */
function momentOf({ version, view, happened }: Update<S>, viewer: Seat): string {
  const question = view.sealed.length > 0 ? `own ${happened.filter(step => step.seat === viewer).length}` : version;
  return `${viewer} ${question}`;
}

/** The choice in the making: what is proposed, what it would do, and sending it once it is confirmed. */
export function useTable({ kernel, texts }: TableGame, shown: Shown, openRule: (rule: RuleId) => void): TableInHand {
  const { update, players, you, covered, choose } = shown;
  const { confirm: asksFirst } = useSettings();
  const viewer = covered ? SPECTATOR : update.viewer;
  const view = useMemo(() => (covered ? kernel.view(update.view, SPECTATOR) : update.view), [kernel, update, covered]);
  const asked = choose !== undefined && viewer >= 0 && you.includes(viewer) && update.waiting.includes(viewer);

  const moment = momentOf(update, viewer);
  const [made, setMade] = useState({ moment, line: NO_LINE });
  const line = made.moment === moment ? made.line : NO_LINE; // another position ends the choice in the making, at once
  const [pointed, point] = useState<readonly Told[]>(NOTHING);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position ends what was on its way
  useEffect(() => {
    setRefusal(undefined);
    setBusy(false);
  }, [update.version, viewer]);

  const onItsWay = useRef(false); // two presses at once are one choice
  const send = useCallback(
    async ([option, ...then]: readonly Option[]) => {
      if (option === undefined || choose === undefined || onItsWay.current) return;
      onItsWay.current = true;
      setBusy(true);
      const refused = await choose(
        kernel.write(option),
        then.map(next => kernel.write(next)),
      );
      onItsWay.current = false;
      setRefusal(refused);
      if (refused !== undefined) setBusy(false);
    },
    [choose, kernel],
  );
  const compose = useCallback(
    (...next: Option[]) => {
      setRefusal(undefined);
      setMade({ moment, line: next });
    },
    [moment],
  );
  const propose = useCallback(
    (option: Option | undefined, ...then: Option[]) => {
      if (asksFirst || option === undefined) compose(...(option === undefined ? NO_LINE : [option, ...then]));
      else void send([option, ...then]);
    },
    [asksFirst, send, compose],
  );
  const preview = useMemo<Preview<S> | undefined>(
    () => (line.length === 0 || !asked ? undefined : kernel.preview(update.view, viewer, line, fastRand(1))),
    [kernel, update, viewer, line, asked],
  );
  const final = useMemo(
    () => line.length > 0 && asked && isFinal(kernel, update, viewer, line),
    [kernel, update, viewer, line, asked],
  );
  const confirm = useCallback(() => {
    if (!busy) void send(line);
  }, [line, busy, send]);

  const last = update.happened.at(-1)?.told ?? update.opening;
  return {
    busy,
    final,
    point,
    refusal,
    props: {
      kernel,
      texts,
      view,
      viewer,
      players,
      asked: asked && !busy,
      last,
      pointed,
      proposed: line[0],
      line,
      preview,
      propose,
      compose,
      confirm,
      openRule,
    },
  };
}
