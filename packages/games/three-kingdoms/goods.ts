import { type Look, type Play, remove, type Seat, todo } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Bundle } from './printed.ts';
import type { Bid, Player, State, ThreeKingdoms } from './state.ts';
import { asGoods, FIRST_WEAPON, FREE, SUPPORT, TRAINED, UNTRAINED } from './words.ts';

type Here = Look<ThreeKingdoms>;
type Acting = Play<ThreeKingdoms>;

export const me = ({ s, seat }: Here): Player => s.players[seat]!;
/** What the player whose frame this is has of a good. */
export const own = ({ s, seat }: Here, good: number): number => s.players[seat]!.goods[good]!;
export const weaponsOf = ({ goods }: Player): number => {
  let sum = 0;
  for (let good = FIRST_WEAPON; good < SUPPORT; good++) sum += goods[good]!;
  return sum;
};
export function gain(play: Acting, good: number, amount: number): void {
  // TK-011, TK-014: no supply to run out, no change to make
  if (amount === 0) return;
  me(play).goods[good]! += amount;
  play.emit('gained', play.seat, asGoods(good, amount));
}
export function pay(play: Acting, good: number, amount: number): void {
  // TK-020
  if (amount === 0) return;
  me(play).goods[good]! -= amount;
  play.emit('paid', play.seat, asGoods(good, amount));
}
export function train(play: Acting, armies: number): void {
  // TK-008
  const { goods } = me(play);
  goods[UNTRAINED]! -= armies; // TK-008
  goods[TRAINED]! += armies;
  play.emit('trained', play.seat, armies);
}
/** TK-454: weapons of choice are chosen one by one. */
export function gainBundle(play: Acting, { goods, weapons }: Bundle): void {
  for (let good = 0; good < goods.length; good++) gain(play, good, goods[good]!);
  if (weapons > 0) todo(play, { at: 'arms', seat: play.seat, left: weapons });
}
export function payBundle(play: Acting, { goods, weapons }: Bundle): void {
  for (let good = 0; good < goods.length; good++) pay(play, good, goods[good]!);
  if (weapons > 0) todo(play, { at: 'sale', seat: play.seat, left: weapons });
}
export function canPayBundle(player: Player, { goods, weapons }: Bundle): boolean {
  for (let good = 0; good < goods.length; good++) if (player.goods[good]! < goods[good]!) return false;
  return weapons === 0 || weaponsOf(player) >= weapons;
}

// ---- generals a player has recruited, shown or not ----
export const recruitedCount = ({ fresh, hidden, shown }: Player): number => fresh.length + hidden.length + shown.length;
export function recruitedNth({ fresh, hidden, shown }: Player, i: number): number {
  if (i < shown.length) return shown[i]!;
  const rest = i - shown.length;
  return rest < hidden.length ? hidden[rest]! : fresh[rest - hidden.length]!;
}
export const hasRecruited = ({ fresh, hidden, shown }: Player, general: number): boolean =>
  shown.includes(general) || hidden.includes(general) || fresh.includes(general);
/** How many generals a seat could still assign. */
export function freeGenerals(s: State, seat: Seat): number {
  const { fresh, hidden, shown } = s.players[seat]!;
  let free = fresh.length + hidden.length;
  for (let i = 0; i < shown.length; i++) if (s.post[shown[i]!] === FREE) free++;
  return free;
}
export const isNew = (s: State, player: Player, general: number): boolean =>
  s.since[general] === s.round || player.fresh.includes(general);
/** TK-421, TK-422: assigned or using his skill, a general is seen, and stays known. */
export function reveal({ s, seat, emit }: Acting, general: number): void {
  const player = s.players[seat]!;
  const { fresh, hidden, shown } = player;
  if (shown.includes(general)) return;
  if (fresh.includes(general)) {
    remove(fresh, general);
    s.since[general] = s.round;
  } else remove(hidden, general);
  shown.push(general);
  emit('revealed', seat, general);
}
export function bidOf({ bids }: State, general: number): Bid | undefined {
  for (let i = bids.length - 1; i >= 0; i--) if (bids[i]!.general === general) return bids[i];
  return undefined;
}
export const lastBid = ({ s }: Here): Bid => s.bids[s.bids.length - 1]!;

// ---- what a seat has at its borders ----
export function stationedUnits({ garrison, units }: State, box: Box, seat: Seat, army = -1): number {
  let sum = 0;
  for (let at = 0; at < garrison.length; at++)
    if (garrison[at]! > 0 && box.seatOf[garrison[at]!] === seat && (army < 0 || box.locationArmy[at] === army))
      sum += units[at]!;
  return sum;
}
/** TK-287, TK-288: location tokens on the granary (1) or the treasury (2), whichever side is up. */
function locationTokens({ garrison, token }: State, box: Box, seat: Seat, store: number): number {
  let sum = 0;
  for (let at = 0; at < garrison.length; at++) if (token[at] === store + 1 && box.seatOf[garrison[at]!] === seat) sum++;
  return sum;
}
export function locationsHeld({ garrison }: State, box: Box, seat: Seat, border = -1): number {
  let sum = 0;
  for (let at = 0; at < garrison.length; at++)
    if (garrison[at]! > 0 && box.seatOf[garrison[at]!] === seat && (border < 0 || box.locationBorder[at] === border))
      sum++;
  return sum;
}
/** Farm or marketplace tokens and location tokens that lie there. */
export const tokensStored = (s: State, box: Box, seat: Seat, land: number): number =>
  s.players[seat]!.stored[land]! + locationTokens(s, box, seat, land);
