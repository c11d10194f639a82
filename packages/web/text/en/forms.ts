import { formsOf } from '../forms.ts';

export const forms = formsOf('en');

const figures = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
export const spelled = (n: number): string => figures[n] ?? String(n);
export const minutes = (n: number): string => (n === 1 ? '1 minute' : `${n} minutes`);
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
