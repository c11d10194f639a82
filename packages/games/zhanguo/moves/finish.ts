import type { Play, Seat } from '@tianxia/kernel';
import { onTrack, tellLap } from '../at.ts';
import { aspectPoints, governorPoints, taskPoints, wallPoints } from '../score.ts';
import type { ZhanGuo } from '../state.ts';

type Scoring = 'majority' | 'aspectMajority' | 'taskPoints' | 'wallPoints';
/** ZG-217: Governors, aspects, Tasks, Walls. The sheet counts them at any time; here they are told once. */
export function tellFinalScore(play: Play<ZhanGuo>): void {
  const { s, box, emit } = play;
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const total = seats.map(seat => onTrack(s, seat));
  const tell = (event: Scoring, seat: Seat, what: number, points: number) => {
    if (points === 0 && event !== 'wallPoints') return;
    emit(event, seat, what, points);
    total[seat]! += points;
    tellLap({ ...play, seat }, total[seat]!, points);
  };
  for (const region of box.spotsOf.keys())
    for (const seat of seats) tell('majority', seat, region, governorPoints(s, box, seat, region));
  for (const aspect of box.pack.aspects.keys())
    for (const seat of seats) tell('aspectMajority', seat, aspect, aspectPoints(s, box, seat, aspect));
  for (let section = 0; section < box.pack.taskSections; section++)
    for (const seat of seats) tell('taskPoints', seat, section, taskPoints(s, box, seat, section));
  for (const [slot, seat] of s.walls.entries())
    if (seat >= 0) tell('wallPoints', seat, slot, wallPoints(s, box, seat, slot));
}
