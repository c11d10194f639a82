import { Tipped, thing } from '@tianxia/board';
import { SeatMark } from '@tianxia/look';
import type { Effect } from '../content/shape.ts';
import { aspectOfRow, ranking, rewardOfRow, strength } from '../facts/tokens.ts';
import { NOBODY } from '../state.ts';
import { Art } from './art/Art.tsx';
import { Bonus } from './art/Bonus.tsx';
import { TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { aspectName, effectsText } from './naming.ts';
import { peopleAt } from './people.ts';
import { marker } from './pieces.ts';
import type { Props } from './props.ts';
import { useWords } from './words.ts';

type P = Props & { draft: EmpireDraft; row: number };
const ALL = 5;

/** Which aspect a row of the table of rewards belongs to. */
export function AspectOfRow({ kernel, draft, row }: P) {
  const words = useWords();
  const aspect = aspectOfRow(draft.shown, kernel.box, row);
  return (
    <>
      <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={25} />
      <span className="unseen">{aspectName(words, kernel.box, aspect)}</span>
    </>
  );
}
/** What a row gives in a round, and in this one who took it. `copy`: it is drawn elsewhere, too, where pieces are followed. */
export function Reward({
  kernel,
  view,
  viewer,
  players,
  draft,
  row,
  round,
  copy = false,
}: P & { round: number; copy?: boolean }) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const effects = box.lists[rewardOfRow(draft.shown, box, row, round)]!;
  const taker = view.column[row]!;
  const now = Math.max(1, view.round);
  const when = round === now ? words.rewardNow : round < now ? words.rewardPast : words.rewardLater;
  return (
    <Tipped
      about="reward"
      className="cell"
      name={words.reward(aspectName(words, box, aspectOfRow(draft.shown, box, row)), round)}
      says={`${effectsText(words, effects, box)}. ${when}`}
    >
      <Bonus effects={effects} size={25} />
      <sub className="han">{placesOf(effects, box.pack.regions)}</sub>
      <span className="unseen">{effectsText(words, effects, box)}</span>
      {round === now && taker !== NOBODY && (
        <span
          className="took"
          data-thing={copy ? undefined : marker(taker)}
          data-from={copy ? undefined : thing('order', taker)}
        >
          <SeatMark colour={people(taker).colour} size={22} disc label={words.takenBy(people(taker).name)} />
        </span>
      )}
    </Tipped>
  );
}
/** Who would be asked first for the reward of a row, and with how many tokens. */
export function Leader({ kernel, viewer, players, draft, row }: P) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const aspect = aspectOfRow(draft.shown, box, row);
  const ranked = ranking(draft.shown, box, aspect);
  const [first] = ranked;
  if (first === undefined) return <span className="note">–</span>;
  return (
    <Tipped
      about="tokens"
      className="cell"
      name={words.leadsSpoken}
      says={words.list(ranked.map(seat => `${people(seat).name} ${strength(draft.shown, box, seat, aspect)}`))}
    >
      <SeatMark colour={people(first).colour} size={16} label={people(first).name} />
      <b>{strength(draft.shown, box, first, aspect)}</b>
    </Tipped>
  );
}
/** Under a reward: the regions it is bound to, by their characters. */
function placesOf(effects: readonly Effect[], regions: readonly { id: string; names: { zh: string } }[]): string {
  const hanOf = (id: string) => regions.find(region => region.id === id)?.names.zh ?? '';
  const [bound] = effects;
  if (bound === undefined) return '';
  if ('regions' in bound && typeof bound.regions !== 'number')
    return bound.regions.length === ALL ? '' : bound.regions.map(hanOf).join('');
  return 'region' in bound ? hanOf(bound.region) : '';
}
