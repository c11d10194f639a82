import { rewards, taskSlots, tasks } from './aims.ts';
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { adjacent, regions, sites, squares, walled, wallTiles } from './map.ts';
import { provenance } from './provenance.ts';
import type { Pack } from './shape.ts';

export const content: Pack = {
  game: 'zhanguo',
  provenance,
  glossary: {
    official: { en: 'Official', zh: '官员' },
    governor: { en: 'Governor', zh: '县令' },
    palace: { en: 'Palace', zh: '宫殿' },
    wall: { en: 'Wall', zh: '长城' },
    worker: { en: 'Worker', zh: '工人' },
    unrest: { en: 'Unrest', zh: '动乱' },
    task: { en: 'Task', zh: '任务' },
    court: { en: 'Court', zh: '始皇帝' },
    marker: { en: 'Unification Marker', zh: '统一标记' },
  },
  aspects: [
    { id: 'writing', names: { en: 'Writing', zh: '文字' }, colour: 'ivory', cards: [1, 40], majority: 5 },
    { id: 'currency', names: { en: 'Currency', zh: '货币' }, colour: 'orange', cards: [41, 80], majority: 6 },
    { id: 'laws', names: { en: 'Laws', zh: '法律' }, colour: 'brown', cards: [81, 120], majority: 7 },
  ],
  officials: [
    { colour: 'red', names: { en: 'military', zh: '尉' }, each: 5 },
    { colour: 'gray', names: { en: 'civilian', zh: '守' }, each: 5 },
    { colour: 'white', names: { en: 'inspector', zh: '监' }, each: 5 },
  ],
  cards,
  regions,
  adjacent,
  walled,
  squares,
  sites,
  wallTiles,
  court: [
    { id: 'wall', names: { en: 'Build 1 Wall', zh: '筑长城' }, wants: 'higher' },
    { id: 'palace', names: { en: 'Build 1 Palace', zh: '建宫殿' }, wants: 'higher' },
    { id: 'hire', names: { en: 'Hire Workers', zh: '征工人' }, wants: 'higher' },
    { id: 'reassign', names: { en: 'Re-assign Officials', zh: '调官员' }, wants: 'never' },
    { id: 'recruit', names: { en: 'Recruit 1 Official', zh: '募官员' }, wants: 'lower' },
    { id: 'governor', names: { en: 'Install 1 Governor', zh: '任县令' }, wants: 'lower' },
  ],
  costs: { palace: { here: 2, elsewhere: 1 }, governor: [1, 1, 1], rods: [1, 2, 3] },
  reassign: { least: 1, most: 3 },
  unification: { markers: [1, 2, 3], unrest: [0, 1, 2] },
  places: { officialsBelow: 2 },
  tall: { worth: 3, each: 1 },
  low: { each: { '2': 6, '3': 9, '4': 12 } },
  palaceSlots: { '2': 2, '3': 3, '4': 4 },
  pieces: { governors: 8, palaces: 6, walls: 5, discs: 8 },
  workers: 40,
  rewards,
  hand: { ofEach: 2, drawn: 3, kept: 2 },
  tasks,
  taskSlots,
  taskSections: 2,
  boards,
  auction: { start: 15, least: 1 },
  majority: { base: 9, each: 3 },
  lap: 100,
};
