/** QR codes for links: byte mode, lowest correction level, versions 1 to 5 (up to 106 bytes), one block each. */
const VERSIONS = [
  { data: 19, check: 7 },
  { data: 34, check: 10 },
  { data: 55, check: 15 },
  { data: 80, check: 20 },
  { data: 108, check: 26 },
] as const;

/** The modules, row by row, true for dark; null when the text is too long. */
export function qrModules(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const spec = VERSIONS[version];
  if (spec === undefined) return null;
  const data = dataWords(bytes, spec.data);
  const words = [...data, ...checkWords(data, spec.check)];
  const size = 21 + version * 4;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  drawFixed(grid, size, version);
  drawFormat(grid, size);
  drawWords(grid, size, words);
  return grid.map((row) => row.map((dark) => dark === true));
}

function dataWords(bytes: Uint8Array, capacity: number): number[] {
  const bits = [0, 1, 0, 0, ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0; words.length < capacity; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1);
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** Reed-Solomon: the remainder of the data by the generator polynomial. */
function checkWords(data: readonly number[], count: number): number[] {
  const generator: number[] = Array.from({ length: count }, (_, i) => (i === count - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) generator[j] = multiply(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((coefficient, i) => {
      rest[i] = (rest[i] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}

type Grid = (boolean | null)[][];

function put(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < row.length) row[x] = dark;
}

function drawFixed(grid: Grid, size: number, version: number): void {
  for (let i = 0; i < size; i++) {
    put(grid, 6, i, i % 2 === 0);
    put(grid, i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) put(grid, cx + dx, cy + dy, !light(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, (ring) => ring === 2 || ring === 4);
  }
  if (version > 0) square(size - 7, size - 7, 2, (ring) => ring === 1);
}

/** Correction level L, mask 0, written twice. */
function drawFormat(grid: Grid, size: number): void {
  const data = 0b01000;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) put(grid, 8, i, bit(i));
  put(grid, 8, 7, bit(6));
  put(grid, 8, 8, bit(7));
  put(grid, 7, 8, bit(8));
  for (let i = 9; i < 15; i++) put(grid, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) put(grid, size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) put(grid, 8, size - 15 + i, bit(i));
  put(grid, 8, size - 8, true);
}

/** In columns of two from the right, up and down, under mask 0. */
function drawWords(grid: Grid, size: number, words: readonly number[]): void {
  const bits = words.flatMap((word) => bitsOf(word, 8));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue;
        const bit = bits[next++] ?? 0;
        put(grid, x, y, (bit === 1) !== ((x + y) % 2 === 0));
      }
    }
  }
}
