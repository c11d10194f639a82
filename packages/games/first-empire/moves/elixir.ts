import { among, OK, remove, todo } from '@tianxia/kernel';
import { standing } from '../at.ts';
import { nextStop } from '../facts/voyage.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Automatic, type Choice, type Doing, type Here, type Rule } from '../rule.ts';
import { hasRoom, putCard } from '../tableau.ts';
import { unlockSoldiers } from './gains.ts';

/** FE-130, FE-132, FE-140: from one stop to the next, so that symbols come up in route order and what they open is finished first. */
export const sail: Automatic<'sail'> = play => {
  // FE-140
  const { s, box, seat, frame } = play;
  if (frame.spaces === 0) return;
  if (s.ship[seat] === box.end) return; // FE-130: the excess is lost
  const at = nextStop(box, s.ship[seat]!, frame.spaces);
  const left = frame.spaces - (at - s.ship[seat]!);
  s.ship[seat] = at;
  play.emit('sailed', seat, at);
  todo(play, { at: 'sail', seat, spaces: left });
  if (at === box.master) todo(play, { at: 'master', seat }); // FE-139
  for (let i = 0; i < box.symbols[at]!; i++) todo(play, { at: 'symbol', seat }); // FE-135
};
/** FE-136: a symbol that nothing can use is lost, and that can change from one symbol to the next. */
export const symbol: Automatic<'symbol'> = play => {
  const elixir = { at: 'elixir', seat: play.seat } as const;
  if (play.why(elixir) === OK) todo(play, elixir);
  else play.emit('lost', play.seat, play.s.ship[play.seat]!);
};
const ALCHEMIST = 0;
export const setAside = ({ s, seat }: Here): readonly number[] => s.alchemists[seat]!;
const hasAlchemist: Rule = ({ s, seat }, _card, region) =>
  s.officials[standing(seat, region, ALCHEMIST)]! > 0 ? OK : No.noAlchemistThere;
const roomThere: Rule = ({ s, seat }, _card, region) => (hasRoom(s, seat, region) ? OK : No.noRoomForSymbol);

/** FE-134: neither tokens nor Unrest, whatever the position. */
export function placeAlchemistCard(play: Doing, card: number, region: number): void {
  const { s, seat } = play;
  remove(s.alchemists[seat]!, card);
  putCard(s, seat, card, region);
  play.emit('alchemist', seat, card, region);
}
export const elixir: Choice<'elixir'> = {
  moves: {
    soldier: {
      rule: 'FE-133',
      when: ({ s, seat }) => (s.locked[seat]! > 0 ? OK : No.noSoldierLocked),
      effect: play => unlockSoldiers(play, 1),
    },
    card: {
      rule: 'FE-133',
      point: [among('card', setAside), among('region', ALL_REGIONS, hasAlchemist, roomThere)],
      effect: placeAlchemistCard,
    },
  },
};
export function takeMaster(play: Doing, card: number): void {
  remove(play.s.masters, card);
  play.s.alchemists[play.seat]!.push(card);
  play.emit('mastered', play.seat, card);
}
/** FE-137, FE-138: compulsory; there is one for everybody. */
export const master: Choice<'master'> = {
  moves: { take: { rule: 'FE-137', point: [among('card', ({ s }) => s.masters)], effect: takeMaster } },
};
