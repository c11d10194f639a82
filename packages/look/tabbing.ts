import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Left and right lead from tab to tab in a circle, Home and End to the first and the last; the focus goes along. */
export function stepTabs(
  event: KeyboardEvent<HTMLElement>,
  tabs: readonly { id: string }[],
  open: string,
  onOpen: (id: string) => void,
): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = step(
    tabs.findIndex(({ id }) => id === open),
    tabs.length - 1,
  );
  onOpen(tabs[next]!.id);
  event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
}
