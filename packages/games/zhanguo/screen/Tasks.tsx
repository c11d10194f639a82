import { Group, peopleAt, Thing } from '@tianxia/board';
import { classes, Panel, SeatMark } from '@tianxia/look';
import type { Box } from '../box.ts';
import { PIECES } from '../content/shape.ts';
import { progressOf, type TaskProgress } from '../facts/tasks.ts';
import { NOBODY } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { keyed } from './keyed.ts';
import { Art } from './Pieces.tsx';
import { Sign } from './Sign.tsx';
import { taskSaid } from './said.ts';
import { useWords } from './words.ts';
import './tasks.css';

/** Two boxes of three Tasks: what each asks for, how far the viewer is, who has claimed it and what the next claim is worth. */
export function Tasks(props: ZgProps) {
  const words = useWords();
  const { kernel } = props;
  const sections = Array.from({ length: kernel.box.pack.taskSections }, (_, section) => section);
  return (
    <Panel className="zg-tasks">
      <Group label={words.tasks} scrolls className="zg-tasks-in">
        <h2>
          {words.tasks}{' '}
          {words.bilingual && (
            <span className="han" lang="zh">
              {words.taskHan}
            </span>
          )}
        </h2>
        {sections.map(section => (
          <div key={section} className="zg-task-box">
            {PIECES.map((piece, i) => (
              <Task key={piece} {...props} task={section * PIECES.length + i} />
            ))}
          </div>
        ))}
        <p className="note">{words.tasksRule}</p>
      </Group>
    </Panel>
  );
}
function Task({ kernel, texts, players, viewer, draft, task }: ZgProps & { task: number }) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const { piece, needs, met, discs, next, claimed } = progressOf(draft.shown, box, viewer, task);
  const points = box.pack.taskSlots;
  return (
    <Thing
      thing={`task ${task}`}
      place
      draft={draft}
      label={taskSaid(words, { kernel, texts, view: draft.shown }, viewer, task)}
      className={classes('zg-task', claimed && 'claimed')}
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
              <span data-thing={`claim ${task * points.length + slot}`}>
                <SeatMark colour={people(seat).colour} size={28} disc />
              </span>
            )}
          </i>
        ))}
      </span>
    </Thing>
  );
}
function Need({ piece, box, where, met }: { piece: TaskProgress['piece']; box: Box; where: number; met: boolean }) {
  const words = useWords();
  if (piece === 'wall') {
    const { id, names } = box.pack.sites[where]!;
    return <span className={classes('site', id, met && 'met')}>{words.siteSign(names)}</span>;
  }
  return (
    <span className={classes('sign', met && 'met')}>
      <Sign box={box} region={where} />
    </span>
  );
}
