import { type Bus, checked } from './bus.ts';
import { hearers } from './hearers.ts';

/** One process: there is no other to tell. */
export function localBus(): Bus {
  const here = hearers();
  let closed = false;
  return {
    publish(topic, text) {
      checked(topic, text);
      if (!closed) queueMicrotask(() => here.tell(topic, text)); // not inside whatever the publisher is doing
    },
    subscribe(topic, hear, missed) {
      checked(topic, '');
      const hearer = { hear, missed };
      here.add(topic, hearer);
      return () => void here.remove(topic, hearer);
    },
    settled: async () => {},
    async ready() {
      if (closed) throw new Error('the bus is closed');
    },
    async close() {
      closed = true;
    },
  };
}
