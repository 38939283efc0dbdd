// SHA-256 (FIPS 180-4), because the kernel runs in Node, browsers and workers alike, synchronously and without imports.

const FIRST_PRIMES = primes(64);
const ROUND = Uint32Array.from(FIRST_PRIMES, (p) => fraction(Math.cbrt(p)));
const INITIAL = Uint32Array.from(FIRST_PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = pad(message);
  const hash = Uint32Array.from(INITIAL);
  const w = new Uint32Array(64);
  for (let start = 0; start < blocks.length; start += 16) {
    w.set(blocks.subarray(start, start + 16));
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] as number;
      const y = w[i - 2] as number;
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
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
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      hash[i] = (hash[i] as number) + value;
    });
  }
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  hash.forEach((value, i) => {
    view.setUint32(i * 4, value);
  });
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

type Eight = [number, number, number, number, number, number, number, number];

function turn(x: number, k: number): number {
  return (x >>> k) | (x << (32 - k));
}

function pad(message: Uint8Array): Uint32Array {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((message.length * 8) / 0x1_0000_0000));
  view.setUint32(length - 4, (message.length * 8) >>> 0);
  return Uint32Array.from({ length: length / 4 }, (_, i) => view.getUint32(i * 4));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000);
}
