import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { type Cable, cable } from './cable.ts';

/** A topic that no other test uses: some share a server. */
const fresh = () => `t:${randomBytes(8).toString('hex')}`;
const until = (held: () => void) => vi.waitFor(held, { timeout: 20_000, interval: 5 });

function listener(bus: Bus, topic: string) {
  const texts: string[] = [];
  let missed = 0;
  const stop = bus.subscribe(
    topic,
    text => texts.push(text),
    () => missed++,
  );
  return { texts, stop, missed: () => missed };
}
/** Resolves when what was published before has reached `to`. */
async function afterwards(from: Bus, to: Bus): Promise<void> {
  const topic = fresh();
  const { texts, stop } = listener(to, topic);
  await to.settled();
  from.publish(topic, 'last');
  await until(() => expect(texts).toEqual(['last']));
  stop();
}

/** What every bus must do. `connect` gives one end of it; those of one process may be the same. */
export function busContract(name: string, connect: () => Promise<Bus>): void {
  describe(`${name} keeps the contract of a bus`, () => {
    let here: Bus;
    let there: Bus;
    beforeEach(async () => {
      [here, there] = await Promise.all([connect(), connect()]);
    });
    afterEach(() => Promise.all([here.close(), there.close()]));

    it('reaches every subscriber of the topic, here and there, and nobody else', async () => {
      const topic = fresh();
      const heard = [here, here, there, there].map(bus => listener(bus, topic));
      const other = listener(there, fresh());
      await Promise.all([here.settled(), there.settled()]);
      here.publish(topic, '{"table":"QIN-A"}');
      await until(() => expect(heard.map(({ texts }) => texts)).toEqual(heard.map(() => ['{"table":"QIN-A"}'])));
      await afterwards(here, there);
      expect(heard.map(({ texts }) => texts.length)).toEqual([1, 1, 1, 1]);
      expect(other.texts).toEqual([]);
    });
    it('keeps the order of one who publishes, also when it is the same twice', async () => {
      const topic = fresh();
      const [near, far] = [listener(here, topic), listener(there, topic)];
      await there.settled();
      const texts = Array.from({ length: 3000 }, (_, n) => `${n >> 1}`);
      for (const [n, text] of texts.entries()) {
        here.publish(topic, text);
        if (n % 100 === 0) await new Promise(setImmediate);
      }
      await until(() => expect(far.texts.length).toBe(texts.length));
      expect(far.texts).toEqual(texts);
      expect(near.texts).toEqual(texts);
    });
    it('tells nothing to those who stopped, and goes on for the others', async () => {
      const topic = fresh();
      const [stays, leaves, leavesToo] = [here, there, there].map(bus => listener(bus, topic));
      await there.settled();
      here.publish(topic, 'one');
      await until(() => expect(leavesToo!.texts).toEqual(['one']));
      leaves!.stop();
      leaves!.stop();
      here.publish(topic, 'two');
      await until(() => expect(leavesToo!.texts).toEqual(['one', 'two']));
      leavesToo!.stop();
      here.publish(topic, 'three');
      await afterwards(here, there);
      expect(stays!.texts).toEqual(['one', 'two', 'three']);
      expect([leaves!.texts, leavesToo!.texts]).toEqual([['one'], ['one', 'two']]);
      const again = listener(there, topic);
      await there.settled();
      here.publish(topic, 'four');
      await until(() => expect(again.texts).toEqual(['four']));
    });
    it('hears everything that is published after it has settled', async () => {
      for (let round = 0; round < 100; round++) {
        const topic = fresh();
        const { texts, stop } = listener(there, topic);
        await there.settled();
        here.publish(topic, 'heard');
        await until(() => expect(texts).toEqual(['heard']));
        stop();
      }
    });
    it('carries any text that is short, and refuses long ones and strange topics', async () => {
      const topic = fresh();
      const { texts } = listener(there, topic);
      await there.settled();
      const sent = ['', '天下 "\\\n\u0000\u{1f409}', 'x'.repeat(3990), '漢'.repeat(1300)];
      for (const text of sent) here.publish(topic, text);
      await until(() => expect(texts).toEqual(sent));
      expect(() => here.publish(topic, 'x'.repeat(4000))).toThrow('must be short');
      for (const strange of ['', 'a b', 'a.*', '>', 'é', 'x'.repeat(101)]) {
        expect(() => here.publish(strange, '')).toThrow('cannot be a topic');
        expect(() => here.subscribe(strange, () => {})).toThrow('cannot be a topic');
      }
    });
    it('delivers what was published just before closing, and nothing after', async () => {
      const topic = fresh();
      const [leaving, staying] = [await connect(), listener(there, topic)];
      const late = listener(leaving, topic);
      await there.settled();
      leaving.publish(topic, 'farewell');
      if (leaving !== there) {
        await leaving.close();
        await expect(leaving.ready()).rejects.toThrow();
        there.publish(topic, 'too late');
      }
      await until(() => expect(staying.texts).toContain('farewell'));
      expect(late.texts).toEqual(['farewell']);
    });
  });
}

