import type { Section } from './sections.mjs';

export function markdown(sections: readonly Section[]): string;
