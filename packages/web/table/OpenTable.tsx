import { verify } from '@tianxia/fair';
import { everyoneAt, type GameRecord, type GameTypes, type Result, SPECTATOR, type Update } from '@tianxia/kernel';
import { Button, say } from '@tianxia/look';
import type { RecordLine } from '@tianxia/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { againWith, endedBy, notesOf, placesOf } from '../end/ending.ts';
import { GameOver } from '../end/GameOver.tsx';
import { storyOf } from '../end/story.ts';
import { tieText } from '../end/tie.ts';
import { aboutOf, besideOf, brief, titleOf } from '../games.ts';
import type { Facts, Seen, TableLink } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { endingOf } from './asks.ts';
import type { TableGame } from './game.ts';
import { playOn } from './playOn.ts';
import { atAddress, positionAddress, setAddress } from './position.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { type Replaying, replaying } from './replaying.ts';
import { whereIn } from './rounds.ts';
import { saveFile } from './saveFile.ts';
import { share } from './share.ts';
import { TableView } from './TableView.tsx';
import { useCosts } from './useCosts.ts';
import { useHints } from './useHints.tsx';
import { useTurnCall } from './useTurnCall.ts';

interface OpenTableProps {
  link: TableLink;
  id?: string;
  here?: string | undefined; // the id of a table of this browser
  seen: Seen;
  facts: Facts;
  update: Update<GameTypes['state']>;
  tableGame: TableGame;
  onRematch?(facts: Facts): void;
}
/** A table that has begun: the game itself, its end, its replay. */
export function OpenTable({ link, id, here, seen, facts, update, tableGame, onRematch }: OpenTableProps) {
  const words = useWords();
  const { play, together } = words;
  const [, go] = useLocation();
  const [looking, setLooking] = useState(false); // at the board, though the game is over
  const [replay, setReplay] = useState<Replaying>();
  const [record, setRecord] = useState<GameRecord>();
  const [ending, setEnding] = useState<RecordLine>();
  const [checked, setChecked] = useState<'yes' | 'no' | 'not yet'>('not yet');
  const about = aboutOf(facts.game)!;
  const { company } = facts;
  const over = update.result !== undefined || company?.over === true;
  const [counted, setCounted] = useState(over); // its end has been shown, or it was over when this page opened
  const ended = over && (counted || update.result === undefined);
  const count = useCallback(() => setCounted(true), []);
  const standIn = facts.players[facts.you[0] ?? -1]?.standIn !== undefined;
  useTurnCall(!over && !standIn && update.waiting.some(seat => facts.you.includes(seat)), brief(titleOf(about.id)));
  useCosts(tableGame.kernel, update, facts.players);
  useEffect(() => {
    if (!over) return;
    void link.record().then(found => {
      if ('code' in found) return;
      setRecord(found);
      if (atAddress() !== undefined) setReplay(open => open ?? replaying(tableGame, found));
    });
  }, [link, over, tableGame]);
  useEffect(() => {
    if (over && id !== undefined) endingOf(id).then(setEnding, () => undefined); // without it the page shows what the rules say
  }, [over, id]);

  const you = facts.you.length === 1 ? facts.you[0]! : SPECTATOR;
  const story = useMemo(() => record && storyOf(tableGame, record, you, play), [tableGame, record, you, play]);
  const analysisAt = id !== undefined ? `/records/${id}/analysis` : here && `/records/here/${here}/analysis`;
  const [moment, setMoment] = useState(0); // where the replay opens
  const save = async () => {
    const found = await link.record();
    if ('code' in found) say(found.message);
    else saveFile(found);
  };
  const hints = useHints(over ? undefined : link.hints, tableGame, facts, update);
  if (replay !== undefined)
    return (
      <ReplayTable
        about={about}
        tableGame={tableGame}
        replaying={replay}
        viewer={facts.you[0] ?? SPECTATOR}
        first={atAddress() ?? moment}
        onMove={setAddress}
        onShare={choice =>
          share(positionAddress(choice), id === undefined ? together.end.positionHere : together.end.positionCopied)
        }
        onLeave={() => {
          setAddress(undefined);
          setMoment(0);
          setReplay(undefined);
        }}
        onSave={() => void save()}
        {...(over && analysisAt !== undefined && { onAnalyse: choice => go(`${analysisAt}?at=${choice}`) })}
        {...(record?.key !== undefined && {
          onPlayOn: choice => go(playOn(record, choice, facts.content)!),
        })}
      />
    );
  if (ended && !looking) {
    const { view } = update;
    const result: Result = placesOf(update.result ?? tableGame.kernel.result(view), ending);
    const players = everyoneAt(tableGame.game, tableGame.table, tableGame.texts, facts.players);
    const byTime = view.ending === ''; // the rules have not ended it
    const nameOf = (seat: number) => (facts.you.includes(seat) ? play.you : (players[seat]?.name ?? ''));
    const decided = byTime ? together.end.notPlayed : tieText(tableGame, view, result, nameOf, play);
    return (
      <GameOver
        game={{ title: brief(titleOf(about.id)), original: brief(besideOf(about.id)), note: whereIn(update, play) }}
        how={byTime ? endedBy(facts, result, words) : (tableGame.texts.endings[view.ending] ?? view.ending)}
        result={result}
        tableGame={tableGame}
        view={view}
        players={players}
        notes={notesOf(facts, ending, words)}
        viewer={you}
        unit={play.unit}
        onHome={event => {
          event.preventDefault();
          go('/');
        }}
        onBoard={() => setLooking(true)}
        onSave={() => void save()}
        {...(decided === undefined ? {} : { decided })}
        {...(id === undefined ? {} : { onShare: () => share(`${location.origin}/t/${id}`, together.end.shared) })}
        {...(company === undefined || onRematch === undefined ? {} : { rematchHint: againWith(facts, words) })}
        {...(story && story.course.length > 1 && { story })}
        {...(record === undefined
          ? {}
          : {
              onReplay: () => setReplay(replaying(tableGame, record)),
              ...(analysisAt !== undefined && { onAnalyse: () => go(analysisAt) }),
              onMoment: choice => {
                setMoment(choice);
                setReplay(replaying(tableGame, record));
              },
            })}
        {...(onRematch === undefined ? {} : { onRematch: () => onRematch(facts) })}
        {...(record?.key === undefined
          ? {}
          : {
              fair: {
                draws: record.draws.length,
                commitment: facts.commitment,
                opened: record.key,
                checked,
                onVerify: () => setChecked(verify(tableGame.kernel, record).fair ? 'yes' : 'no'),
              },
            })}
      />
    );
  }
  return (
    <TableView
      {...(id === undefined ? {} : { id })}
      about={about}
      tableGame={tableGame}
      facts={facts}
      update={update}
      {...(over ? {} : { choose: link.choose, undo: link.undo, redo: link.redo })}
      {...(company === undefined ? {} : { others: { seen, link } })}
      missed={link.missed}
      saveRecord={() => void save()}
      tools={ended ? <SeeResult onPress={() => setLooking(false)} /> : hints.button}
      {...(hints.panel && { foot: hints.panel })}
      {...(ended ? {} : { onCounted: count })}
    />
  );
}
function SeeResult({ onPress }: { onPress(): void }) {
  const { play } = useWords();
  return (
    <Button kind="main" icon="score" onPress={onPress}>
      {play.over.sheet}
    </Button>
  );
}
