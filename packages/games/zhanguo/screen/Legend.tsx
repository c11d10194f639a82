import { Button, Dialog, IconButton } from '@tianxia/look';
import { type ReactNode, useState } from 'react';
import { ACTIONS, ASPECTS, COLOURS } from '../content/shape.ts';
import type { ZgProps } from './draft.ts';
import { Art } from './Pieces.tsx';
import { FaceArt } from './WallSection.tsx';
import { useWords, type Words } from './words.ts';
import './legend.css';

type Props = Pick<ZgProps, 'kernel' | 'texts' | 'view'>;
type Line = readonly [art: ReactNode, name: string];

/** What every sign on the table means, a tap away. */
export function Legend(props: Props) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="info" label={words.legend} quiet onPress={() => setOpen(true)} className="zg-legend-open" />
      <Dialog
        open={open}
        title={words.legend}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="main" onPress={() => setOpen(false)}>
            {words.close}
          </Button>
        }
      >
        <div className="zg-legend">
          <Group title={words.legendSigns} lines={signsOf(words, props)} />
          <div>
            <Group title={words.legendActions} lines={actionsOf(words, props)} />
            <Group title={words.legendFaces} lines={facesOf(props)} />
          </div>
          <Group title={words.legendGifts} lines={giftsOf(words)} />
        </div>
      </Dialog>
    </>
  );
}
function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(([art, name]) => (
          <li key={name}>
            <span>{art}</span>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
function signsOf(words: Words, { kernel, texts }: Props): Line[] {
  const { box } = kernel;
  return [
    ...ASPECTS.map(
      (aspect, a): Line => [
        <Art key={aspect} name={`mk-${aspect}`} width={24} />,
        words.legendMarker(texts.kinds.aspect!(a, box), box.pack.aspects[a]!.names.zh),
      ],
    ),
    [<Art key="tall" name="mk3-laws" width={20} height={30} />, words.legendTall],
    ...COLOURS.map(
      (colour, c): Line => [
        <Art key={colour} name={`cube-${colour}`} width={24} height={26} />,
        words.legendOfficial(colour, words.named(box.pack.officials[c]!.names), box.pack.officials[c]!.names.zh),
      ],
    ),
    [<Art key="worker" name="worker" width={26} />, words.legendWorker],
    [<Art key="unrest" name="unrest" width={24} height={26} />, words.legendUnrest],
    [<Art key="nopalace" name="nopalace" width={22} />, words.palaceBlock],
    [<Art key="nocard" name="nocard" width={22} />, words.lastSlot],
  ];
}
function actionsOf(words: Words, { kernel, texts }: Props): Line[] {
  return ACTIONS.map(
    (action, a): Line => [
      <Art key={action} name={`a-${action}`} width={24} />,
      words.legendAction(texts.kinds.action!(a, kernel.box), kernel.box.pack.court[a]!.names.zh),
    ],
  );
}
/** The wall tiles of this game: what a Wall scores for, by its rods. */
function facesOf({ kernel, texts, view }: Props): Line[] {
  return view.faces.map(
    (face): Line => [
      <svg key={face} width={28} height={26} viewBox="-2 0 30 26" aria-hidden="true">
        <FaceArt face={kernel.box.faces[face]!} x={0} y={0} />
      </svg>,
      texts.kinds.face!(face, kernel.box),
    ],
  );
}
const giftsOf = (words: Words): Line[] =>
  Object.entries(words.legendGift).map(([name, meaning]) => [<Art key={name} name={name} width={28} />, meaning]);
