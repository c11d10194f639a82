import { ALL_REGIONS, cardsIn, governorsIn, inRegion, palacesIn } from '../at.ts';
import { SLOTS } from '../box.ts';
import { content } from '../content/index.ts';
import { PIECES } from '../content/shape.ts';
import { wallsAt } from '../facts/tasks.ts';
import type { State } from '../state.ts';
import type { Wish } from './play.ts';

const [MUCH, SOME, LITTLE] = [30, 12, 6]; // in points of the sheet
/** Likes what no record shows yet: abilities and Tasks above all, and what leads there. */
export function wishFor(missing: readonly string[]): Wish {
  const wanted = new Set(missing);
  const taskAt = (s: State, task: number) => content.tasks[s.tasks[task]!]!;
  const leadsToTask = (s: State, piece: string, where: string) =>
    s.tasks.some((_, task) => {
      const { id, piece: of, needs } = taskAt(s, task);
      return of === piece && needs.includes(where) && (wanted.has(`task ${id}`) || wanted.has('task for 1'));
    });
  return (k, s, seat, option, told) => {
    const { move, args } = k.words(option);
    const { box } = k;
    const wantsPalace = (region: number) =>
      leadsToTask(s, PIECES[1], `${region + 1}`) && palacesIn(s, box, seat, region) === 0;
    const wantsWall = (site: number) =>
      leadsToTask(s, PIECES[0], box.pack.sites[site]!.id) && wallsAt(s, box, seat, site) === 0;
    let worth = 0;
    for (const [event, , what, count] of told) {
      if (event === 'activated' && wanted.has(`ability ${what}`)) worth += MUCH;
      if (event === 'claimed' && wanted.has('task for 1')) worth += SOME;
      if (event === 'wall' && wantsWall(box.siteOf[Math.floor(what! / SLOTS)]!)) worth += SOME;
      if (event === 'claimed' && wanted.has(`task ${taskAt(s, what!).id}`)) worth += MUCH;
      if (event === 'palace' && wantsPalace(what!)) worth += MUCH;
      if (event === 'hired' && wantsPalace(what!) && s.workers[inRegion(seat, what!)]! < 2) worth += LITTLE * count!;
      if (event === 'governor') {
        const region = Math.floor(what! / box.spotsOf[0]!.length);
        if (leadsToTask(s, PIECES[2], `${region + 1}`) && governorsIn(s, box, seat, region) === 0) worth += MUCH;
        if (region === 0 && wanted.has('governor in an open area')) worth += SOME;
      }
    }
    if (move === 'play.court' && PIECES[1] === box.pack.court[args[0]!]!.id && ALL_REGIONS.some(wantsPalace))
      worth += SOME;
    if (move === 'play.tuck' && wantsPalace(args[0]!) && cardsIn(s, seat, args[0]!) > 0) worth -= SOME; // unrest forbids Palaces
    if (move === 'play.tuck' && wanted.has(`ability ${args[1]}`)) worth += LITTLE;
    if (move === 'play.court') {
      const [action, card] = args as [number, number];
      const below = s.court.at(-1);
      if (below === undefined || Math.sign(card - below) === box.wants[action])
        worth +=
          SOME * s.tucked[seat]!.filter(one => box.triggerOf[one] === action && wanted.has(`ability ${one}`)).length;
    }
    return worth;
  };
}
