// Beside every text among the pages, the same compressed: the server sends it as it lies there.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text. Fonts and pictures are compressed already. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Less than a packet is not worth a second file. */
const LEAST = 1024;

/** As small as can be takes seven seconds of a processor; a tenth more to send takes none. */
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
