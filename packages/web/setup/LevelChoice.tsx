import { type BotName, LEVELS, type Level } from '@tianxia/bots/names';
import type { Ladder } from '@tianxia/catalog';
import { Segmented } from '@tianxia/look';
import type { BotRating } from '@tianxia/protocol';
import { usePageWords, useWords } from '../text/words.ts';

export interface LevelChoiceProps {
  number: number; // of the seat
  chosen: BotName;
  ladder: Ladder | undefined; // none where it was not played
  here?: readonly BotRating[] | undefined; // how bots are rated on this site
  onChoose: (level: Level) => void;
}

/** Which of the six opponents sits here: stars, who that is, and how strong: by games with people on this site, else by games between bots, where either is known. */
export function LevelChoice({ number, chosen, ladder, here, onChoose }: LevelChoiceProps) {
  const { called } = useWords();
  const { setup: words } = usePageWords();
  const rating = ladder?.ratings[chosen as Level];
  const known = here?.find(({ bot }) => bot === chosen);
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
        {known !== undefined ? (
          <b className="rated" data-tip={words.ratedHere}>
            {words.rated(known.rating)}
          </b>
        ) : ladder === undefined || rating === undefined ? null : (
          <b className="rated" data-tip={words.ratedHint(ladder.players)}>
            {words.rated(rating)}
          </b>
        )}
      </span>
    </div>
  );
}
