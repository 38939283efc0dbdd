// SHA-256 (FIPS 180-4), because the kernel runs in Node, browsers and workers alike, synchronously and without imports.

const FIRST_PRIMES = primes(64);
const INITIAL = FIRST_PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = new DataView(new ArrayBuffer(256));
for (const [i, p] of FIRST_PRIMES.entries()) ROUND.setUint32(i * 4, fraction(Math.cbrt(p)));

/** Uses DataViews for words: a read out of bounds throws instead of returning undefined. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = pad(message);
  const out = new Uint8Array(32);
  const hash = new DataView(out.buffer);
  for (const [i, value] of INITIAL.entries()) hash.setUint32(i * 4, value);
  const w = new DataView(new ArrayBuffer(256));
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let at = 0; at < 64; at += 4) w.setUint32(at, blocks.getUint32(start + at));
    for (let i = 16; i < 64; i++) {
      const x = w.getUint32((i - 15) * 4);
      const y = w.getUint32((i - 2) * 4);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w.setUint32(i * 4, w.getUint32((i - 16) * 4) + s0 + w.getUint32((i - 7) * 4) + s1);
    }
    let a = hash.getInt32(0);
    let b = hash.getInt32(4);
    let c = hash.getInt32(8);
    let d = hash.getInt32(12);
    let e = hash.getInt32(16);
    let f = hash.getInt32(20);
    let g = hash.getInt32(24);
    let h = hash.getInt32(28);
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND.getUint32(i * 4) + w.getUint32(i * 4)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) hash.setUint32(i * 4, hash.getUint32(i * 4) + value);
  }
  return out;
}

export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text);
  const bytes: number[] = [];
  for (let i = 0; i < escaped.length; i++) {
    if (escaped[i] === '%') {
      bytes.push(Number.parseInt(escaped.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(escaped.charCodeAt(i));
  }
  return Uint8Array.from(bytes);
}

function turn(x: number, k: number): number {
  return (x >>> k) | (x << (32 - k));
}

function pad(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / 0x1_0000_0000));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return view;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000);
}
