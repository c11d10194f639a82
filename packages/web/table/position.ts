/** The address of one moment of the finished game on this page: /t/ID?at=12, after its twelfth choice. */
export const positionAddress = (choice: number): string => `${location.origin}${location.pathname}?at=${choice}`;

export function atAddress(): number | undefined {
  const text = new URLSearchParams(location.search).get('at');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
/** The address follows what is looked at, without a step in the history for each choice. */
export function setAddress(choice: number | undefined): void {
  const url = new URL(location.href);
  if (choice === undefined) url.searchParams.delete('at');
  else url.searchParams.set('at', String(choice));
  history.replaceState(history.state, '', url);
}
