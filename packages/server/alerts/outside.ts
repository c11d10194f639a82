import { lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PATIENCE = 5000;

/** Addresses that mean this machine, its network, or no machine. Everything else of IPv4 is outside. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only what is given out to the world is outside, without the ranges that wrap an address of IPv4. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const wrapped6 = new BlockList();
wrapped6.addSubnet('2001::', 23, 'ipv6'); // tunnels, benchmarks
wrapped6.addSubnet('2001:db8::', 32, 'ipv6');
wrapped6.addSubnet('2002::', 16, 'ipv6');
wrapped6.addSubnet('3fff::', 20, 'ipv6');

export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6');
}
const refusal = (host: string) => new Error(`${host} is not an address outside of this network`);

/** Looks a name up and refuses it if any of its addresses is inside: what was checked is what is connected to. */
const outsideOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (problem, found) => {
    const wrong = problem ?? (found.every(({ address }) => isOutside(address)) ? null : refusal(host));
    if (wrong !== null) return done(wrong, '');
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });

export interface Letter {
  url: string;
  headers: Record<string, string | number>;
  body: string | Buffer;
}
/** Sends to an address that a person gave us. No redirects are followed, nothing of the answer is kept but its status. */
export function sendOutside({ url, headers, body }: Letter, insideToo: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const to = new URL(url);
    const host = to.hostname.replace(/^\[|\]$/g, '');
    if (to.protocol !== 'https:' && to.protocol !== 'http:') return reject(new Error(`${to.protocol} is not sent to`));
    if (!insideToo && isIP(host) !== 0 && !isOutside(host)) return reject(refusal(host));
    const request = (to.protocol === 'https:' ? secure : plain)(
      to,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'tianxia' },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        ...(insideToo ? {} : { lookup: outsideOnly }),
      },
      answer => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
