/** Ctrl-C once asks for an end in order, twice ends at once. */
export function onInterrupt(stop: () => void = () => {}): { interrupted(): boolean; release(): void } {
  let asked = false;
  const heard = () => {
    if (asked) process.exit(130);
    asked = true;
    stop();
  };
  process.on('SIGINT', heard);
  return { interrupted: () => asked, release: () => process.off('SIGINT', heard) };
}