/** What a bus over a server must do besides. */
export function wiredContract(name: string, url: () => Promise<string>, connect: (url: string) => Promise<Bus>): void {
  describe(`${name} keeps the contract of a bus whose server goes away`, () => {
    let cables: Cable[];
    let here: Bus;
    let there: Bus;
    beforeEach(async () => {
      const address = await url();
      cables = await Promise.all([cable(address), cable(address)]);
      [here, there] = await Promise.all([connect(cables[0]!.url), connect(cables[1]!.url)]);
    });
    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
      for (const each of cables) each.close();
    });
    const ready = (bus: Bus) => until(async () => void (await bus.ready()));
    const away = (bus: Bus) => expect(bus.ready()).rejects.toThrow();

    it('loses nothing that was published while it was away', async () => {
      const topic = fresh();
      const { texts } = listener(there, topic);
      const own = listener(here, topic);
      await there.settled();
      here.publish(topic, 'before');
      await until(() => expect(texts).toEqual(['before']));
      cables[0]!.cut();
      here.publish(topic, 'during 1');
      await away(here);
      here.publish(topic, 'during 2');
      await until(() => expect(own.texts).toEqual(['before', 'during 1', 'during 2'])); // its own do not wait
      cables[0]!.mend();
      here.publish(topic, 'after');
      await until(() => expect(texts.at(-1)).toBe('after'));
      expect([...new Set(texts)]).toEqual(['before', 'during 1', 'during 2', 'after']);
    });
    it('is told that it may have missed something, and hears again', async () => {
      const [topic, later] = [fresh(), fresh()];
      const first = listener(there, topic);
      const stopped = listener(there, topic);
      await there.settled();
      cables[1]!.cut();
      await away(there);
      stopped.stop();
      const second = listener(there, later);
      await there.settled(); // does not wait for a server that is away
      here.publish(topic, 'missed');
      await here.settled();
      expect(first.missed()).toBe(0);
      cables[1]!.mend();
      await until(() => expect([first.missed(), second.missed()]).toEqual([1, 1]));
      await ready(there);
      here.publish(topic, 'one');
      here.publish(later, 'two');
      await until(() => expect([first.texts.at(-1), second.texts.at(-1)]).toEqual(['one', 'two']));
      expect(stopped.missed()).toBe(0);
      expect(stopped.texts).toEqual([]);
    });
    it('survives being cut off again and again', async () => {
      const topic = fresh();
      const { texts } = listener(there, topic);
      await there.settled();
      for (let n = 0; n < 300; n++) {
        if (n % 30 === 10) cables[0]!.cut();
        if (n % 30 === 20) cables[0]!.mend();
        here.publish(topic, `${n}`);
        await new Promise(next => setTimeout(next, 2));
      }
      cables[0]!.mend();
      await until(() => expect(new Set(texts).size).toBe(300));
      const firstHeard = [...new Set(texts)];
      expect(firstHeard).toEqual([...firstHeard].sort((a, b) => Number(a) - Number(b)));
    });
    it('tells everybody to read anew when more was published than it can keep', async () => {
      const topic = fresh();
      const heard = listener(there, topic);
      await there.settled();
      cables[0]!.cut();
      await away(here);
      for (let n = 0; n <= 10_000; n++) here.publish(topic, `${n}`);
      cables[0]!.mend();
      await until(() => expect(heard.missed()).toBe(1));
      await until(() => expect(heard.texts.at(-1)).toBe('10000'));
    });
    it('closes while the server is away', async () => {
      cables[0]!.cut();
      here.publish(fresh(), 'nobody');
      await here.close();
      await away(here);
    });
  });
}
