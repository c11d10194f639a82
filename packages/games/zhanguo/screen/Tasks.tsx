import { peopleAt, type TableProps } from '@tianxia/board';
import { classes, Panel, SeatMark } from '@tianxia/look';
import type { Box } from '../box.ts';
import { PIECES } from '../pack.ts';
import { NOBODY, type ZhanGuo } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import type { ZgDraft } from './draft.ts';
import { keyed } from './keyed.ts';
import { Pan } from './Pan.tsx';
import { Art } from './Pieces.tsx';
import { motionOf } from './pointed.ts';
import { Touch } from './Touch.tsx';
import { progressOf, type TaskProgress } from './taskProgress.ts';
import './tasks.css';

type Props = TableProps<ZhanGuo> & { draft: ZgDraft };

/** Two boxes of three Tasks: what each asks for, how far the viewer is, who has claimed it and what the next claim is worth. */
export function Tasks(props: Props) {
  const { kernel } = props;
  const sections = Array.from({ length: kernel.box.pack.taskSections }, (_, section) => section);
  return (
    <Panel className="zg-tasks">
      <Pan label={words.tasks} className="zg-tasks-in">
        <h2>
          {words.tasks}{' '}
          <span className="han" lang="zh">
            {words.taskHan}
          </span>
        </h2>
        {sections.map(section => (
          <div key={section} className="zg-task-box">
            {PIECES.map((piece, i) => (
              <Task key={piece} {...props} task={section * PIECES.length + i} />
            ))}
          </div>
        ))}
        <p className="note">{words.tasksRule}</p>
      </Pan>
    </Panel>
  );
}
function Task({ kernel, texts, players, viewer, view, draft, last, task }: Props & { task: number }) {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const progress = progressOf(draft.shown, box, viewer, task);
  const { piece, needs, met, discs, next, claimed } = progress;
  const changed = last.some(([event, , which]) => event === 'claimed' && which === task);
  const before = progressOf(view, box, viewer, task);
  const newest = before.discs.findLastIndex(seat => seat !== NOBODY);
  const points = box.pack.taskSlots;
  return (
    <Touch
      draft={draft}
      places={`task ${task}`}
      label={words.taskSpoken(
        texts.kinds.task!(task, box),
        needsSpoken(progress, box),
        met,
        needs.length,
        next === NOBODY ? words.allTaken : words.nextSlot(points[next]!),
      )}
      className={classes('zg-task', changed && 'changed', claimed && 'claimed')}
    >
      <span className="need">
        <Art name={`a-${piece}`} width={24} />
        {keyed(needs).map(({ key, item }) => (
          <Need key={key} piece={piece} box={box} {...item} />
        ))}
        {viewer >= 0 && (
          <span className={classes('you', met === needs.length && 'all')}>
            {met}/{needs.length}
          </span>
        )}
      </span>
      <span className="slots">
        {keyed(discs).map(({ key, item: seat, i: slot }) => (
          <i key={key} className={classes(seat !== NOBODY && 'taken', slot === next && 'next')}>
            {seat === NOBODY ? (
              points[slot]
            ) : (
              <SeatMark
                colour={people(seat).colour}
                size={28}
                disc
                className={motionOf(before.discs[slot] !== seat, changed && slot === newest)}
              />
            )}
          </i>
        ))}
      </span>
    </Touch>
  );
}
function Need({ piece, box, where, met }: { piece: TaskProgress['piece']; box: Box; where: number; met: boolean }) {
  if (piece === 'wall') {
    const { id, names } = box.pack.sites[where]!;
    return <span className={classes('site', id, met && 'met')}>{names.en.slice(0, 1)}</span>;
  }
  return (
    <span className={classes('sign', met && 'met')} lang="zh">
      {box.pack.regions[where]!.symbol}
    </span>
  );
}
const needsSpoken = ({ piece, needs }: TaskProgress, box: Box): string =>
  needs.map(({ where }) => (piece === 'wall' ? box.pack.sites[where]!.names.en : words.region(where + 1))).join(', ');
