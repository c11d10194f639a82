import type { TableProps } from '@tianxia/board';
import { plain, type Seat, sentence, type Told } from '@tianxia/kernel';
import { markerValue, onTrack } from '../at.ts';
import type { Box } from '../box.ts';
import { ASPECTS } from '../pack.ts';
import type { State, ZhanGuo } from '../state.ts';

/** What a line of choices does, sentence by sentence in the order of the rules. */
export function outcomeOf(
  { kernel, texts, players, viewer }: Pick<TableProps<ZhanGuo>, 'kernel' | 'texts' | 'players' | 'viewer'>,
  told: readonly Told[],
  you: { subject: string; owner: string },
): string[] {
  const name = (kind: string, value: number) =>
    kind === 'seat'
      ? value === viewer
        ? you.subject
        : (players[value]?.name ?? '')
      : (texts.kinds[kind]?.(value, kernel.box) ?? String(value));
  return told.flatMap(([event, ...args]) => {
    const kinds = kernel.game.events[event as keyof ZhanGuo['events']] as readonly string[];
    const text = plain(sentence(texts.events[event as keyof ZhanGuo['events']], kinds, args, name));
    if (text === '') return [];
    const own = text.replaceAll(`${you.subject}'s`, you.owner);
    // of one's own deeds the verb is enough: 'Hires 2 Workers'
    const deed = own.startsWith(`${you.subject} `) ? own.slice(you.subject.length + 1) : own;
    return [deed.slice(0, 1).toUpperCase() + deed.slice(1)];
  });
}

export interface Sum {
  kind: 'vp' | 'marker';
  seat: Seat;
  aspect: number;
  from: number;
  to: number;
}
/** The numbers that matter, before and after: victory points of everybody, own markers. */
export function sumsOf(before: State, after: State, box: Box, viewer: Seat): Sum[] {
  const points = before.boards.map((_, seat) => ({
    kind: 'vp' as const,
    seat,
    aspect: -1,
    from: onTrack(before, seat),
    to: onTrack(after, seat),
  }));
  const markers = ASPECTS.map((_, aspect) => ({
    kind: 'marker' as const,
    seat: viewer,
    aspect,
    from: markerValue(before, box, viewer, aspect),
    to: markerValue(after, box, viewer, aspect),
  }));
  return [...points, ...markers].filter(({ from, to }) => from !== to);
}
