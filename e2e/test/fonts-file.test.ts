import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepFontsFile } from '../src/fonts-file.ts';

it('names the folder of the fonts again after the checkout has moved', () => {
  const root = mkdtempSync(join(tmpdir(), 'belfry-fonts-'));
  try {
    const [before, after] = [join(root, 'before'), join(root, 'after')];
    renameSync(mkdtempSync(join(root, 'made-')), before);
    expect(readFileSync(keepFontsFile(before), 'utf8')).toContain(`<dir>${join(before, 'fonts')}</dir>`);
    renameSync(before, after);
    const file = keepFontsFile(after);
    expect(file).toBe(join(after, 'fonts.conf'));
    const written = readFileSync(file, 'utf8');
    expect(written).toContain(`<dir>${join(after, 'fonts')}</dir>`);
    expect(written).not.toContain(before);
    // What is right stays the same file: other browsers may be reading it.
    const { ino } = statSync(file);
    keepFontsFile(after);
    expect(statSync(file).ino).toBe(ino);
    writeFileSync(file, '<fontconfig>');
    expect(readFileSync(keepFontsFile(after), 'utf8')).toBe(written);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
