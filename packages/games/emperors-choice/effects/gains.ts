import { EMPTY, type Handlers, handle, known, type Play, put, remove, type Seat, takeAny, todo } from '@tianxia/kernel';
import { NO_SLASH } from '../box.ts';
import type { Gain } from '../content/vocabulary.ts';
import { everyone } from '../count.ts';
import type { EmperorsChoice, Source } from '../state.ts';
import { drawTribute, gainCubes, gainMoney, gainTrust, loseTrust, payCubes, score } from './possessions.ts';

type Playing = Play<EmperorsChoice>;

/** What every printed gain does; what needs a choice becomes the next thing to do. */
export const gainHandlers: Handlers<Gain, [Playing, Seat, Source]> = {
  vp: ({ amount }, play, seat, source) => score(play, seat, amount, source), // EC-132
  trust: ({ amount }, play, seat) => gainTrust(play, seat, amount), // EC-103
  loseTrust: ({ amount }, play, seat) => loseTrust(play, seat, amount),
  money: ({ amount }, play, seat) => gainMoney(play, seat, amount), // EC-104
  cubes: ({ amount }, play, seat) => gainCubes(play, seat, amount), // EC-132
  payCubes: ({ amount }, play, seat) => payCubes(play, seat, amount),
  palace: ({ levels }, play, seat) => todo(play, { at: 'climb', seat, left: levels }), // EC-131
  bonusCharacter: (_, play, seat) => takeBonusCharacter(play, seat), // EC-133
  tiles: ({ draw, keep }, play, seat) => drawTiles(play, seat, draw, keep), // EC-134, EC-135
  characters: ({ draw, keep }, play, seat) => drawCharacters(play, seat, draw, keep), // EC-136, EC-137
  tributes: ({ count }, play, seat) => {
    // EC-138
    for (let i = 0; i < count; i++) drawTribute(play, seat);
  },
  treasure: (_, play, seat) => todo(play, { at: 'treasure', seat }),
};
export const perform = (play: Playing, gain: Gain, seat: Seat, source: Source): void =>
  handle(gainHandlers, gain, play, seat, source);

/** A printed icon: carried out at once where there is nothing to choose. */
export function carryOut(play: Playing, seat: Seat, slash: number, optional: boolean): void {
  const { box } = play;
  const alternatives = box.slashes[slash]!;
  const only = box.alternatives[alternatives[0]!]!;
  if (optional || alternatives.length > 1 || only.kind === 'settle' || only.kind === 'turn')
    todo(play, { at: 'choose', seat, slash, optional });
  else perform(play, only, seat, 'icons');
}
function takeBonusCharacter({ s, box, emit }: Playing, seat: Seat): void {
  if (!s.aside.includes(box.bonusCard)) return;
  remove(s.aside, box.bonusCard);
  put(s.hands[seat]!, box.bonusCard, everyone(s));
  emit('gotBonusCharacter', seat, box.bonusCard);
}

// ---- Qin tiles: the Hsiung-nu are never owned (EC-050, EC-196) ----
export function drawTile({ s, box, emit, rand }: Playing): number {
  for (;;) {
    const tile = takeAny(s.bag, rand);
    const strength = tile === EMPTY ? undefined : box.tiles[tile]!.strength;
    if (strength === undefined) return tile;
    s.strength += strength;
    s.gone.push(tile);
    emit('raided', tile, s.strength);
  }
}
/** EC-102: what works at once is used at the moment it is gained. */
export function gainTile(play: Playing, seat: Seat, tile: number): void {
  const { s, box, emit } = play;
  emit('gotTile', seat, tile);
  if (box.tileSlash[tile] === NO_SLASH) s.tiles[seat]!.push(tile);
  else spendTile(play, seat, tile);
}
export function spendTile(play: Playing, seat: Seat, tile: number): void {
  play.s.gone.push(tile);
  play.emit('usedTile', seat, tile);
  carryOut(play, seat, play.box.tileSlash[tile]!, false);
}
/** EC-033, EC-134, EC-135: all see what is drawn. */
function drawTiles(play: Playing, seat: Seat, draw: number, keep: number): void {
  const { s, emit } = play;
  for (let i = 0; i < draw; i++) {
    const tile = drawTile(play);
    if (tile === EMPTY) break; // EC-028
    s.looked.push(tile);
    if (draw > keep) emit('drewTile', seat, tile);
  }
  if (s.looked.length > keep) todo(play, { at: 'keepTile', seat, keep });
  else for (const tile of s.looked.splice(0)) gainTile(play, seat, tile);
}

// ---- characters ----
/** EC-019, EC-021: the discard pile becomes the new deck. */
export function drawCharacter({ s, rand, emit }: Playing): number {
  if (s.deck.length === 0 && s.discard.length > 0) {
    for (let i = 0; i < s.discard.length; i++) s.deck.push(s.discard[i]!); // EC-020: S and B cards too
    s.discard.length = 0;
    emit('reshuffled');
  }
  return takeAny(s.deck, rand);
}
function drawCharacters(play: Playing, seat: Seat, draw: number, keep: number): void {
  const { s, emit } = play;
  const drawn = s.drawn[seat]!;
  for (let i = 0; i < draw; i++) {
    const card = drawCharacter(play);
    if (card === EMPTY) break;
    drawn.push(card);
    emit('drewCharacter', seat, card);
  }
  if (drawn.length > keep) todo(play, { at: 'keepCharacter', seat, keep });
  else for (const card of drawn.splice(0)) put(s.hands[seat]!, card, known(seat));
}
