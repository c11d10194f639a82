import type { Socket } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';
import type { ServerOptions, WebSocket } from 'ws';

const MOST_UNSENT = 1 << 20; // bytes: a browser that does not read is cut off
/** What a table sends again and again is small, and is not compressed; only a long game, sent whole to a viewer who comes. */
export const COMPRESSED = 16_384; // characters, and more

/**
 * What may be compressed on a socket, each message by itself. Nothing is kept for one that is sent: it is packed here, and not by
 * `ws`, which would hold a quarter of a megabyte for as long as the socket lives. For those that come, 10 bits of window and pieces of
 * a kilobyte. A browser that cannot promise such a window reads and writes without compression.
 */
export const COMPRESSION: ServerOptions['perMessageDeflate'] = {
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  serverMaxWindowBits: 15, // and not fewer, though a client ask for it
  clientMaxWindowBits: 10,
  zlibInflateOptions: { chunkSize: 1024 },
};
const FAST = 3; // of 9: the thread that packs serves everybody

/** Words, or their bytes in UTF-8 where they have been written out already. */
type Text = string | Buffer;

/**
 * Says something over this socket. All who watch are told in the same words, so the frame that carries them is made once and written
 * to each socket as it is. What is said in one moment goes out at once: an acknowledgement and the update after it cost one call of
 * the system.
 */
export function sending(socket: WebSocket, wire: Socket): (text: Text) => void {
  const packs = socket.extensions.includes('permessage-deflate');
  return text => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNSENT) return socket.terminate();
    gather(wire);
    wire.write(packs && text.length >= COMPRESSED ? packedFor(text) : plainFor(text));
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

const plainFor = once(text => frameOf(text, WHOLE_TEXT));
const packedFor = once(text => frameOf(packed(text), WHOLE_TEXT | PACKED));
/** What was said last is likely to be said again to the next. */
function once(frame: (text: Text) => Buffer): (text: Text) => Buffer {
  let last: { text: Text; frame: Buffer } | undefined;
  return text => {
    if (text !== last?.text) last = { text, frame: frame(text) };
    return last.frame;
  };
}
/** As RFC 7692 wants it (7.2.1): without the four bytes that end it. */
const packed = (text: Text) =>
  deflateRawSync(text, { level: FAST, finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4);

const WHOLE_TEXT = 0x81;
const PACKED = 0x40;
/** A whole message from a server, as RFC 6455 writes it (5.2): not masked, its length in one, three or nine bytes. */
function frameOf(text: Text, first: number): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = first;
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
