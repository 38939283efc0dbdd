import type { Page } from '@playwright/test';

/** Texts that run as script wherever one of them is rendered as markup or as a link. */
export const HOSTILE = {
  /** Short enough for a name. */
  name: '<svg onload=hit()>',
  text: '<img src=x onerror=hit()><script>hit()</script><a href="javascript:hit()">x</a>',
  link: 'javascript:hit()',
} as const;

/** Watches every page of a visitor from the start for script that runs or that only the policy blocks. */
export async function watchForScript(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { foundScript: found, hit: () => found.push('a script ran') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      found.push(`the policy had to refuse ${violatedDirective}: ${blockedURI}`),
    );
  });
}

/** Returns scripts that ran or were blocked on the page, and markup on it that came from a text. */
export function scriptOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { foundScript = [] } = window;
    const grown = [...document.querySelectorAll('[onload], [onerror], a[href^="javascript:"], body script')].filter(
      (element) => !(element instanceof HTMLScriptElement && element.type === 'module'),
    );
    return [...foundScript, ...grown.map((element) => `markup of a text: ${element.outerHTML.slice(0, 80)}`)];
  });
}
