import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as listen, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Something that can be waited for as it comes in. */
function inbox<T>() {
  const got: T[] = [];
  const waiting = new Set<() => void>();
  return {
    got,
    put(one: T) {
      got.push(one);
      for (const check of [...waiting]) check();
    },
    until: (such: () => boolean) =>
      new Promise<void>(resolve => {
        const check = () => {
          if (!such()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Long headers and lines as they were before they were sent. Only a body that says so is quoted: an address in a header is not. */
function unfolded(letter: string): string {
  const end = letter.indexOf('\n\n');
  const headers = letter.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const body = letter.slice(end);
  const by = /^Content-Transfer-Encoding: ([\w-]+)$/im.exec(headers)?.[1];
  if (by === 'quoted-printable') return headers + unquoted(body);
  return headers + (by === 'base64' ? `\n\n${Buffer.from(body, 'base64').toString()}` : body);
}
/** What is quoted are bytes: letters of other scripts have several. */
const unquoted = (text: string) =>
  text
    .replaceAll(/=\n/g, '')
    .replaceAll(/(=[0-9A-F]{2})+/g, bytes => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
export interface Letter {
  from: string;
  to: string[];
  text: string; // headers and body
}
/** A mail server that takes everything. */
export async function mailServer() {
  const letters = inbox<Letter>();
  const lines = new Set<Socket>();
  const server = listen(socket => {
    lines.add(socket);
    let letter: Letter = { from: '', to: [], text: '' };
    let isText = false;
    let rest = '';
    socket.write('220 test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', data => {
      rest += data.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        socket.write(answer(line));
      }
    });
    function answer(line: string): string {
      if (isText) {
        if (line !== '.') letter.text += `${line}\n`;
        else {
          isText = false;
          letters.put({ ...letter, text: unfolded(letter.text) });
          letter = { from: '', to: [], text: '' };
          return '250 kept\r\n';
        }
        return '';
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      switch (line.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          letter.from = address;
          return '250 ok\r\n';
        case 'RCPT':
          letter.to.push(address);
          return '250 ok\r\n';
        case 'DATA':
          isText = true;
          return '354 go on\r\n';
        case 'QUIT':
          return '221 bye\r\n';
        default:
          return '250 ok\r\n';
      }
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `smtp://127.0.0.1:${portOf(server)}`;
  /** From now on there is no answer. */
  function shut(): void {
    server.close();
    for (const line of lines) line.destroy();
  }
  return { ...letters, url, shut };
}

/** The token of the newest question to an address whether it belongs to the person. The letter is taken out of the box. */
export async function questionTo(mail: { got: Letter[]; until(such: () => boolean): Promise<void> }, address: string) {
  const tokenIn = ({ to, text }: Letter) =>
    to.includes(address) ? /\/confirm-mail#([\w-]{43})$/m.exec(text)?.[1] : undefined;
  await mail.until(() => mail.got.some(letter => tokenIn(letter) !== undefined));
  const found = mail.got.findLastIndex(letter => tokenIn(letter) !== undefined);
  return tokenIn(mail.got.splice(found, 1)[0]!)!;
}

export interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
/** A web server that remembers what it is sent, and answers as its path says: /410/…, /302/…, else 201. */
export async function webServer() {
  const calls = inbox<Call>();
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const path = request.url!;
      reply.writeHead(Number(/^\/(\d{3})\//.exec(path)?.[1] ?? 201), { location: '/elsewhere' }).end();
      calls.put({ path, headers: request.headers, body: Buffer.concat(parts) });
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { ...calls, url: `http://127.0.0.1:${portOf(server)}` };
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};
/** A browser that subscribed to push messages: it alone can read them (RFC 8291). */
export function browser(endpoint: string) {
  const keys: ECDH = createECDH('prime256v1');
  const ours = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') } },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const shared = hmac(auth, keys.computeSecret(theirs));
      const secret = hmac(shared, 'WebPush: info\0', ours, theirs, '\x01');
      const material = hmac(salt, secret);
      const key = hmac(material, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
      const nonce = hmac(material, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
      const open = createDecipheriv('aes-128-gcm', key, nonce);
      open.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}
