/** The few sounds of a table, made of tones as they are wanted: no file is fetched for them. */
interface Tone {
  at: number; // seconds from the beginning of the sound
  from: number; // hertz
  to: number;
  lasts: number; // seconds
  loud: number; // 1: as loud as the reader allows
}
const bell = (at: number, hertz: number): Tone => ({ at, from: hertz, to: hertz, lasts: 0.6, loud: 0.7 });
const SOUNDS = {
  turn: [{ at: 0, from: 420, to: 260, lasts: 0.25, loud: 1 }], // a soft wooden knock
  landed: [{ at: 0, from: 240, to: 130, lasts: 0.09, loud: 0.55 }], // a piece on a board
  won: [bell(0, 523), bell(0.16, 659), bell(0.32, 784)],
} satisfies Record<string, readonly Tone[]>;
export type Sound = keyof typeof SOUNDS;

const LOUDEST = 0.4; // of what the device can do: they are quiet ones
const SILENT = 0.0001; // a volume falls towards it and never reaches nothing

let audio: AudioContext | undefined; // a page has one, from the first sound on

/** `volume`: 0 to 100. Ears hear steps of a square as even ones. */
export function play(sound: Sound, volume: number): void {
  const loudest = LOUDEST * (volume / 100) ** 2;
  if (loudest === 0) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const { at, from, to, lasts, loud } of SOUNDS[sound]) {
    const begins = audio.currentTime + at;
    const swing = audio.createOscillator();
    const falling = audio.createGain();
    swing.type = 'triangle';
    swing.frequency.setValueAtTime(from, begins);
    swing.frequency.exponentialRampToValueAtTime(to, begins + lasts);
    falling.gain.setValueAtTime(loudest * loud, begins);
    falling.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
    swing.connect(falling).connect(audio.destination);
    swing.start(begins);
    swing.stop(begins + lasts);
  }
}
