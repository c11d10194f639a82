import { type BoardView, kindOf } from '@tianxia/board';
import type { Events } from '../events.ts';
import type { EmperorsChoice, Frames } from '../state.ts';
import { Bag } from './Bag.tsx';
import { Court, Decrees } from './Court.tsx';
import type { EcDraft, EcProps } from './draft.ts';
import { Estate } from './Estate.tsx';
import { Held } from './Hand.tsx';
import { Lane } from './Lane.tsx';
import { Market, Supplies } from './Market.tsx';
import { Palace } from './Palace.tsx';
import { Pieces } from './Pieces.tsx';
import { Policies } from './Policies.tsx';
import { phaseOf } from './phase.ts';
import { Ribbon } from './Ribbon.tsx';
import { Rivals } from './Rival.tsx';
import { Sets, Treasures } from './Sets.tsx';
import { useWords, type Words } from './words.ts';

type Named = keyof Words['views'];
/** Where each decision is answered. */
const ASKS: Readonly<Record<Exclude<Named, 'estate' | 'rivals'>, readonly (keyof Frames)[]>> = {
  auction: ['bonus', 'bid', 'addCubes', 'effects', 'victim', 'lose', 'exit', 'keepCharacter'],
  policies: ['decree', 'edict', 'show'],
  palace: ['takeSet', 'immediate', 'treasure', 'treasures', 'replenish', 'keepTile'],
};
/** Where each kind of thing lies. */
const SHOWS: Readonly<Record<Exclude<Named, 'rivals'>, readonly string[]>> = {
  auction: ['character', 'heap', 'order', 'exit'],
  policies: ['scroll', 'policy', 'disc', 'trust', 'decree'],
  palace: ['level', 'official', 'strength', 'set', 'settile', 'treasure'],
  estate: ['tile'],
};
const view = (id: Named, View: (props: EcProps) => React.ReactNode): BoardView<EmperorsChoice, EcDraft> => ({
  id,
  useName: () => useWords().views[id],
  View,
  asks: draft => asksAt(id, draft),
  shows: thing => id !== 'rivals' && SHOWS[id].includes(kindOf(thing)),
});
/** An icon is chosen where it is printed: a palace space on the stairs, an inscription at the policies. */
export function asksAt(id: Named, { decision, frame }: Pick<EcDraft, 'decision' | 'frame'>): boolean {
  if (id === 'estate' || id === 'rivals' || decision === '') return false;
  if (frame?.at === 'choose') return id === (frame.optional ? 'palace' : 'policies');
  return ASKS[id].includes(decision);
}

/** What is seen in the estate of the player who does it. */
const IN_ESTATE: readonly (keyof Events)[] = ['drewTile', 'gotTile', 'usedTile', 'income', 'removedTiles'];

/** On a phone each part of the table is a tab. */
export const views: readonly BoardView<EmperorsChoice, EcDraft>[] = [
  view('auction', AuctionView),
  view('policies', PoliciesView),
  view('palace', PalaceView),
  view('estate', EstateView),
  { ...view('rivals', RivalsView), rivalsDo: IN_ESTATE },
];
function AuctionView(props: EcProps) {
  const phase = phaseOf(props.view);
  return (
    <div className="ec-board ec-view" data-phase={phase}>
      <Pieces />
      {phase === 'auction' || phase === 'setup' ? <Lane {...props} /> : <Court {...props} />}
    </div>
  );
}
function PoliciesView(props: EcProps) {
  return (
    <div className="ec-board ec-view">
      <Pieces />
      <Policies {...props} />
      <Ribbon {...props} />
      <Decrees {...props} />
    </div>
  );
}
function PalaceView(props: EcProps) {
  const words = useWords();
  return (
    <div className="ec-board ec-view">
      <Pieces />
      <Palace {...props} />
      <Sets {...props} />
      <Treasures {...props} />
      <section className="panel ec-view-market" aria-label={words.forHire}>
        <Market {...props} large={false} />
        <Supplies {...props} />
      </section>
      <section className="panel ec-view-market" aria-label={words.bag}>
        <Bag {...props} />
      </section>
    </div>
  );
}
function EstateView(props: EcProps) {
  return (
    <div className="ec-board ec-view ec-view-estate">
      <Pieces />
      {props.viewer >= 0 && (
        <>
          <Held {...props} />
          <Estate {...props} />
        </>
      )}
    </div>
  );
}
function RivalsView(props: EcProps) {
  return (
    <div className="ec-board ec-view">
      <Pieces />
      <Rivals {...props} />
    </div>
  );
}
