/** The First Empire's Elixir route, symbol by symbol, and its effects that say "up to". */
import {
  among,
  type Check,
  type Decision,
  type Look,
  type Move,
  OK,
  type Play,
  remove,
  type Step,
  todo,
} from '../../index.ts';
import { type FirstEmpire, type Frames, me, No, REGIONS } from './first-empire-board.ts';

type Rule = Check<FirstEmpire>;

// ---- the ship: one space at a time, so that symbols come up in route order and what they open is finished first ----
export const atTheEnd = ({ s, box, seat }: Look<FirstEmpire>) => s.players[seat]!.ship === box.elixirs.length - 1;
export const sail: Step<FirstEmpire, Frames['sail']> = play => {
  const { box, seat, frame } = play;
  if (frame.spaces === 0 || atTheEnd(play)) return; // FE-130: the excess is lost
  const space = ++me(play).ship;
  play.emit('sailed', seat, space);
  todo(play, { at: 'sail', seat, spaces: frame.spaces - 1 });
  if (space === box.masterAt) todo(play, { at: 'master', seat });
  for (let i = 0; i < box.elixirs[space]!; i++) todo(play, { at: 'symbol', seat });
};
/** FE-136: a symbol that nothing can use is lost, and that can change from one symbol to the next. */
export const symbol: Step<FirstEmpire> = play => {
  const elixir = { at: 'elixir', seat: play.seat } as const;
  if (play.why(elixir) === OK) todo(play, elixir);
  else play.emit('lost', play.seat, me(play).ship);
};
const someLocked = (look: Look<FirstEmpire>) => (me(look).locked > 0 ? OK : No.noSoldier);
const hasAlchemist: Rule = (look, _, region) => (me(look).alchemists[region]! > 0 ? OK : No.noAlchemist);
const hasRoom: Rule = (look, _, region) => (me(look).tableau[region]!.length < 3 ? OK : No.noRoom);
export function unlock(play: Play<FirstEmpire>): void {
  me(play).locked--;
  me(play).entrance++;
  play.emit('unlocked', play.seat);
}
export function placeCard(play: Play<FirstEmpire>, card: number, region: number): void {
  remove(me(play).cards, card);
  me(play).tableau[region]!.push(card);
  play.emit('placed', play.seat, card, region);
}
const ownCards = (look: Look<FirstEmpire>) => me(look).cards;
export const elixir: Decision<FirstEmpire> = {
  moves: {
    soldier: { rule: 'FE-133', when: someLocked, effect: unlock },
    alchemist: {
      rule: 'FE-133',
      point: [among('alchemist', ownCards), among('region', REGIONS, hasAlchemist, hasRoom)],
      effect: placeCard,
    },
  },
};
export function takeMaster(play: Play<FirstEmpire>, card: number): void {
  remove(play.s.masters, card);
  me(play).cards.push(card);
  play.emit('mastered', play.seat, card);
}
export const master: Decision<FirstEmpire> = {
  moves: { take: { rule: 'FE-137', point: [among('alchemist', ({ s }) => s.masters)], effect: takeMaster } },
};

// ---- "up to N": a counter in the frame, a move that stays, and a stop ----
const stop: Move<FirstEmpire> = { rule: 'FE-300', effect() {} };
const isThere: Rule = (look, region) => (me(look).alchemists[region]! > 0 ? OK : No.notThere);
const beside = (_: unknown, region: number) => [region - 1, region + 1].filter(other => REGIONS.includes(other));
export const moveOfficials: Decision<FirstEmpire, Frames['moveOfficials']> = {
  asks: look => look.frame.left > 0 && me(look).alchemists.some(n => n > 0),
  moves: {
    step: {
      rule: 'FE-300',
      stays: true,
      point: [among('region', REGIONS, isThere), among('region', beside)],
      effect(play, from, to) {
        play.frame.left--;
        me(play).alchemists[from]!--;
        me(play).alchemists[to]!++;
      },
    },
    stop,
  },
};
const inSet = (set: number, i: number) => ((set >> i) & 1) === 1;
export const calmTwo: Decision<FirstEmpire, Frames['calmTwo']> = {
  asks: ({ frame }) => REGIONS.filter(region => inSet(frame.named, region)).length < 2,
  moves: {
    calm: {
      rule: 'FE-304',
      stays: true,
      point: [among('region', REGIONS, ({ frame }, region) => (inSet(frame.named, region) ? No.namedAlready : OK))],
      effect(play, region) {
        play.frame.named |= 1 << region;
        me(play).unrest[region] = Math.max(0, me(play).unrest[region]! - 1);
      },
    },
  },
};
/** FE-314: one or two cards, so the first is compulsory where it is possible at all. */
export const placeAlchemist: Decision<FirstEmpire, Frames['placeAlchemist']> = {
  asks: look => look.frame.left > 0 && me(look).cards.length > 0 && me(look).tableau.some(cards => cards.length < 3),
  moves: {
    place: {
      rule: 'FE-305',
      stays: true,
      point: [among('alchemist', ownCards), among('region', REGIONS, hasRoom)],
      effect(play, card, region) {
        play.frame.left--;
        placeCard(play, card, region);
      },
    },
    stop: { ...stop, when: ({ frame }) => (frame.left === 2 ? No.firstIsDue : OK) },
  },
};
