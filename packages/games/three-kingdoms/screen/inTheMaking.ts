import type { Draft, Offer, Offers } from '@tianxia/board';
import type { Frame, Option } from '@tianxia/kernel';
import type { Frames } from '../state.ts';
import type { Want } from './bid.ts';
import type { Brings } from './brings.ts';
import type { Desk } from './desk.ts';

/** The choice in the making, as all parts of the table share it. */
export interface TkDraft extends Draft {
  desk: Desk;
  frame: Frame<Frames> | undefined; // what is asked there
  offers: Offers; // everything that could be pointed at there
  want: Want;
  bid: Desk | undefined; // the whole bid, once general and space are known
  brings: ReadonlyMap<number, Brings>; // by space: what the picked general would make
  picked: number;
  general: number;
  isChosen(option: Option): boolean;
  choose(option: Option): void;
  pickGeneral(general: number): void;
  pressSpace(space: number): void;
  pressLocation(location: number): void;
  drop(general: number, space: number): void; // the end of a drag
  toggle(card: number): void;
  adjust(part: Partial<Want>): void;
  refuse(offer: Offer | undefined): void;
  spaceOffer(space: number): Offer | undefined;
  generalOffer(general: number): Offer | undefined;
}
