import { type BotName, LEVELS, type Level } from '@tianxia/bots/names';
import type { Ladder } from '@tianxia/catalog';
import { Segmented } from '@tianxia/look';
import { usePageWords, useWords } from '../text/words.ts';

export interface LevelChoiceProps {
  number: number; // of the seat
  chosen: BotName;
  ladder: Ladder | undefined; // none where it was not played
  onChoose: (level: Level) => void;
}

/** Which of the six opponents sits here: stars, who that is, and how strong in games between bots, where that is shown. */
export function LevelChoice({ number, chosen, ladder, onChoose }: LevelChoiceProps) {
  const { called } = useWords();
  const { setup: words } = usePageWords();
  const rating = ladder?.ratings[chosen as Level];
  return (
    <div className="nt-level">
      <Segmented
        label={words.level(number)}
        chosen={chosen as Level}
        onChoose={onChoose}
        choices={LEVELS.map((level, i) => ({
          id: level,
          name: i + 1,
          spoken: words.levelSpoken(i + 1, called.bots[level]),
        }))}
      />
      <span>
        {called.bots[chosen]}
        {ladder !== undefined && rating !== undefined && (
          <b className="rated" data-tip={words.ratedHint(ladder.players)}>
            {words.rated(rating)}
          </b>
        )}
      </span>
    </div>
  );
}
