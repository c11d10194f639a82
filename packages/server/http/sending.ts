import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const MOST_UNSENT = 1 << 20; // bytes: a browser that does not read is cut off
/** What a table sends again and again is small, and is not compressed; only a long game, sent whole to somebody who comes. */
export const COMPRESSED = 16_384; // bytes, and more

/** Words, or their bytes in UTF-8 where they have been written out already. */
type Text = string | Buffer;

/**
 * Says something over this socket. All who watch are told in the same words, so the frame that carries them is made once and written
 * to each socket as it is; `ws` makes those that are worth compressing. What is said in one moment goes out at once: an
 * acknowledgement and the update after it cost one call of the system.
 */
export function sending(socket: WebSocket, wire: Socket): (text: Text) => void {
  let inWork = 0; // messages that `ws` has in its hands: nothing may overtake them
  const gone = () => {
    inWork--;
  };
  return text => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) return socket.terminate();
    gather(wire);
    if (inWork === 0 && text.length < COMPRESSED) {
      wire.write(frameFor(text));
    } else {
      inWork++;
      socket.send(text, { binary: false }, gone);
    }
  };
}

let gathered: Socket[] = [];
function gather(wire: Socket): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  if (gathered.push(wire) === 1) process.nextTick(letGo);
}
function letGo(): void {
  const all = gathered;
  gathered = [];
  for (const wire of all) wire.uncork();
}

let last: { text: Text; frame: Buffer } = { text: '', frame: Buffer.alloc(0) };
function frameFor(text: Text): Buffer {
  if (text !== last.text) last = { text, frame: frameOf(text) };
  return last.frame;
}
/** A whole message of text from a server, as RFC 6455 writes it (5.2): not masked, its length in one, three or nine bytes. */
function frameOf(text: Text): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  if (typeof text === 'string') frame.write(text, head);
  else text.copy(frame, head);
  return frame;
}
