import type { Help } from '@tianxia/kernel';

export const help = {
  phases: [
    { id: 'lay', at: ['lay'] },
    { id: 'draw', at: ['draw'] },
  ],
  actions: [
    { id: 'lay', moves: ['lay.lay'] },
    { id: 'draw', moves: ['draw.draw'] },
  ],
  firsts: [
    { id: 'lay', rule: 'QIN-060', at: ['lay'] },
    { id: 'provinces', rule: 'QIN-085', on: ['founded'] },
    { id: 'majors', rule: 'QIN-093', on: ['major'] },
    { id: 'villages', rule: 'QIN-124', on: ['annexed', 'conquered'] },
    { id: 'most', rule: 'QIN-101', on: ['joined', 'absorbed'] },
    { id: 'skipped', rule: 'QIN-174', on: ['skipped'] },
  ],
} as const satisfies Help;
