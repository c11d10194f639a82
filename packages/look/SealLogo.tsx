/** The seal of the site: 天下 in red. */
export function SealLogo({ height = 44 }: { height?: number }) {
  return (
    <svg width={(height * 44) / 72} height={height} aria-hidden="true">
      <use href="#seal" />
    </svg>
  );
}
