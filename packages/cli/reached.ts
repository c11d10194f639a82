import type { Emit, Game, GameTypes, Kernel, Option, Seat } from '@tianxia/kernel';

/**
 * What play has reached so far, as small numbers: a move and the decision that follows it, the agenda as a whole, a move and
 * an event it caused, a refusal. A number that is new means that play is somewhere new.
 */
export function reaching<G extends GameTypes>(game: Game<G>) {
  const met = new Set<number>();
  const frames = new Map(Object.keys(game.flow).map((at, i) => [at, i + 1]));
  const events = new Map(Object.keys(game.events).map((event, i) => [event, i + 1]));
  const KIND = 1 << 30;
  let move = 0;
  const frameAt = (s: G['state'], i: number) =>
    frames.get((s.agenda.at(i) as { at: string } | undefined)?.at ?? '') ?? 0;
  /** Sixteen bits of it at most: agendas that fall together are only a missed novelty. */
  function agendaOf(s: G['state']): number {
    let mixed = 0;
    for (const { at } of s.agenda as { at: string }[]) mixed = (Math.imul(mixed, 31) + frames.get(at)!) | 0;
    return mixed & 0xffff;
  }
  return {
    size: () => met.size,
    /** Before a choice: gives what listens to its events. */
    before(s: G['state'], option: Option): Emit<never> {
      move = (frameAt(s, -1) << 9) | ((option >> 20) & 511);
      return ((event: string) => {
        met.add(KIND + move * 256 + events.get(event)!);
      }) as Emit<never>;
    },
    after(s: G['state']): void {
      met.add(2 * KIND + move * 256 + frameAt(s, -1));
      met.add(3 * KIND + agendaOf(s));
      if (s.ending !== '') met.add(4 * KIND + game.endings.indexOf(s.ending));
    },
    refusals(k: Kernel<G>, s: G['state'], seat: Seat): void {
      for (const { why } of k.explain(s, seat)) met.add(5 * KIND + why);
    },
  };
}
