// Compresses every text file of the pages; the server sends the compressed files as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Text files. Fonts and pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Below the size of a packet a second file is not worth it. */
const LEAST = 1024;

/** The best compression takes seven seconds of CPU time; a quick one takes almost none and is a tenth larger. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;
export const QUICKLY = 6;

/** @param {string} folder @param {number} quality */
export async function compressTexts(folder, quality) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((name) => TEXT.test(name)).map((name) => compress(join(folder, name), quality)));
}

/** @param {string} path @param {number} quality */
async function compress(path, quality) {
  const text = await readFile(path);
  if (text.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
