import './emblem.css';

/** The emperor's crown with its strings of beads. */
export function Emblem() {
  return (
    <g strokeLinejoin="round">
      <path d="M40 96C36 52 52 34 80 34s44 18 40 62Z" fill="var(--crown)" stroke="var(--crown-edge)" strokeWidth="2" />
      <path
        d="M80 34V96M58 40C52 58 50 76 52 96M102 40C108 58 110 76 108 96"
        fill="none"
        stroke="var(--gilt)"
        strokeWidth="1.5"
        opacity=".7"
      />
      <path d="M36 94H124V114H36Z" fill="var(--silk-red)" stroke="var(--silk-red-edge)" strokeWidth="2" />
      <path d="M36 99H124M36 109H124" stroke="var(--bead-4)" strokeWidth="1.5" />
      <path d="M80 88l13 16-13 16-13-16Z" fill="var(--gilt)" stroke="var(--gilt-deep)" strokeWidth="2" />
      <circle cx="80" cy="104" r="5.5" fill="var(--jewel)" stroke="var(--jewel-edge)" strokeWidth="1.5" />
      <path d="M36 112C38 132 54 148 80 150c26-2 42-18 44-38" fill="none" stroke="var(--silk-red)" strokeWidth="3" />
      <path d="M6 24 26 4H134L154 24 150 36H10Z" fill="var(--board)" stroke="var(--board-edge)" strokeWidth="2" />
      <path d="M22 11H138" stroke="var(--board-lit)" strokeWidth="1.5" />
      <path d="M10 30H150" stroke="var(--gilt)" strokeWidth="3" />
      {[16, 32, 48, 64, 80, 96, 112, 128, 144].map(x => (
        <g key={x}>
          <path d={`M${x} 36V${x === 80 ? 72 : 82}`} stroke="var(--thread)" strokeWidth="1.3" />
          {[1, 2, 3, 4].slice(0, x === 80 ? 3 : 4).map(bead => (
            <circle
              key={bead}
              cx={x}
              cy={32 + 12 * bead}
              r="4"
              fill={`var(--bead-${bead})`}
              stroke="var(--bead-edge)"
              strokeWidth="1"
            />
          ))}
        </g>
      ))}
    </g>
  );
}
