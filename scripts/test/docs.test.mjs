import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, papersOf, ROOMS, targetOf } from '../docs.mjs';
import { anchorsOf, linksOf, render } from '../markdown.mjs';
import { ROOT } from '../run.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

describe('our papers', () => {
  it('link only to what is there', () => {
    const asked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: ROOT, encoding: 'utf8' });
    const listed = asked.status === 0 ? asked.stdout : '';
    // A copy of the house has no history, and some machines no git; then those of the site.
    const paths =
      listed === ''
        ? papersOf(ROOT).map(({ path }) => path)
        : listed
            .trim()
            .split('\n')
            .filter((path) => existsSync(join(ROOT, path)));
    const broken = paths.flatMap((path) =>
      linksOf(read(path)).flatMap((link) => {
        const { file, anchor } = targetOf(path, link);
        if (file === '') return [];
        if (!existsSync(join(ROOT, file))) return [`${path}: ${link}`];
        const isThere = anchor === undefined || !file.endsWith('.md') || anchorsOf(read(file)).includes(anchor);
        return isThere ? [] : [`${path}: ${link} (no such heading)`];
      }),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  it('each have a place of their own on the site, and every room has papers', () => {
    const papers = papersOf(ROOT);
    expect(new Set(papers.map(({ address }) => address)).size).toBe(papers.length);
    expect(papers.map(({ path }) => path)).toEqual(expect.arrayContaining(ROOMS.flatMap(({ papers: some }) => some.map(([path]) => path))));
    expect(addressOf('README.md')).toBe('index.html');
    expect(addressOf('server/OPERATING.md')).toBe('server/operating.html');
  });
});

describe('Markdown', () => {
  /** @param {string} text */
  const html = (text) =>
    render(text, (href) => (href.startsWith('src/') ? null : href))
      .html.replaceAll(/\n(?=<)/g, '')
      .trimEnd();

  it.each([
    ['# A *small* `title`', '<h1 id="a-small-title">A <em>small</em> <code>title</code></h1>'],
    ['two\nlines **and** more', '<p>two lines <strong>and</strong> more</p>'],
    ['- one\n  goes on\n  - inside\n- two', '<ul><li>one goes on<ul><li>inside</li></ul></li><li>two</li></ul>'],
    ['1. first\n2. second', '<ol><li>first</li><li>second</li></ol>'],
    ['```js\na < b\n```', '<pre tabindex="0"><code>a &lt; b</code></pre>'],
    ['[a `b`](c.md) and [d](src/e.ts)', '<p><a href="c.md">a <code>b</code></a> and d</p>'],
    ['![a "view"](x.png)', '<p><img src="x.png" alt="a &quot;view&quot;" loading="lazy"></p>'],
    ['> said\n> so', '<blockquote><p>said so</p></blockquote>'],
    ['<script>', '<script>'],
    ['a <b> & 3 * 4 * 5', '<p>a &lt;b&gt; &amp; 3 * 4 * 5</p>'],
  ])('%j', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('makes tables, with bars in cells', () => {
    expect(html('| a | b |\n|---|---|\n| `x` | y \\| z |')).toContain(
      '<th>a</th><th>b</th></tr></thead><tbody><tr><td><code>x</code></td><td>y | z</td>',
    );
  });

  it('finds the anchors of headings outside of code', () => {
    expect(anchorsOf('# A `b.c` d\n\n```\n# e\n```\n\n## [f](g.md)\n')).toEqual(['a-bc-d', 'f']);
  });

  it('finds links outside of code', () => {
    expect(linksOf('[a](b.md) `[c](d)`\n```\n[e](f)\n```\n<img src="g.png">')).toEqual(['b.md', 'g.png']);
  });
});
