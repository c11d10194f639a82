import type { Analysis } from '@tianxia/bots/analysis';
import type { GameTypes, Result, Seat, View } from '@tianxia/kernel';
import { Button, GameMark } from '@tianxia/look';
import type { MouseEvent } from 'react';
import type { Seated } from '../link/link.ts';
import type { TableGame } from '../table/game.ts';
import { Scores } from '../table/Scores.tsx';
import { useWords } from '../text/words.ts';
import type { EndNote } from './ending.ts';
import { Fair, type FairProps } from './Fair.tsx';
import { Ranking } from './Ranking.tsx';
import type { Story } from './story.ts';
import { Turning } from './Turning.tsx';
import './end.css';
import './narrow.css';

export interface GameOverProps {
  game: { title: string; original: string; note: string }; // the note: 'Bird side · 29 turns'
  how: string; // how it ended, in words of the game: 'All pagodas are placed.'
  result: Result;
  tableGame: TableGame;
  view: View<GameTypes['state']>; // how it stood at the end
  players: readonly Seated[]; // by seat
  notes?: readonly EndNote[]; // by seat: ratings, who left
  viewer: Seat; // SPECTATOR for a watcher
  unit?: string; // what is counted; victory points when left out
  decided?: string; // what broke the tie
  story?: Story; // once the record is there
  analysis?: Analysis | undefined; // if the teacher has looked at this game before
  onMoment?: (choice: number) => void; // opens the replay there
  fair?: FairProps;
  onHome: (event: MouseEvent<HTMLElement>) => void;
  onBoard: () => void;
  onReplay?: () => void;
  onAnalyse?: () => void;
  onSave: () => void;
  onShare?: () => void;
  onRematch?: () => void;
  rematchHint?: string; // 'Ada is still here. Everybody moves one seat on.'
}

/** The end of a game: who won, by what, was it fair, and once more. */
export function GameOver(props: GameOverProps) {
  const { over, play, together } = useWords();
  const { game, result, players, viewer } = props;
  const noteOf = ({ bot, standIn, name }: Seated, isViewer: boolean, more?: string) => {
    const kind = bot === undefined || standIn !== undefined ? undefined : (play.bot[bot] ?? bot);
    const note = [kind, isViewer && name !== over.you && name, more].filter(Boolean).join(' · ');
    return note === '' ? {} : { note };
  };
  const seats = players.map((player, seat) => ({
    name: seat === viewer ? over.you : player.name,
    colour: player.colour,
    ...noteOf(player, seat === viewer),
  }));
  const ranked = players.map((player, seat) => ({
    ...seats[seat]!,
    ...(props.notes?.[seat]?.change === undefined ? {} : { change: props.notes[seat].change }),
    ...noteOf(player, seat === viewer, props.notes?.[seat]?.note),
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
      <Ranking result={result} seats={ranked} viewer={viewer} how={props.how} />
      <section className="panel sheet0">
        <div className="sc">
          <h2>{over.sheet}</h2>
          <span className="note">{over.sheetHint}</span>
        </div>
        <Scores
          tableGame={props.tableGame}
          view={props.view}
          result={result}
          seats={seats}
          words={{
            caption: over.sheet,
            line: over.line,
            total: over.total,
            most: over.most,
            unit: props.unit ?? over.unit,
            ...(props.decided !== undefined && { tie: props.decided }),
          }}
        />
      </section>
      {props.story && (
        <Turning
          story={props.story}
          result={result}
          seats={seats}
          viewer={viewer}
          analysis={props.analysis}
          {...(props.onMoment && { onMoment: props.onMoment })}
        />
      )}
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
          {props.onAnalyse && (
            <Button icon="search" onPress={props.onAnalyse}>
              <span className="word">{over.analyse}</span>
            </Button>
          )}
          <Button icon="save" onPress={props.onSave}>
            <span className="word">{over.save}</span>
          </Button>
          {props.onShare && (
            <Button icon="share" onPress={props.onShare}>
              <span className="word">{together.end.share}</span>
            </Button>
          )}
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
