import { type BotName, LEVELS, type Level } from '@tianxia/bots/names';
import type { LevelRatings } from '@tianxia/catalog';
import { Segmented } from '@tianxia/look';
import { usePageWords, useWords } from '../text/words.ts';

export interface LevelChoiceProps {
  number: number; // of the seat
  chosen: BotName;
  ratings: LevelRatings | undefined; // none where no ladder was played
  onChoose: (level: Level) => void;
}

/** Which of the six opponents sits here: stars, who that is, and how strong in games between bots, where that is shown. */
export function LevelChoice({ number, chosen, ratings, onChoose }: LevelChoiceProps) {
  const { called } = useWords();
  const { setup: words } = usePageWords();
  const rating = ratings?.[chosen as Level];
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
        {rating !== undefined && (
          <b className="rated" data-tip={words.ratedHint}>
            {words.rated(rating)}
          </b>
        )}
      </span>
    </div>
  );
}
