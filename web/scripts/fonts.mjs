// Makes the small fonts of the first page: the letters of Western European languages, in the cuts the styles use. Run it when a font or a cut changes;
// what it writes is kept in the repository. Rarer letters come from the packages themselves, when a page has some (src/styles/fonts.css).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const from = createRequire(import.meta.url);
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];
const BEYOND = 'ŒœŠšŽžŸ–—‘’‚“”„•…←↑→↓−×€';
const LETTERS =
  RANGES.map(([first, last]) => String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, n) => first + n))).join('') + BEYOND;

/** What is not named keeps its range. The serif is for headings and names alone, so one weight does for all of them. */
const FONTS = [
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    variationAxes: { opsz: 36, SOFT: 50, WONK: 0, wght: 620 },
  },
  {
    name: 'atkinson',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { name, file, variationAxes } of FONTS) {
  const font = await subsetFont(readFileSync(from.resolve(file)), LETTERS, { targetFormat: 'woff2', variationAxes });
  const target = fileURLToPath(new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url));
  writeFileSync(target, font);
  process.stdout.write(`${target}: ${font.length} bytes\n`);
}
