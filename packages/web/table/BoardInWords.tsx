import type { InWords, TableProps } from '@tianxia/board';
import { type BoardText, loadBoardLegend, loadBoardText } from '@tianxia/catalog';
import type { GameTypes } from '@tianxia/kernel';
import { Button, Dialog } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { useLater } from '../text/later.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import './in-words.css';

interface Props {
  tableGame: TableGame;
  table: TableProps<GameTypes>;
  onClose(): void;
}
/** All that the viewer knows of the table, under a heading for each part of it, and as a picture made of letters; both follow the play. */
export default function BoardInWords({ tableGame, table, onClose }: Props) {
  const { play } = useWords();
  const later = useLater();
  const { parts, picture } = useTold(tableGame);
  if (later === undefined || picture === undefined) return null;
  const told = parts?.inWords(table, tableGame.words) ?? [];
  return (
    <Dialog open title={play.inWords} onClose={onClose} actions={<Button onPress={onClose}>{play.close}</Button>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and must be reachable by keyboard */}
      <section className="in-words" aria-label={play.inWords} tabIndex={0}>
        {told.map(({ title, lines }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name
          <section key={nth}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal lines are alike
                <li key={i}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>{later.picture}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways and must be reachable by keyboard */}
          <pre tabIndex={0}>{picture.of(table.view, tableGame.kernel.box)}</pre>
          <ul>
            {picture.legend.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </section>
    </Dialog>
  );
}
/** How this game tells its board, in the reader's language; rules of before have the picture only. */
function useTold({ game, language, screen }: TableGame) {
  const [parts, setParts] = useState<InWords<GameTypes>>();
  const [picture, setPicture] = useState<{ of: BoardText; legend: readonly string[] }>();
  useEffect(() => {
    let here = true;
    const load = async () => {
      const [told, of, legend] = await Promise.all([
        screen?.inWords?.(),
        loadBoardText(game.id, game.rules, language),
        loadBoardLegend(game.id, language),
      ]);
      if (!here) return;
      setParts(told);
      setPicture({ of: of ?? (() => ''), legend });
    };
    load().catch(() => undefined); // offline, and not kept
    return () => {
      here = false;
    };
  }, [game, language, screen]);
  return { parts, picture };
}
