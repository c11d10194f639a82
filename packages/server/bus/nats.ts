import { AuthorizationError, connect as connectNats, type Subscription } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { type Heard, type Wire, wiredBus } from './wired.ts';

interface Address {
  servers: string[];
  site: string; // sites that share a server do not hear each other
  user?: string;
  pass?: string;
  token?: string;
  tls?: object;
}
/** `nats://user:password@host:4222/site`, several of them with commas between; a lone user is a token; `tls://` is encrypted. */
function addressOf(urls: string): Address {
  const all = urls.split(',').map(url => new URL(url.trim()));
  const { username, password, pathname, protocol } = all[0]!;
  const site = decodeURIComponent(pathname.slice(1)) || 'tianxia';
  if (!/^[\w-]+$/.test(site)) throw new Error(`the site of BUS_URL has letters, digits, - and _ only, not ${site}`);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: all.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
    site,
    ...(pass === '' ? {} : { user, pass }),
    ...(pass === '' && user !== '' ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}

async function connect({ site, ...options }: Address, heard: Heard): Promise<Wire> {
  const nats = await connectNats({
    ...options,
    name: 'tianxia',
    noEcho: true,
    reconnect: false, // the bus dials again itself, and knows what was not sent
    timeout: 5000,
    pingInterval: 10_000,
    maxPingOut: 2,
  });
  const topics = new Map<string, Subscription>();
  const subject = (topic: string) => `${site}.${topic}`;
  const cut = () => void nats.close().catch(() => {});
  const ended = nats.closed().then(() => {});
  const away = ended.then(() => Promise.reject(new Error('the connection has ended')));
  away.catch(() => {}); // the callers that wait for an answer get the error
  async function answers(): Promise<void> {
    const late = setTimeout(cut, 5000);
    await Promise.race([nats.flush(), away]).finally(() => clearTimeout(late));
  }
  return {
    async send(messages) {
      for (const { topic, text } of messages) nats.publish(subject(topic), text);
      await answers();
    },
    listen(wanted) {
      if (nats.isClosed()) return;
      for (const topic of wanted) {
        if (topics.has(topic)) continue;
        topics.set(
          topic,
          nats.subscribe(subject(topic), {
            callback(problem, message) {
              if (problem === null) heard(topic, message.string());
              else cut(); // what cannot be heard must not pass for silence
            },
          }),
        );
      }
    },
    forget(topic) {
      if (!nats.isClosed()) topics.get(topic)?.unsubscribe();
      topics.delete(topic);
    },
    answers,
    cut,
    ended,
  };
}

/** A NATS server or cluster: for many processes. */
export async function natsBus(url: string): Promise<Bus> {
  const address = addressOf(url);
  return wiredBus(
    `the bus ${address.servers.join(',')}`,
    heard => connect(address, heard),
    problem => problem instanceof AuthorizationError,
  );
}
