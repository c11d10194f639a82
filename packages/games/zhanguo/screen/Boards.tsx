import { Group, peopleAt, Thing } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import { HIRE } from '../box.ts';
import { COLOURS } from '../content/shape.ts';
import type { ZgProps } from './draft.ts';
import { Art } from './Pieces.tsx';
import { useWords } from './words.ts';

/** The four boards before the game: their powers, first Officials and unrest tracks, and who has them. */
export function Boards({ kernel, texts, players, viewer, draft }: ZgProps) {
  const words = useWords();
  const { box } = kernel;
  const { shown } = draft;
  const people = peopleAt(players, viewer);
  return (
    <Group label={words.boards} scrolls className="zg-boards">
      {box.boards.map((board, n) => {
        const { names, id } = box.pack.boards.b[n]!;
        const owner = shown.boards.indexOf(n);
        const standing =
          owner >= 0 ? words.boardOwner(people(owner)) : (shown.offered >> n) & 1 ? words.boardFree : words.boardOut;
        const powers = board.powers.map(power =>
          words.afterAction(words.shortAction[box.powers[power]!.after]!, texts.kinds.power!(power, box)),
        );
        if (board.extraWorkers > 0)
          powers.unshift(words.afterAction(words.shortAction[HIRE]!, words.moreWorkers(board.extraWorkers)));
        const start = board.start
          .flatMap((count, c) => (count > 0 ? [words.ofColour(count, COLOURS[c]!)] : []))
          .join(', ');
        const lines = [words.startWith(start), words.tracks(board.unrest.join(' '))];
        return (
          <Thing
            key={id}
            thing={`board ${n}`}
            draft={draft}
            spoken
            label={[words.named(names), ...powers, ...lines, standing].join('; ')}
            className={classes('zg-board-card', owner >= 0 && 'owned')}
          >
            <b>
              <Art name={`s-${id}`} width={22} />
              {words.named(names)}{' '}
              {words.bilingual && (
                <span className="han" lang="zh">
                  {names.zh}
                </span>
              )}
              {owner >= 0 && <SeatMark colour={people(owner).colour} size={20} />}
            </b>
            {powers.map(power => (
              <span key={power} className="power">
                {words.capital(power)}
              </span>
            ))}
            {lines.map(line => (
              <span key={line}>{words.capital(line)}</span>
            ))}
            <span>{words.capital(standing)}</span>
          </Thing>
        );
      })}
    </Group>
  );
}
