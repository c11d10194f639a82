import type { Result, Seat } from '@tianxia/kernel';
import { Button, GameMark, type Player, ScoreSheet } from '@tianxia/look';
import type { MouseEvent } from 'react';
import { useWords } from '../text/words.ts';
import { Course } from './Course.tsx';
import { Fair, type FairProps } from './Fair.tsx';
import { Ranking } from './Ranking.tsx';
import './end.css';
import './narrow.css';

export interface GameOverProps {
  game: { title: string; original: string; note: string }; // the note: 'Bird side · 29 turns'
  how: string; // how it ended, in words of the game: 'All pagodas are placed.'
  result: Result;
  lines: Readonly<Record<string, { name: string; about?: string }>>; // of the score sheet
  players: readonly Player[]; // by seat
  viewer: Seat; // SPECTATOR for a watcher
  unit?: string; // what is counted; victory points when left out
  decided?: string; // what broke the tie
  course?: readonly (readonly number[])[]; // totals after each choice
  fair?: FairProps;
  onHome: (event: MouseEvent<HTMLElement>) => void;
  onBoard: () => void;
  onReplay?: () => void;
  onSave: () => void;
  onRematch?: () => void;
  rematchHint?: string; // 'Ada and Tomo always say yes.'
}

/** The end of a game: who won, by what, was it fair, and once more. */
export function GameOver(props: GameOverProps) {
  const { over, play } = useWords();
  const { game, result, players, viewer } = props;
  const named = players.map((player, seat) => ({
    name: seat === viewer ? over.you : player.name,
    colour: player.colour,
    ...(player.bot
      ? { note: play.bot[player.bot] ?? player.bot }
      : seat === viewer && player.name !== over.you
        ? { note: player.name }
        : {}),
  }));
  return (
    <main className="en">
      <header className="panel head">
        <GameMark {...game} href="/" label={over.leave} onPress={props.onHome} />
        <div className="ttl">
          <h1>{over.title}</h1>
          <span className="note">{over.hint}</span>
        </div>
        <div className="acts">
          <Button icon="eye" onPress={props.onBoard}>
            <span className="word">{over.board}</span>
          </Button>
          <Button kind="quiet" icon="close" onPress={props.onHome}>
            <span className="word">{over.leave}</span>
          </Button>
        </div>
      </header>
      <Ranking result={result} seats={named} viewer={viewer} how={props.how} />
      <section className="panel sheet0">
        <div className="sc">
          <h2>{over.sheet}</h2>
          <span className="note">{over.sheetHint}</span>
        </div>
        <ScoreSheet
          result={result}
          lines={props.lines}
          seats={named}
          words={{
            caption: over.sheet,
            line: over.line,
            total: over.total,
            most: over.most,
            unit: props.unit ?? over.unit,
            ...(props.decided !== undefined && { tie: props.decided }),
          }}
        />
        {props.course && <Course course={props.course} seats={named} />}
      </section>
      {props.fair && <Fair {...props.fair} />}
      <footer className="panel bar">
        <div className="ask">
          {props.onRematch && <b>{over.again}</b>}
          {props.rematchHint && <span>{props.rematchHint}</span>}
        </div>
        <div className="acts">
          {props.onReplay && (
            <Button icon="replay" onPress={props.onReplay}>
              <span className="word">{over.replay}</span>
            </Button>
          )}
          <Button icon="save" onPress={props.onSave}>
            <span className="word">{over.save}</span>
          </Button>
          {props.onRematch && (
            <Button kind="main" size="large" icon="again" onPress={props.onRematch}>
              {over.rematch}
            </Button>
          )}
        </div>
      </footer>
    </main>
  );
}
