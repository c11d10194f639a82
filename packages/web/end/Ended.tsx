import type { Analysis } from '@tianxia/bots/analysis';
import { verify } from '@tianxia/fair';
import { type GameRecord, type GameTypes, type Result, SPECTATOR, type Update } from '@tianxia/kernel';
import type { RecordLine } from '@tianxia/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { keptAnalysis } from '../analysis/kept.ts';
import { aboutOf, besideOf, brief, titleOf } from '../games.ts';
import type { Facts, TableLink } from '../link/link.ts';
import { endingOf } from '../table/asks.ts';
import { sittingAt } from '../table/everyone.ts';
import type { TableGame } from '../table/game.ts';
import { playOn } from '../table/playOn.ts';
import { atAddress, positionAddress, setAddress } from '../table/position.ts';
import { ReplayTable } from '../table/ReplayTable.tsx';
import { type Replaying, replaying } from '../table/replaying.ts';
import { whereIn } from '../table/rounds.ts';
import { share } from '../table/share.ts';
import { useWords } from '../text/words.ts';
import { againWith, endedBy, notesOf, placesOf } from './ending.ts';
import { GameOver } from './GameOver.tsx';
import { storyOf } from './story.ts';
import { tieText } from './tie.ts';

export interface EndedProps {
  link: TableLink;
  id?: string; // when others can come by a link
  here?: string | undefined; // the id of a table of this browser
  facts: Facts;
  update: Update<GameTypes['state']>;
  tableGame: TableGame;
  shown: boolean; // or only got ready, while the table still shows how it ended
  onReady(): void;
  onBoard(): void;
  onSave(): void;
  onRematch?(facts: Facts): void;
}
/** A game that is over: who won and why, or its replay. A table fetches this when it comes to an end. */
export default function Ended({
  link,
  id,
  here,
  facts,
  update,
  tableGame,
  shown,
  onReady,
  onRematch,
  ...does
}: EndedProps) {
  const words = useWords();
  const { play, together } = words;
  const [, go] = useLocation();
  const [replay, setReplay] = useState<Replaying>();
  const [moment, setMoment] = useState(0); // where the replay opens
  const [record, setRecord] = useState<GameRecord>();
  const [analysis, setAnalysis] = useState<Analysis>(); // of a look back that was made before
  const [ending, setEnding] = useState<RecordLine>();
  const [checked, setChecked] = useState<'yes' | 'no' | 'not yet'>('not yet');
  const about = aboutOf(facts.game)!;
  useEffect(onReady, [onReady]);
  useEffect(() => {
    void link.record().then(found => {
      if ('code' in found) return;
      setRecord(found);
      void keptAnalysis(found).then(setAnalysis);
      if (atAddress() !== undefined) setReplay(open => open ?? replaying(tableGame, found));
    });
  }, [link, tableGame]);
  useEffect(() => {
    if (id !== undefined) endingOf(id).then(setEnding, () => undefined); // without it the page shows what the rules say
  }, [id]);
  const you = facts.you.length === 1 ? facts.you[0]! : SPECTATOR;
  const story = useMemo(() => record && storyOf(tableGame, record, you, words), [tableGame, record, you, words]);
  const analysisAt = id !== undefined ? `/records/${id}/analysis` : here && `/records/here/${here}/analysis`;
  if (!shown) return null;
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
        onSave={does.onSave}
        {...(analysisAt !== undefined && { onAnalyse: choice => go(`${analysisAt}?at=${choice}`) })}
        {...(record?.key !== undefined && { onPlayOn: choice => go(playOn(record, choice, facts.content)!) })}
      />
    );
  const { view } = update;
  const result: Result = placesOf(update.result ?? tableGame.kernel.result(view), ending);
  const players = sittingAt(tableGame, facts.players, words);
  const byTime = view.ending === ''; // the rules have not ended it
  const nameOf = (seat: number) => (facts.you.includes(seat) ? play.you : (players[seat]?.name ?? ''));
  const decided = byTime ? together.end.notPlayed : tieText(tableGame, view, result, nameOf, play);
  return (
    <GameOver
      game={{ title: brief(titleOf(about.id)), original: brief(besideOf(about.id)), note: whereIn(update, play) }}
      how={
        byTime ? endedBy({ ...facts, players }, result, words) : (tableGame.texts.endings[view.ending] ?? view.ending)
      }
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
      onBoard={does.onBoard}
      onSave={does.onSave}
      {...(decided === undefined ? {} : { decided })}
      {...(id === undefined ? {} : { onShare: () => share(`${location.origin}/t/${id}`, together.end.shared) })}
      {...(facts.company === undefined || onRematch === undefined
        ? {}
        : { rematchHint: againWith({ ...facts, players }, words) })}
      {...(story && story.course.length > 1 && { story, analysis })}
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
