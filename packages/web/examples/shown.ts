import type { About, Scene } from '@tianxia/kernel';
import type { ReactNode } from 'react';
import type { TableGame } from '../table/game.ts';
import type { Told } from './examples.ts';

export interface ExampleTableProps {
  about: About;
  told: Told;
  example: string;
  tableGame: TableGame;
  scene: Scene;
  first: Scene; // of its positions
  at: number; // which of its positions
  of: number;
  onScene(at: number): void;
}
/** What stands beside the table, or in the coach's bubble where there is no room beside it. */
export interface Shown extends ExampleTableProps {
  steps: number; // shown so far; -1: before what happens by itself
  playing: boolean;
  status: readonly string[]; // what was tried last, and what came of it
  isRefused: boolean;
  done: boolean;
  scores: ReactNode; // where nothing is chosen, an example is mostly about what things are worth
  onShow?: (() => void) | undefined; // none where nothing is left to show
  onBack?: (() => void) | undefined;
  onPlayOn?: (() => void) | undefined;
}
