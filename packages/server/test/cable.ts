import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and mended. */
export interface Cable {
  url: string;
  /** Breaks all connections off. Until it is mended, no one gets through. */
  cut(): void;
  mend(): void;
  close(): void;
}
export async function cable(url: string): Promise<Cable> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer(near => {
    if (isCut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  function cut(): void {
    isCut = true;
    for (const socket of open) socket.destroy();
  }
  return {
    url: through.href,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
