import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../settings.ts';
import { hear } from '../sound/hear.ts';

/** What an audio context was asked to do: tones with the volume they begin at. */
const made: { contexts: number; tones: { from: number; begins: number; loud: number }[] } = { contexts: 0, tones: [] };
class FakeAudio {
  currentTime = 0;
  state = 'running';
  destination = {};
  constructor() {
    made.contexts++;
  }
  createOscillator() {
    const tone = { from: 0, begins: 0, loud: 0 };
    return {
      frequency: { setValueAtTime: (from: number) => Object.assign(tone, { from }), exponentialRampToValueAtTime() {} },
      connect: (to: { loudness(): number; connect(): void }) => {
        tone.loud = to.loudness();
        return to;
      },
      start: (begins: number) => made.tones.push(Object.assign(tone, { begins })),
      stop() {},
    };
  }
  createGain() {
    const set: number[] = [];
    return {
      gain: { setValueAtTime: (value: number) => set.push(value), exponentialRampToValueAtTime() {} },
      loudness: () => set[0]!,
      connect() {},
    };
  }
}
/** A page that has been pressed, or not yet. */
const page = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
const heard = async (sound: Parameters<typeof hear>[0]) => {
  made.tones.length = 0;
  hear(sound);
  await vi.dynamicImportSettled();
  return made.tones;
};

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  page(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  change({ sound: false, volume: 50 });
});

test('nothing is heard unless the reader has switched sound on and pressed something', async () => {
  expect(await heard('turn')).toEqual([]);
  change({ sound: true });
  page(false);
  expect(await heard('turn')).toEqual([]);
  page(true);
  expect(await heard('turn')).toHaveLength(1);
});
test('a turn, a piece and a win can be told apart, and share one audio context', async () => {
  change({ sound: true });
  const first = (await heard('turn')).map(({ from }) => from);
  const second = (await heard('landed')).map(({ from }) => from);
  const won = [...(await heard('won'))];
  expect(new Set([first.join(), second.join(), won.map(({ from }) => from).join()]).size).toBe(3);
  expect(won.map(({ begins }) => begins)).toEqual(won.map(({ begins }) => begins).toSorted((a, b) => a - b));
  expect(won.length).toBeGreaterThan(1);
  expect(made.contexts).toBe(1);
});
test('the volume of the settings makes it louder, and 0 silences it', async () => {
  change({ sound: true, volume: 25 });
  const [soft] = [...(await heard('turn'))];
  change({ volume: 100 });
  const [loud] = [...(await heard('turn'))];
  expect(loud!.loud).toBeGreaterThan(soft!.loud);
  expect(loud!.loud).toBeLessThan(0.5); // quiet ones
  change({ volume: 0 });
  expect(await heard('turn')).toEqual([]);
});
