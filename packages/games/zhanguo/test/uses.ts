import { type Kernel, type LiveTable, SPECTATOR, type Told } from '@tianxia/kernel';
import { content } from '../content/index.ts';
import { ASPECTS } from '../content/shape.ts';
import { flow } from '../flow.ts';
import { game } from '../index.ts';
import type { State, ZhanGuo } from '../state.ts';

const DEALT_OUT = ['sideB', 'auction'];
const movesOf = (decision: (typeof flow)[keyof typeof flow]) =>
  typeof decision === 'function' ? [] : Object.keys(decision.moves);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name} ${i}`);

/** All that the content pack and the rules offer, each by a name; a new card, tile or move is on this list by itself. */
export function everyUse(): string[] {
  const bonuses = content.cards.map(({ gives }) => `bonus ${JSON.stringify(gives)}`);
  const slots = content.sites.reduce((sum, { sections }) => sum + sections, 0) * content.costs.rods.length;
  return [
    ...content.cards.map(({ number }) => `ability ${number}`),
    ...new Set(bonuses),
    ...numbered('reward', content.rewards.flat().length),
    ...content.boards.b.flatMap(({ id, powers }) => powers.map(({ after }) => `power ${id} ${after}`)),
    ...DEALT_OUT.flatMap(how => content.boards.b.map(({ id }) => `${how} ${id}`)),
    ...content.wallTiles.flatMap(({ faces }) => faces).flatMap((_, face) => [`face ${face}`, `scoring face ${face}`]),
    ...numbered('wall slot', slots),
    ...content.tasks.map(({ id }) => `task ${id}`),
    ...content.taskSlots.map(points => `task for ${points}`),
    ...content.squares.flatMap((row, region) => [...row.keys()].map(at => `governor ${region + 1} ${at}`)),
    'governor in an open area',
    ...content.regions.map((_, region) => `palace ${region + 1}`),
    ...content.court.map(({ id }) => `action ${id}`),
    ...content.aspects.map(({ id }) => `tall ${id}`),
    ...Object.entries(flow).flatMap(([at, decision]) => movesOf(decision).map(move => `move ${at}.${move}`)),
    ...Object.keys(game.events).map(event => `event ${event}`),
  ];
}

/** Which of them happened in this game. */
export function usesIn(k: Kernel<ZhanGuo>, live: LiveTable<State>): Set<string> {
  const { box } = k;
  const used = new Set<string>();
  const { state, happened } = live;
  const spots = box.spotsOf[0]!.length;
  const named: Record<string, (args: readonly number[]) => string[]> = {
    activated: ([, card]) => [`ability ${card}`, `bonus ${JSON.stringify(box.bonusOf[card!])}`],
    accepted: ([, reward]) => [`reward ${reward}`],
    power: ([, power]) => {
      const { board, after } = box.powers[power!]!;
      return [`power ${box.boards[board]!.id} ${box.pack.court[after]!.id}`];
    },
    picked: ([, board]) => [`${box.options.boards} ${box.boards[board!]!.id}`],
    wallPoints: ([, slot, points]) => {
      const face = state.faces[Math.floor(slot! / content.costs.rods.length)];
      return [`face ${face}`, ...(points! > 0 ? [`scoring face ${face}`] : [])];
    },
    wall: ([, slot]) => [`wall slot ${slot}`],
    claimed: ([, task, points]) => [`task ${content.tasks[state.tasks[task!]!]!.id}`, `task for ${points}`],
    governor: ([, spot]) => {
      const at = spot! % spots;
      return [at === spots - 1 ? 'governor in an open area' : `governor ${Math.floor(spot! / spots) + 1} ${at}`];
    },
    palace: ([, region]) => [`palace ${region! + 1}`],
    court: ([, , action]) => [`action ${content.court[action!]!.id}`],
    tall: ([, aspect]) => [`tall ${ASPECTS[aspect!]}`],
  };
  const told: readonly Told[] = [...live.update(SPECTATOR).opening, ...happened.flatMap(one => one.told)];
  for (const [event, ...args] of told) {
    used.add(`event ${event}`);
    for (const use of named[event]?.(args) ?? []) used.add(use);
  }
  for (const { words } of happened) used.add(`move ${words.split(' ')[0]}`);
  return used;
}
