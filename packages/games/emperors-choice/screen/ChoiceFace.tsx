import { kindOf, numberOf } from '@tianxia/board';
import { Icon } from '@tianxia/look';
import type { Icon as Printed } from '../content/vocabulary.ts';
import { powerOf } from '../count.ts';
import { SmallCard } from './CardFace.tsx';
import type { EcProps } from './draft.ts';
import { IconMark } from './Effect.tsx';
import { iconFace, treasurePiece } from './faces.ts';
import { Piece, QinTile } from './Pieces.tsx';

/** The picture on a choice. */
export function ChoiceFace({ kernel, view, viewer, thing }: EcProps & { thing: string }) {
  const { box } = kernel;
  const value = numberOf(thing);
  switch (kindOf(thing)) {
    case 'character':
      return <SmallCard box={box} card={value} power={powerOf(view, box, ownerOf(view, value, viewer), value)} />;
    case 'item':
      return value === 0 ? (
        <Piece name="cube" size={30} />
      ) : (
        <SmallCard box={box} card={value} power={powerOf(view, box, viewer, value)} />
      );
    case 'tile':
      return <QinTile box={box} kind={value} size={44} />;
    case 'set':
      return (
        <span className="ec-faces">
          {view.sets[value]!.map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles are alike
            <QinTile key={i} box={box} kind={kind} size={34} />
          ))}
        </span>
      );
    case 'icon':
      return <IconMark icon={box.alternatives[value]!} size={30} />;
    case 'exit':
      return <Icons icons={box.pack.exitTiles[value]!.icons} />;
    case 'bonus':
      return <Icons icons={box.pack.bonusTiles[value - 1]!.icons} />;
    case 'decree':
      return <Icons icons={box.pack.decreeTiles[value]!.parts} />;
    case 'treasure':
      return <Piece name={treasurePiece(box, value)} size={34} />;
    case 'policy':
      return <Piece name="settle" size={30} />;
    case 'levels':
      return (
        <Steps spaces={box.pack.palace.spaces.slice(view.palace[viewer]! + 1, view.palace[viewer]! + 1 + value)} />
      );
    case 'cubes':
      return <Piece name="cube" size={28} />;
    default:
      return <Deed thing={thing} />;
  }
}
function Deed({ thing }: { thing: string }) {
  if (thing.endsWith('.settle')) return <Piece name="settle" size={30} />;
  if (thing.endsWith('.turn')) return <Piece name="turn" size={30} />;
  return <Icon name={thing.endsWith('.skip') ? 'pass' : 'check'} size={26} />;
}
function Steps({ spaces }: { spaces: readonly { icons?: readonly Printed[] }[] }) {
  return (
    <span className="ec-faces">
      {spaces.map(({ icons = [] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
        <span key={i} className="ec-passing">
          {icons.map(icon => (
            <Piece key={icon.kind} name={iconFace(icon).piece} size={icons.length > 1 ? 15 : 19} />
          ))}
        </span>
      ))}
    </span>
  );
}
function Icons({ icons }: { icons: readonly Printed[] }) {
  return (
    <span className="ec-faces">
      {icons.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the icons of a printed tile never change
        <IconMark key={i} icon={icon} size={28} />
      ))}
    </span>
  );
}
/** Whose revealed card this is, so that a field marshal shows the right power. */
export const ownerOf = (view: EcProps['view'], card: number, viewer: number): number => {
  const seat = view.shown.findIndex(cards => cards.includes(card));
  return seat < 0 ? Math.max(0, viewer) : seat;
};
