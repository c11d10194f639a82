import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, Message } from './bus.ts';
import { hearers } from './hearers.ts';
import { localBus } from './local.ts';

/** One connection to a server that carries messages, for as long as it lasts. An engine is the little that differs. */
export interface Wire {
  /** Resolves when the server has them all. */
  send(messages: readonly Message[]): Promise<void>;
  listen(topics: readonly string[]): void;
  forget(topic: string): void;
  /** The server has heard of everything above, and answers. */
  answers(): Promise<void>;
  /** Ends it, without waiting for anybody. */
  cut(): void;
  /** Resolves when it has ended, however that came about. */
  ended: Promise<void>;
}
/** What others say; what comes back from ourselves is left out. */
export type Heard = (topic: string, text: string) => void;

/** So many messages wait for a server that is away. With more, everybody is told to read everything anew. */
const WAITING = 10_000;
const TOGETHER = 500;
const EVERYBODY = 'everybody:reload';

/**
 * A bus over a server. What is published is heard in this process at once, also while the server is away, and kept until the
 * server has it. After every lost connection all who listen are told that they may have missed something.
 */
export async function wiredBus(
  what: string,
  connect: (heard: Heard) => Promise<Wire>,
  isRefusal: (problem: Error & { code?: string }) => boolean, // waiting would not help
): Promise<Bus> {
  const here = localBus();
  const others = hearers();
  let wire: Wire | undefined;
  let closed = false;

  function heard(topic: string, text: string): void {
    if (closed) return;
    if (topic === EVERYBODY) others.tellMissed();
    else others.tell(topic, text);
  }
  async function dial(): Promise<Wire> {
    const made = await connect(heard);
    wire = made; // from here on, a new subscription is sent to the server at once
    void made.ended.then(() => {
      if (wire === made) wire = undefined;
    });
    made.listen([EVERYBODY, ...others.topics()]);
    try {
      await made.answers();
      return made;
    } catch (problem) {
      made.cut();
      throw problem;
    }
  }
  async function dialFor(patience: number): Promise<Wire> {
    const until = Date.now() + patience;
    for (let wait = 50; ; wait = Math.min(2 * wait, 2000)) {
      try {
        return await dial();
      } catch (problem) {
        const hopeless = patience !== Number.POSITIVE_INFINITY && isRefusal(problem as Error);
        if (closed || hopeless || Date.now() + wait > until) throw problem;
        await pause(wait * (0.5 + Math.random())); // not all processes of a site at once
      }
    }
  }
  async function stayConnected(first: Wire): Promise<void> {
    for (let current = first; ; ) {
      await current.ended;
      if (closed) return;
      current = await dialFor(Number.POSITIVE_INFINITY);
      others.tellMissed();
      void empty();
    }
  }

  let outbox: Message[] = [];
  let emptying: Promise<void> | undefined;
  function empty(): Promise<void> {
    emptying ??= sendAll().finally(() => {
      emptying = undefined;
    });
    return emptying;
  }
  async function sendAll(): Promise<void> {
    while (wire !== undefined && outbox.length > 0) {
      const through: Wire = wire;
      const messages = outbox.splice(0, TOGETHER);
      try {
        await through.send(messages);
      } catch {
        outbox.unshift(...messages); // the next connection sends them
        through.cut(); // a wire that failed once is not trusted again
        await through.ended;
      }
    }
  }

  try {
    const first = await dialFor(10_000);
    void stayConnected(first).catch(() => {}); // dials until the bus is closed
  } catch (problem) {
    const { message, code } = problem as Error & { code?: string };
    throw new Error(`${what} cannot be used: ${message || code}`);
  }
  return {
    publish(topic, text) {
      here.publish(topic, text);
      if (outbox.length >= WAITING) outbox = [{ topic: EVERYBODY, text: '' }];
      outbox.push({ topic, text });
      void empty();
    },
    subscribe(topic, hear, missed) {
      const stopHere = here.subscribe(topic, hear);
      const hearer = { hear, missed };
      if (others.add(topic, hearer)) wire?.listen([topic]);
      return () => {
        stopHere();
        if (others.remove(topic, hearer)) wire?.forget(topic);
      };
    },
    async settled() {
      const through = wire; // without one, `missed` comes when there is one again
      await through?.answers().catch(() => through.cut());
    },
    async ready() {
      if (closed || wire === undefined) throw new Error(`${what} is away`);
      await wire.answers();
    },
    async close() {
      if (closed) return;
      await Promise.race([empty(), pause(1000, undefined, { ref: false })]); // what others should still hear
      closed = true;
      wire?.cut();
      await Promise.all([here.close(), wire?.ended]);
    },
  };
}
