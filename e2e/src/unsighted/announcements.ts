import type { Page } from '@playwright/test';

/** What a screen reader says without being asked. */
export interface Announcement {
  /** The live region: its role or politeness, and its class. */
  readonly region: string;
  readonly words: string;
}

/** What the page has announced, kept on the page itself. */
export interface Announced {
  said: Announcement[];
  /** Words in live regions that came with them: most screen readers announce a region only if they know it before it changes. */
  unheard: Announcement[];
  /** When the page last changed. */
  changed: number;
}

/** Records what the live regions of a page announce, from its next load on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** Returns what has been announced since the last call. */
export function takeAnnouncements(page: Page): Promise<Omit<Announced, 'changed'>> {
  return page.evaluate(() => {
    const { announced } = window;
    if (announced === undefined) throw new Error('the page does not record its announcements');
    const { said, unheard } = announced;
    Object.assign(announced, { said: [], unheard: [] });
    return { said, unheard };
  });
}

/** Runs in the page. */
function listen(): void {
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  const announced: Announced = { said: [], unheard: [], changed: 0 };
  window.announced = announced;
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      announced.changed = performance.now();
      read(changes);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true }),
  );

  function read(changes: readonly MutationRecord[]): void {
    const words = new Map<Element, string[]>();
    const arrived = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') continue;
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.isConnected) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) if (region.matches(LIVE)) arrived.add(region);
      }
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE) ?? null;
      if (region === null || !region.isConnected || politeness(region) === 'off') continue;
      const parts = isAtomic(region) ? [region] : type === 'characterData' ? [target] : [...addedNodes];
      words.set(region, isAtomic(region) ? parts.map(textOf) : [...(words.get(region) ?? []), ...parts.map(textOf)]);
    }
    for (const [region, parts] of words) {
      if (!arrived.has(region)) note(announced.said, region, parts.join(' '));
    }
    for (const region of arrived) {
      if (politeness(region) === 'assertive') note(announced.said, region, textOf(region));
      // A screen reader reads a new dialog anyway, and a new page from its beginning.
      else if (politeness(region) === 'polite' && region.closest('dialog, [role="dialog"]') === null && !cameWithThePage(region, changes))
        note(announced.unheard, region, textOf(region));
    }
  }
  function note(list: Announcement[], region: Element, spoken: string): void {
    const said = spoken.replace(/\s+/g, ' ').trim();
    if (said === '') return;
    const { role, className } = { role: region.getAttribute('role') ?? politeness(region), className: region.getAttribute('class') ?? '' };
    list.push({ region: `${role} ${className}`.trim(), words: said });
  }
  function cameWithThePage(region: Element, changes: readonly MutationRecord[]): boolean {
    const page = region.closest('.table-screen, #root > *');
    return page === null || changes.some(({ addedNodes }) => [...addedNodes].some((node) => node === page || node.contains(page)));
  }
  function politeness(region: Element): string {
    return region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  }
  function isAtomic(region: Element): boolean {
    const atomic = region.getAttribute('aria-atomic');
    return atomic === null
      ? /^(status|alert)$/.test(region.getAttribute('role') ?? (region.matches('output') ? 'status' : ''))
      : atomic === 'true';
  }
  function textOf(node: Node): string {
    if (node instanceof Text) return node.parentElement?.checkVisibility({ visibilityProperty: true }) === true ? node.data : '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    const label = node.getAttribute('aria-label');
    if (label !== null && !node.matches(LIVE)) return label;
    const isApart = getComputedStyle(node).display !== 'inline';
    return [...node.childNodes].map(textOf).join(isApart ? ' ' : '') + (isApart ? ' ' : '');
  }
}
