import { agree, capital, counted, does, who, whom, whose } from '@tianxia/kernel/english';

/** The words of Qin's table. Sentences that name somebody get the name and whether it is the reader. */
export interface Person {
  name: string;
  you: boolean;
}
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const spelt = (n: number) => small[n] ?? `${n}`;
const pagodas = (n: number) => (n === 1 ? 'one pagoda' : `${spelt(n)} pagodas`);

export const words = {
  who,
  // ---- prompt bar ----
  chooseTile: 'Choose a tile.',
  chooseTileHint: 'Press one in your tray, or drag it onto the board.',
  chooseTileFor: (square: string) => `Choose a tile for ${square}.`,
  chooseTileForHint: 'Press the half that is to lie there.',
  chooseSquares: (tile: string) => `Choose two squares for ${tile}.`,
  chooseSquaresHint: (colour: string, turns: boolean) =>
    `Press a lit square for the ${colour} half.${turns ? ' Press the other half in the tray to hold that one.' : ''}`,
  layIt: (place: string) => `Lay it at ${place}?`,
  layItHint: 'Press it again to turn it, press another lit square to move it, or confirm.',
  drawHint: 'All piles are alike. Press one.',
  drawFrom: (pile: number) => `Draw from pile ${pile}?`,
  drawNow: (pile: number) => `Draw from pile ${pile}`,
  lays: (player: Person) => `${who(player)} ${does(player, 'lay')} a tile.`,
  draws: (player: Person) => `${who(player)} ${does(player, 'draw')} a tile.`,
  over: 'The game is over.',
  // ---- refusals ----
  refused: (where: string, reason: string, numbers: string) =>
    `${where}: ${reason}${numbers === '' ? '' : ` (${numbers})`}.`,
  numbers: (list: readonly (readonly [Person, number])[]) => list.map(([one, n]) => `${who(one)} ${n}`).join(', '),
  ofColour: (colour: string, numbers: string) => `${colour}: ${numbers}`,
  // ---- board ----
  board: (wide: number, high: number) => `Board, ${wide} by ${high} squares`,
  turnTile: 'Turn the tile',
  grassland: 'grassland',
  water: 'water',
  village: 'village',
  territory: (colour: string) => `lone ${colour} territory`,
  province: (colour: string, size: number, owner: Person) => `${whose(owner)} ${colour} province of ${size}`,
  major: 'major',
  heldBy: (holder: Person) => `held by ${whom(holder)}`,
  heldByNobody: 'not held',
  strengths: (numbers: string) => `strengths ${numbers}`,
  ghost: 'the tile lies here',
  lastLay: 'last lay',
  // ---- tray ----
  yourHand: 'Your hand',
  yourHandHint: 'keys 1 2 3, turn with R', // where there is a keyboard
  turn: 'Turn',
  tile: (name: string, key: number) => `Tile ${key}: ${name}`,
  byHalf: (tile: string, colour: string, halves: boolean) => (halves ? `${tile}, by its ${colour} half` : tile),
  tileFitsNowhere: 'This tile fits nowhere now.',
  toPlace: (n: number) => `${agree(n, 'pagoda')} to place`,
  toPlaceSpoken: (left: number, of: number) => `${left} of ${of} pagodas to place`,
  unseen: 'Tiles you have not seen',
  unseenWatching: 'Tiles not on the board',
  watching: 'Hands are hidden',
  watchingHint: 'No hand is shown on this screen now.',
  // ---- players ----
  left: 'pagodas left',
  leftNearEnd: (n: number) => `only ${n} left: the game may end soon`,
  leads: 'leads',
  onBoard: 'on board',
  villages: (n: number) => agree(n, 'village'),
  tiles: (n: number) => agree(n, 'tile'),
  raceSpoken: (placed: number, of: number) => `${placed} of ${of} pagodas on the board`,
  // ---- beside ----
  piles: 'Tiles to draw',
  pile: (n: number, height: number) => `Pile ${n}, ${counted(height, 'tile')}`,
  villageRule: 'The player who is strongest beside it, alone, takes it.',
  nobodyStrong: 'No province touches it yet.',
  loneRule: 'The next same-coloured half makes it a province.',
  moreToMajor: (n: number) => `${n} more to major.`,
  isMajor: 'Major: it can never be taken.',
  change: (before: number, after: number) => `${before} → ${after}`,
  // ---- views of a small screen, and what is public of a player ----
  views: { board: 'Board', provinces: 'Provinces', tiles: 'Tiles', rivals: 'Rivals' },
  villagesTitle: 'Villages',
  provincesTitle: 'Provinces',
  noProvinces: 'No province yet.',
  noVillages: 'No province touches a village yet.',
  provinceRow: (colour: string, size: number, square: string) => `${capital(colour)} ${size} at ${square}`,
  yours: (n: number) => `you ${n}`,
  none: 'none',
  yourGoods: 'Your pagodas and tiles',
  layThere: (place: string) => `Lay at ${place}`,
  // ---- what this lay does ----
  outcome: 'What this lay does',
  founds: (owner: Person, colour: string, size: number) =>
    `${who(owner)} ${does(owner, 'found')} a ${colour} province of ${size}.`,
  grows: (owner: Person, colour: string, size: number) =>
    `${capital(whose(owner))} ${colour} province grows to ${size}.`,
  absorbs: (owner: Person, colour: string, own: number, losers: readonly (readonly [Person, number])[]) =>
    `${capital(whose(owner))} ${colour} ${own} absorbs ${losers.map(([one, n]) => `${whose(one)} ${n}`).join(' and ')}.`,
  joins: (owner: Person, colour: string) => `${capital(whose(owner))} ${colour} provinces join.`,
  squaresNow: (n: number) => `${capital(spelt(n))} squares.`,
  majorNow: (n: number) => `${capital(spelt(n))} squares: a major province, safe for good.`,
  takesBack: (one: Person, n: number) => `${who(one)} ${does(one, 'take')} back ${pagodas(n)}.`,
  annexes: (one: Person, village: string) => `${who(one)} ${does(one, 'annex')} the village ${village}`,
  conquers: (one: Person, village: string, loser: Person) =>
    `${who(one)} ${does(one, 'take')} the village ${village} from ${whom(loser)}`,
  strengthTo: (winner: number, next: number) => `${winner} to ${next}`,
  wins: (one: Person) => `${who(one)} ${does(one, 'place')} the last pagoda: the game ends here.`,
  layOnly: 'No province changes, no pagoda moves.',
  leftAfter: (n: number) => `${n} left`,
};
