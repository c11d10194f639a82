import { counted } from '@tianxia/kernel/english';
import { formsOf } from '../forms.ts';

export { capital } from '@tianxia/kernel/english';

export const forms = formsOf('en');

const figures = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
export const spelled = (n: number): string => figures[n] ?? String(n);
export const minutes = (n: number): string => counted(n, 'minute');
