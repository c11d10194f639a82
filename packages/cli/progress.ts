const PATIENCE = 1000; // milliseconds before a bar appears
const WIDE = 30;

/** A bar on the terminal for what takes over a second, or just the note when nobody knows how much is left. */
export function progress(what: string): { at(share: number | undefined, note?: string): void; end(): void } {
  const began = performance.now();
  let drawn = 0;
  const shown = () => drawn > 0;
  return {
    at(share, note = '') {
      const now = performance.now();
      if (!process.stderr.isTTY || now - began < PATIENCE || now - drawn < 100) return;
      drawn = now;
      process.stderr.write(`\r\x1b[K${what} ${share === undefined ? '' : barOf(Math.min(1, share))}${note}`);
    },
    end() {
      if (shown()) process.stderr.write('\r\x1b[K');
    },
  };
}
function barOf(share: number): string {
  const full = Math.round(share * WIDE);
  return `${'█'.repeat(full)}${'░'.repeat(WIDE - full)} ${Math.floor(share * 100)} % `;
}
