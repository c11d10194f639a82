import { Panel } from '@tianxia/look';
import type { ActionName } from '../content/vocabulary.ts';
import { attributeOf, criterionOf } from '../facts/strength.ts';
import { ADMINISTRATION, COMBAT } from '../words.ts';
import { Glyph } from './Glyph.tsx';
import { Orders } from './Orders.tsx';
import { type Props, Space } from './Space.tsx';
import { useWords } from './words.ts';

/** From the lands down to the court; the two with markers stand last and change columns with them. */
const ORDER: readonly ActionName[] = [
  'develop-marketplace-or-collect-tax',
  'recruit-armies',
  'construct-enhancement',
  'train-armies',
  'develop-farm-or-harvest',
  'demand-tribute',
  'hire-import',
  'produce-spears-horses',
  'trade-rice-weapons',
  'produce-crossbows-vessels',
  'win-popular-support',
  'control-han-emperor',
];

/** The twelve common spaces in two columns, by what counts there. */
export function Spaces(props: Props) {
  const words = useWords();
  const { kernel, view } = props;
  const { box } = kernel;
  const common = box.everySpace
    .filter(space => box.pack.spaces[space]!.only === undefined)
    .sort((a, b) => ORDER.indexOf(box.pack.spaces[a]!.action) - ORDER.indexOf(box.pack.spaces[b]!.action));
  const columns = [ADMINISTRATION, COMBAT].map(criterion =>
    common.filter(space => criterionOf(view, box, space) === criterion),
  );
  return (
    <Panel className="tk-spaces" fits label={words.spacesLabel}>
      <Orders {...props} />
      {[ADMINISTRATION, COMBAT].map(criterion => (
        <div key={criterion} className="tk-column">
          <div className="tk-column-head">
            <h2>
              <Glyph name={criterion === ADMINISTRATION ? 'scroll' : 'blades'} size={20} />
              {criterion === ADMINISTRATION ? words.administration : words.combat}
            </h2>
            <Head {...props} criterion={criterion} />
          </div>
          {columns[criterion]!.map(space => (
            <Space key={space} {...props} space={space} />
          ))}
        </div>
      ))}
    </Panel>
  );
}
/** What the picked general counts for in this column. */
function Head({ kernel, view, viewer, draft, criterion }: Props & { criterion: number }) {
  const words = useWords();
  const { general } = draft.want;
  if (general === 0 || viewer < 0) return null;
  return (
    <span className="note">
      <span className="unseen">{words.brings} </span>
      <b>{attributeOf(view, kernel.box, viewer, general, criterion)}</b>
    </span>
  );
}
