import type { Pack } from './shape.ts';

export const provenance: Pack['provenance'] = [
  { part: 'aspects, card numbers and colours', mark: 'printed' },
  {
    part: 'cards: the ability of each number',
    mark: 'reconstructed',
    note: 'Triggers and bonus kinds are printed. Made to fit: eight cards per colour and trigger, with eight different bonuses, spread evenly over each range; Build 1 Palace worth 3 points exists.',
  },
  {
    part: 'names in Chinese',
    mark: 'public',
    note: 'Terms of published editions.',
  },
  {
    part: 'names in Chinese: our own translations',
    mark: 'reconstructed',
    note: 'Official, Unification Marker, the offices, the actions, the player boards and the Wall Sites.',
  },
  { part: 'regions: ids', mark: 'printed' },
  { part: 'regions and sites: positions', mark: 'reconstructed', note: 'For drawing only.' },
  {
    part: 'adjacent',
    mark: 'reconstructed',
    note: 'A row 1-2-3-4-5: from 3 to 5 costs two points in a printed example; player boards show arrows between neighbouring columns.',
  },
  { part: 'squares: three in each Region', mark: 'public' },
  {
    part: 'squares: which bonus where',
    mark: 'reconstructed',
    note: 'Three kinds are printed and there are three squares, so one of each.',
  },
  { part: 'sites: two sections each, slots of 1, 2 and 3 rods', mark: 'printed' },
  { part: 'sites: the colour of the third', mark: 'reconstructed' },
  { part: 'wallTiles: all twelve faces', mark: 'printed' },
  { part: 'wallTiles: which faces share a tile', mark: 'reconstructed' },
  { part: 'court, costs, unification, pieces, markers, palace slots', mark: 'printed' },
  { part: 'rewards: the seven kinds; Governors in rounds 3 to 5', mark: 'printed' },
  {
    part: 'rewards: which stands where',
    mark: 'reconstructed',
    note: 'In rounds 3 to 5 each aspect has one Governor, one Wall, one Palace; every Region is shown twice.',
  },
  { part: 'tasks W1 and P1', mark: 'printed' },
  {
    part: 'tasks: the other ten tiles',
    mark: 'reconstructed',
    note: 'Two to four symbols; every Region twice among Palace and among Governor tiles, every site four times among Wall tiles.',
  },
  { part: 'taskSlots', mark: 'reconstructed', note: '5, 3 and 2 stand in a printed example.' },
  {
    part: 'boards: unrest tracks and their palace symbols',
    mark: 'reconstructed',
    note: 'Lengths 2 to 4, fifteen in all on every side; the symbol under the last slot but one on tracks of 3 and 4.',
  },
  { part: 'boards: first Officials of the A side', mark: 'public' },
  { part: 'boards: first Officials of the B sides', mark: 'reconstructed', note: 'Never all three colours.' },
  { part: 'boards: the six powers', mark: 'printed' },
  { part: 'boards: which symbol has which powers', mark: 'reconstructed' },
  { part: 'auction, majorities', mark: 'printed' },
  { part: 'lap: the victory track has 100 spaces', mark: 'public' },
];
