import type { RuleId } from '@tianxia/kernel';
import { IconButton } from '@tianxia/look';
import { useEffect, useRef } from 'react';
import { brief, titleOf } from '../games.ts';
import { useGuide } from '../learn/tutorials.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { useLater } from '../text/later.ts';
import { useWords } from '../text/words.ts';
import { useHelping } from './useHelp.ts';
import { cardAsked, keepCard } from './wanted.ts';
import './card.css';

interface ReferenceCardProps {
  game: string;
  openRule(rule: RuleId): void;
  onShown?: () => void;
}
/** A game on one card, from the words of its page "in two minutes": the goal, what counts, what a turn is. */
export function CardText({ game, openRule, onShown }: ReferenceCardProps) {
  const { learn } = useWords();
  const helping = useHelping(game);
  const loaded = useGuide(game);
  const isHere = helping !== undefined && loaded !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when its words are here
  useEffect(() => {
    if (isHere) onShown?.();
  }, [isHere]);
  if (!isHere) return null;
  const chapters = ['win', 'turn', 'ideas'] as const;
  return (
    <>
      <p>{helping.texts.goal}</p>
      {chapters.map(chapter => (
        <section key={chapter}>
          <h3>{learn.chapters[chapter]}</h3>
          <dl>
            {loaded.guide[chapter].map(({ id }) => (
              <div key={id}>
                <dt>{loaded.words.items[id]?.title}</dt>
                <dd>
                  <RuleText text={loaded.words.items[id]?.text ?? ''} onOpen={rule => openRule(rule as RuleId)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
/** Beside the board, under the players, until it is taken away. Where these fill their column, it comes into sight when it is asked for. */
export default function ReferenceCard(props: ReferenceCardProps) {
  const later = useLater();
  const card = useRef<HTMLElement>(null);
  if (later === undefined) return null;
  const title = later.card.title(brief(titleOf(props.game)));
  return (
    <section ref={card} className="panel beside ref-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={later.card.close} quiet onPress={() => keepCard(props.game, false)} />
      </header>
      <CardText {...props} onShown={() => cardAsked() && card.current?.scrollIntoView({ block: 'nearest' })} />
    </section>
  );
}
