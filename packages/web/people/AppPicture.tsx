import { encode } from 'uqr';

const QUIET = 2; // cells of margin, without which telephones do not find it

/** What an authenticator app reads with its camera. */
export function AppPicture({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((cell, x) => (cell ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="pp-picture"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark} />
    </svg>
  );
}
