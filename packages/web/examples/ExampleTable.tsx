import { speech } from '@tianxia/board';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Facts, Refused } from '../link/link.ts';
import { settings } from '../settings.ts';
import { sittingAt } from '../table/everyone.ts';
import { Scores } from '../table/Scores.tsx';
import { TableView } from '../table/TableView.tsx';
import type { WholeTable } from '../table/useWholeTable.ts';
import { useWords } from '../text/words.ts';
import { ExampleCoach } from './ExampleCoach.tsx';
import { ExampleSide } from './ExampleSide.tsx';
import { seatsIn } from './exampleTable.ts';
import { PlayedOn } from './PlayedOn.tsx';
import { entriesAt, runsByItself, seenAt, youIn } from './scene.ts';
import type { ExampleTableProps, Shown } from './shown.ts';

const BREATH = 700; // milliseconds between two choices
const READ = 2800; // a refusal is read before the next choice

/** An example's position: its choices are played for the reader, who may take over at any time. */
export function ExampleTable(props: ExampleTableProps) {
  const { tableGame, scene, first, told, example } = props;
  const { kernel, texts, game } = tableGame;
  const pages = useWords();
  const { examples, learn, play } = pages;
  const you = useMemo(() => youIn(kernel, scene, first), [kernel, scene, first]);
  const start = useMemo(() => (runsByItself(kernel, scene) ? -1 : 0), [kernel, scene]);
  const [steps, setSteps] = useState(start);
  const [playing, setPlaying] = useState(false);
  const [live, setLive] = useState(true); // nothing is on its way
  const [round, setRound] = useState(0); // a new one puts back what lay proposed
  const [mine, setMine] = useState<readonly string[]>(); // taken over, with this gesture
  const choices = scene.steps.slice(0, Math.max(0, steps)).filter(([, , refused]) => refused === undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused step changes nothing: the same update, and the stage rests
  const update = useMemo(() => seenAt(kernel, scene, you, steps), [kernel, scene, you, choices, steps < 0]);
  const named = useMemo(() => ({ you: settings().name || learn.yourName, others: learn.others }), [learn]);
  const facts = useMemo<Facts>(
    () => ({
      game: game.id,
      options: scene.options,
      players: seatsIn(game, scene, you, named).map(({ name, colour }) => ({ name, colour })),
      you: [you],
      commitment: '',
      started: true,
    }),
    [game, scene, you, named],
  );
  const last = steps > 0 ? scene.steps[steps - 1] : undefined;
  const done = steps === scene.steps.length;
  useEffect(() => {
    if (!playing || !live) return;
    if (done) {
      setPlaying(false);
      return;
    }
    const wait = steps === start ? 0 : last?.[2] === undefined ? BREATH : READ;
    const clock = setTimeout(() => setSteps(steps + 1), wait);
    return () => clearTimeout(clock);
  }, [playing, live, done, steps, start, last]);
  const choose = useCallback(async (first: string, after: readonly string[] = []): Promise<Refused | undefined> => {
    setMine([first, ...after]);
    return undefined;
  }, []);
  if (mine !== undefined) {
    const entries = entriesAt(kernel, scene, steps);
    const back = () => {
      setMine(undefined);
      setSteps(start);
    };
    return <PlayedOn {...props} you={you} named={named} entries={entries} gesture={mine} onBack={back} />;
  }
  const players = sittingAt(tableGame, facts.players, pages);
  const say = speech(kernel, texts, players, you, play);
  const scores = scene.steps.length === 0 && (
    <Scores
      tableGame={tableGame}
      view={update.view}
      result={kernel.result(update.view)}
      seats={players.map(({ colour }, seat) => ({ name: say.name(seat), colour }))}
      words={{ caption: play.scores, line: play.line, total: play.total, most: play.most, unit: play.unit }}
    />
  );
  const option = last && kernel.read(last[1]);
  const refused = last?.[2];
  const rule = game.reasons.find(([reason]) => reason === refused)?.[1];
  const status = [
    ...(last ? [examples.choice(steps, scene.steps.length)] : []),
    ...(refused === undefined
      ? []
      : [
          examples.tried(option === undefined ? last![1] : say.option(option)),
          examples.refused(`${texts.reasons[refused] ?? learn.refused} ${rule ?? ''}`.trim()),
        ]),
    ...(done && !playing && steps > start ? [examples.done] : []),
    ...(scene.steps.length === 0 && start === 0 ? [examples.only] : []),
  ];
  const begin = () => {
    setSteps(start);
    setRound(round + 1);
  };
  const shown: Shown = {
    ...props,
    steps,
    playing,
    status,
    isRefused: refused !== undefined,
    done,
    scores,
    onShow: steps < scene.steps.length ? () => setPlaying(true) : undefined,
    onBack: steps > start && !playing ? begin : undefined,
    onPlayOn: update.result === undefined && !playing ? () => setMine([]) : undefined,
  };
  return (
    <TableView
      key={round}
      about={props.about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      {...(!playing && update.waiting.includes(you) && { choose })}
      onShown={setLive}
      lesson={{
        note: `${examples.note(example)} · ${told.words[example]?.title ?? ''}`,
        side: <ExampleSide {...shown} />,
        coach: (table: WholeTable) => <ExampleCoach {...shown} table={table} />,
      }}
    />
  );
}
