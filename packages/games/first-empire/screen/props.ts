import type { TableProps } from '@tianxia/board';
import type { Frame } from '@tianxia/kernel';
import type { FirstEmpire, Frames } from '../state.ts';

export type Props = TableProps<FirstEmpire>;
export type AnyFrame = Frame<Frames>;
