import type { Kernel, Option, Seat } from '@tianxia/kernel';
import type { FirstEmpire, State } from '../../state.ts';
import { texts } from '../../text/en/index.ts';
import type { Props } from '../props.ts';

/** What the table shell would give the screen, for one seat and one position. */
export function propsAt(k: Kernel<FirstEmpire>, s: State, viewer: Seat = 0, line: readonly Option[] = []): Props {
  const colours = ['blue', 'yellow', 'red', 'purple'];
  return {
    kernel: k,
    texts,
    view: k.view(s, viewer),
    viewer,
    players: colours.slice(0, s.seats).map((colour, seat) => ({ name: `P${seat + 1}`, colour })),
    asked: true,
    last: [],
    pointed: [],
    proposed: line[0],
    line,
    preview: undefined,
    compose() {},
    propose() {},
    confirm() {},
    openRule() {},
  };
}
