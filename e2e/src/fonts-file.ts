import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the file with which a Chromium finds the fonts in its own folder. The file names the folder by its whole path, so it is written
 * again where the checkout has moved since; renamed into place, because other test files may read it at the same moment.
 */
export function keepFontsFile(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const wanted = fontsIn(join(folder, 'fonts'));
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return file;
  const made = `${file}.${process.pid}`;
  writeFileSync(made, wanted);
  renameSync(made, file);
  return file;
}

const fontsIn = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;
