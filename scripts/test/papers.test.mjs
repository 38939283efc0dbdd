import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf } from '../release-notes.mjs';
import { ROOT } from '../run.mjs';
import { packagesOf } from '../workspace.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

const { version, scripts } = JSON.parse(read('package.json'));
const WORKFLOWS = readdirSync(join(ROOT, '.github', 'workflows')).map((name) => `.github/workflows/${name}`);

describe('one version', () => {
  it('is that of every package, and of what packages need of each other', () => {
    for (const { folder, manifest } of packagesOf(ROOT)) {
      expect(manifest.version, folder).toBe(version);
      const needed = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies });
      for (const [name, wanted] of needed) if (name.startsWith('@belfry/')) expect(wanted, `${folder}: ${name}`).toBe(version);
    }
  });

  it('is told of in the changelog, and cited', () => {
    expect(notesOf(read('CHANGELOG.md'), version)).toContain('Matches that are being played');
    expect(read('CITATION.cff')).toContain(`\nversion: ${version}\n`);
  });
});

describe('release notes', () => {
  const changelog = '# Changelog\n\n## 0.2.0 (2026-11-17)\n\n- new\n\n## 0.1.0 (2026-11-16)\n\n- old\n';

  it('are the part of that version and nothing else', () => {
    expect(notesOf(changelog, '0.2.0')).toBe('- new');
    expect(notesOf(changelog, '0.1.0')).toBe('- old');
  });

  it('are not made up', () => {
    expect(notesOf(changelog, '0.2')).toBeNull();
    expect(notesOf('## 0.3.0 (today)\n\n## 0.2.0\n\n- new\n', '0.3.0')).toBeNull();
  });
});

describe('workflows', () => {
  it.each(WORKFLOWS)('%s runs commands that there are', (path) => {
    const named = [...read(path).matchAll(/npm run ([\w:]+)|node (scripts\/[\w-]+\.mjs)/g)];
    for (const [, script, file] of named) {
      if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
      if (file !== undefined) expect(readdirSync(join(ROOT, 'scripts'))).toContain(file.replace('scripts/', ''));
    }
    expect(read(path)).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
