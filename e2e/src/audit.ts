import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is: rule, and the elements it is about. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${AXE} })()`);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
          .join(', ')}`,
    );
  });
}

/** Text that is cut off, and anything that makes the page scroll sideways. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, p, h1, h2, h3, .card-title, .card-text, .fact, strong, label',
    )) {
      const { overflowX, overflowY, textOverflow, position, clip } = getComputedStyle(element);
      if (element.clientWidth === 0 || element.closest('.hidden-text') || clip !== 'auto' || position === 'fixed') continue;
      const cutX = element.scrollWidth > element.clientWidth + 2 && overflowX === 'hidden' && textOverflow !== 'ellipsis';
      const cutY = element.scrollHeight > element.clientHeight + 3 && overflowY === 'hidden';
      const spills =
        element.matches('.card-title, .card-text') &&
        (element.scrollHeight > element.clientHeight + 3 || element.scrollWidth > element.clientWidth + 2);
      if (cutX || cutY || spills) found.push(`cut: ${element.className || element.tagName} "${element.textContent?.slice(0, 40)}"`);
    }
    return [...new Set(found)];
  });
}
