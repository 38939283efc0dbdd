import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSynonyms, TERMS } from '../names.mjs';
import { ROOT } from '../run.mjs';

/** @param {string} source */
const uses = (source) => findSynonyms('sample.ts', source).map(({ identifier, use }) => [identifier, use]);

describe('identifiers', () => {
  it.each([
    ['const chairs = [];', 'chairs', 'seat'],
    ['function askToTakeBack() {}', 'askToTakeBack', 'undo'],
    ['interface FoldWatcher {}', 'FoldWatcher', 'spectator'],
    ['const CUT_EVERYBODY_OFF = 1;', 'CUT_EVERYBODY_OFF', 'everyone, a player, nobody'],
    ['class A { #drawCurtain() {} }', '#drawCurtain', 'pass the device'],
  ])('%s is refused', (source, identifier, use) => expect(uses(source)).toEqual([[identifier, use]]));

  it('may have such letters in them, and texts are checked elsewhere', () => {
    expect(uses("const chairman = 'watchers'; // whoever has a chair\nconst tasteless = `curtain`;")).toEqual([]);
  });
});

it('CONTRIBUTING has the glossary as it is', () => {
  const rows = TERMS.map(({ en, nl, meaning, avoid }) => {
    const not = (avoid.code ?? []).map((word) => word.replace('shel(f|ves)', 'shelf').replaceAll('?', '').replaceAll('takes', 'take'));
    return `| ${en} | ${nl} | ${meaning} | ${not.join(', ')} |`;
  });
  const document = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  expect(document).toContain(`${rows.join('\n')}\n`);
});
