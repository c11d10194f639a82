import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A viewer who only looks: reads the frames and throws them away, so that the generator takes little from the server. */
export function watcher(url: string, id: string, seen: () => void): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const key = randomBytes(16).toString('base64');
  const head = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  socket.write(
    [`GET /api/tables/${id}/live?changes HTTP/1.1`, `Host: ${hostname}:${port}`, ...head, '', ''].join('\r\n'),
  );
  socket.on('error', () => {});
  let rest = Buffer.alloc(0);
  let isOpen = false;
  socket.on('data', data => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    if (!isOpen) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      isOpen = true;
      rest = rest.subarray(end + 4);
      socket.emit('open');
    }
    for (let frame = frameIn(rest); frame !== undefined; frame = frameIn(rest)) {
      const head = rest.toString('latin1', frame.from, frame.from + HEAD);
      if (head.startsWith('{"type":"update"') || head.startsWith('{"type":"changes"')) seen();
      rest = rest.subarray(frame.to);
    }
  });
  return socket;
}
const HEAD = '{"type":"changes"'.length;

/** Where the text of the first frame begins and ends, once all of it is here. */
function frameIn(bytes: Buffer): { from: number; to: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 127;
  const from = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < from) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < from + length ? undefined : { from, to: from + length };
}
