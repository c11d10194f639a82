import type { TableLine } from '@tianxia/protocol';
import type { OwnTable } from '../tables.ts';

/** A table of one's own, wherever it is kept. */
export interface OwnLine {
  id: string;
  game: string;
  href: string;
  here: boolean; // on this device
  stage: TableLine['stage'];
  standing?: string; // where the game stands, in words, where this device knows it: 'round 3'
  free: number; // seats
  yourTurn: boolean;
  whose?: string; // the one who is to play, when it is one
  others: { colour: string; name: string }[];
  changed: number;
}

export function fromServer({ id, url, game, seats, stage, changed, yourTurn, waiting, you }: TableLine): OwnLine {
  const whose = waiting?.length === 1 ? seats[waiting[0]!]?.name : undefined;
  return {
    id,
    game,
    href: url,
    here: false,
    stage,
    free: seats.filter(seat => seat.by === 'open').length,
    yourTurn: yourTurn === true,
    ...(whose === undefined ? {} : { whose }),
    others: seats.filter((seat, i) => i !== you && seat.by !== 'open'),
    changed: Date.parse(changed),
  };
}
export function fromDevice({ id, game, seats, changed, standing, yourTurn }: OwnTable): OwnLine {
  return {
    id,
    game,
    href: `/play/${id}`,
    here: true,
    stage: 'running',
    ...(standing === undefined ? {} : { standing }),
    free: 0,
    yourTurn: yourTurn === true,
    others: seats.filter(seat => seat.by !== 'you'),
    changed,
  };
}
export const yourTurnFirst = (lines: readonly OwnLine[]): OwnLine[] =>
  [...lines].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.changed - a.changed);
