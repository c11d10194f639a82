import type { LobbyBody, LobbyChanges, TableLine } from './answers/tables.ts';

/** The lobby after these changes. A table that it has no line of is left out. */
export function changedLobby(before: LobbyBody, { lines = [], open, live, yours, invites }: LobbyChanges): LobbyBody {
  const known = new Map([...before.open, ...before.live, ...lines].map(line => [line.id, line]));
  const list = (old: readonly TableLine[], ids = old.map(({ id }) => id)) => ids.flatMap(id => known.get(id) ?? []);
  return {
    open: list(before.open, open),
    live: list(before.live, live),
    yours: yours ?? before.yours,
    invites: invites ?? before.invites,
  };
}
