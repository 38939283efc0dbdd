import type { Duplex } from 'node:stream';

/** The TCP connection under the socket. */
export type Line = Pick<Duplex, 'write'>;

export interface Outbox {
  /** Queues a text, which is sent at the end of this tick. */
  put(text: string): void;
  /** Sends the queue at once. */
  empty(): void;
}

/** FIN and the opcode for text. */
const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x1_0000;

/**
 * Batches the texts of one tick into one write, each a complete unmasked frame (RFC 6455, 5.2). The socket library makes two buffers and
 * three stream writes per frame, which cost more than serialising the text (`belfry bench server`).
 */
export function startOutbox(line: Line, mayWrite: () => boolean): Outbox {
  let texts: string[] = [];

  function empty(): void {
    if (texts.length === 0) return;
    const waiting = texts;
    texts = [];
    if (!mayWrite()) return;
    const [only, another] = waiting;
    if (only !== undefined && another === undefined && isPlain(only)) line.write(`${plainHeader(only.length)}${only}`, 'latin1');
    else line.write(framed(waiting));
  }

  return {
    put(text) {
      if (texts.push(text) === 1) process.nextTick(empty);
    },
    empty,
  };
}

/** Returns true for an ASCII text with a short header, which is most of them: written as a string it needs no buffer. */
function isPlain(text: string): boolean {
  return text.length < LONG && Buffer.byteLength(text) === text.length;
}

function plainHeader(length: number): string {
  return length < SHORT ? String.fromCharCode(TEXT, length) : String.fromCharCode(TEXT, SHORT, length >> 8, length & 0xff);
}

function framed(texts: readonly string[]): Buffer {
  let size = 0;
  const measured = texts.map((text) => {
    const length = Buffer.byteLength(text);
    size += headerSize(length) + length;
    return { text, length };
  });
  const piece = Buffer.allocUnsafe(size);
  let at = 0;
  for (const { text, length } of measured) {
    at = writeHeader(piece, at, length);
    at += piece.write(text, at);
  }
  return piece;
}

function headerSize(length: number): number {
  if (length < SHORT) return 2;
  return length < LONG ? 4 : 10;
}

function writeHeader(piece: Buffer, at: number, length: number): number {
  piece[at] = TEXT;
  if (length < SHORT) {
    piece[at + 1] = length;
    return at + 2;
  }
  if (length < LONG) {
    piece[at + 1] = SHORT;
    return piece.writeUInt16BE(length, at + 2);
  }
  piece[at + 1] = SHORT + 1;
  piece.writeUInt32BE(0, at + 2);
  return piece.writeUInt32BE(length, at + 6);
}
