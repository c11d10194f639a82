import type { Analysis } from '@tianxia/bots/analysis';
import { packHash } from '@tianxia/fair';
import type { About, GameRecord } from '@tianxia/kernel';
import { Panel } from '@tianxia/look';
import { type ChangeEvent, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readAnalysisText } from '../analysis/file.ts';
import { Taught } from '../analysis/Taught.tsx';
import { aboutOf } from '../games.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { OwnGames } from '../records/OwnGames.tsx';
import { type PlayWords, usePageWords, useWords } from '../text/words.ts';
import { openGame, type TableGame } from './game.ts';
import { playOn } from './playOn.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { type Replaying, replaying } from './replaying.ts';
import { saveFile } from './saveFile.ts';
import { useInLanguage } from './useInLanguage.ts';
import './room.css';

interface Opened {
  about: About;
  tableGame: TableGame;
  replaying: Replaying;
  game: Replaying | undefined; // that this one left
  known: Analysis | undefined; // came with the record
}

/** Opens a saved record: to look at it choice by choice, or to play it on. It never leaves this browser. */
export default function ReplayPage() {
  const { play } = useWords();
  const { records } = usePageWords();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const retold = useCallback((tableGame: TableGame) => setOpened(now => now && { ...now, tableGame }), []);
  useInLanguage(opened?.tableGame, retold);
  const [problem, setProblem] = useState('');
  const [analysing, setAnalysing] = useState(false);
  useTitle(play.replay.open);
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    try {
      setOpened(await openRecord(await file.text(), play));
    } catch (error) {
      setProblem(play.replay.notRecord(error instanceof Error ? error.message : String(error)));
    }
  };
  if (opened !== undefined) {
    const { game, known, ...looked } = opened;
    const { record } = opened.replaying;
    if (analysing) return <Taught {...opened} you={[]} content={undefined} onLeave={() => setAnalysing(false)} />;
    return (
      <ReplayTable
        {...looked}
        onLeave={() => setOpened(undefined)}
        onSave={() => saveFile(record)}
        onAnalyse={() => setAnalysing(true)}
        {...(record.key !== undefined && { onPlayOn: choice => go(playOn(record, choice)!) })}
      />
    );
  }
  return (
    <>
      <Header />
      <main className="room" id="content" tabIndex={-1}>
        <Panel>
          <div className="room-open">
            <h1>{play.replay.open}</h1>
            <p>{play.replay.openHint}</p>
            <label className="btn main">
              {play.replay.choose}
              <input
                className="unseen"
                type="file"
                accept=".json,application/json"
                onChange={event => void read(event)}
              />
            </label>
            <p role="alert">{problem}</p>
            <Link className="link" href="/records">
              {records.ofThisSite}
            </Link>
          </div>
          <OwnGames />
        </Panel>
      </main>
    </>
  );
}
/** By the rules it was played by; where these are gone, the newest: what has not changed meaning replays by them, too. */
async function openRules({ game, rules, table: { seats, options } }: GameRecord): Promise<TableGame | undefined> {
  return (await openGame(game, seats, options, { rules })) ?? openGame(game, seats, options);
}
async function openRecord(text: string, play: PlayWords): Promise<Opened> {
  const { record, analysis: known, game } = readAnalysisText(text);
  const about = aboutOf(record.game);
  const tableGame = about && (await openRules(record));
  if (about === undefined || tableGame === undefined) throw new Error(play.replay.noGame(record.game));
  if (record.pack !== packHash(tableGame.game.content)) throw new Error(play.replay.otherPack);
  return {
    about,
    tableGame,
    replaying: replaying(tableGame, record),
    game: game && replaying(tableGame, game),
    known,
  };
}
