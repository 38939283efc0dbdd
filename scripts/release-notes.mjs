// `node scripts/release-notes.mjs v0.2.0`: prints the section of CHANGELOG.md for that version, for its release. A tag that differs from
// the version of this checkout is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, NotReady } from './ready.mjs';
import { isMain, ROOT } from './run.mjs';

/**
 * @param {string} changelog
 * @param {string} version
 * @returns {string | null} null when it tells nothing of that version
 */
export function notesOf(changelog, version) {
  const parts = changelog.split(/^## /m).slice(1);
  const part = parts.find((text) => text.split(/\s/, 1)[0] === version);
  const notes = part?.slice(part.indexOf('\n')).trim() ?? '';
  return notes === '' ? null : notes;
}

/** @param {string | undefined} tag */
function notesFor(tag) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (tag !== `v${version}`) throw new NotReady(`This is version ${version}: its tag is v${version}, not ${tag ?? 'nothing'}.`);
  const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === null) throw new NotReady(`CHANGELOG.md has no part "## ${version} (date)" that tells of this version.`);
  return notes;
}

if (isMain(import.meta.url)) {
  await asCommand(async () => {
    process.stdout.write(`${notesFor(process.argv[2])}\n`);
    return 0;
  });
}
