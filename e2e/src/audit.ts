import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Drive } from './drive.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns what axe finds on the current page: each rule, with the elements it concerns. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${AXE} })()`);
  return page.evaluate(async () => {
    const { axe } = window;
    if (axe === undefined) throw new Error('axe is not on the page');
    // Turn painting on, which tests may have turned off.
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    const { violations } = await axe.run();
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
          .join(', ')}`,
    );
  });
}

/**
 * Returns text that cannot be read in full, and anything that makes the page scroll sideways. Text may be clipped by an ancestor, overflow
 * its own surface, or be covered by another element. Content that a reader can scroll to is fine.
 */
export function findOverflow(page: Drive): Promise<string[]> {
  return page.evaluate(() => {
    const ROUNDING = 3;
    const found = new Set<string>();
    // Turn painting on, which tests may have turned off.
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
    if (document.documentElement.scrollWidth > window.innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
    // While a sheet is open, only the sheet needs to be readable.
    const sheets = [...document.querySelectorAll('dialog[open], .pass-device, .side-open')];
    const stage = sheets.findLast((sheet) => getComputedStyle(sheet).position === 'fixed') ?? document.body;
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (parent === null || words === '' || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length === 0) continue;
      const trouble = troubleWith(parent, lines);
      if (trouble !== null) found.add(`${trouble}: "${words.slice(0, 40)}"`);
    }
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
    return [...found];

    function isShown(element: Element): boolean {
      // Text for screen readers only is clipped on purpose. A floating closeup lets the pointer through, so a hit test finds what it
      // covers.
      if (element.closest('script, style, noscript, option, .closeup-float') !== null || getComputedStyle(element).clipPath !== 'none')
        return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function named(element: Element): string {
      return `<${[element.tagName.toLowerCase(), ...element.classList].join('.')}>`;
    }

    function hasSurface({ backgroundColor, backgroundImage, borderTopWidth }: CSSStyleDeclaration): boolean {
      return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || borderTopWidth !== '0px';
    }

    /** A radio button may be invisible on top of its own label. */
    function paints(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true })) return false;
      const style = getComputedStyle(element);
      if (element instanceof SVGGeometryElement) return style.fill !== 'none' && !/rgba\(.*, 0\)/.test(style.fill);
      return element.textContent !== '' || element instanceof HTMLImageElement || hasSurface(style);
    }

    /** A part of the table may cover another while a choice is open there; a mark may not cover text, nor a part of a thing its name. */
    function isLaidOver(top: Element, text: Element): boolean {
      if (text.closest('[data-thing]')?.contains(top) === true) return false;
      for (let part: Element | null = top; part !== null && !part.contains(text); part = part.parentElement) {
        const { width, height } = part.getBoundingClientRect();
        const { position, zIndex } = getComputedStyle(part);
        if ((zIndex !== 'auto' || /absolute|fixed|sticky/.test(position)) && width >= 64 && height >= 44) return true;
      }
      return false;
    }

    function troubleWith(parent: Element, lines: readonly DOMRect[]): string | null {
      const text = {
        left: Math.min(...lines.map(({ left }) => left)),
        right: Math.max(...lines.map(({ right }) => right)),
        top: Math.min(...lines.map(({ top }) => top)),
        bottom: Math.max(...lines.map(({ bottom }) => bottom)),
      };
      // Letters fill about half the height of a line.
      const lead = Math.max(ROUNDING, (lines[0]?.height ?? 0) / 4);
      const seen = { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight };
      let across = true;
      let down = true;
      let onSurface = false;
      for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        const beyondX = text.left < edge.left - ROUNDING || text.right > edge.right + ROUNDING;
        const beyondY = text.top < edge.top - lead || text.bottom > edge.bottom + lead;
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (across && beyondX && hides(style.overflowX)) return `${named(box)} cuts`;
        if (down && beyondY && hides(style.overflowY)) return `${named(box)} cuts the height of`;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') across = false;
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') down = false;
        if (hasSurface(style) && !onSurface && !(box instanceof SVGElement)) {
          onSurface = true;
          if ((across && beyondX) || (down && beyondY)) return `${named(box)} is too small for`;
        }
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          seen.left = Math.max(seen.left, edge.left);
          seen.right = Math.min(seen.right, edge.right);
          seen.top = Math.max(seen.top, edge.top);
          seen.bottom = Math.min(seen.bottom, edge.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return coveredBy(parent, lines, seen);
    }

    function coveredBy(parent: Element, lines: readonly DOMRect[], seen: { left: number; right: number; top: number; bottom: number }) {
      // A closeup covers everything, and ignores the pointer.
      if (parent.closest('.closeup-float') !== null) return null;
      for (const { left, right, top, bottom } of lines) {
        const y = (top + bottom) / 2;
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          if (x <= seen.left + 1 || x >= seen.right - 1 || y <= seen.top + 1 || y >= seen.bottom - 1) continue;
          const top = document.elementsFromPoint(x, y).find(paints);
          if (top !== undefined && !top.contains(parent) && !parent.contains(top) && !isLaidOver(top, parent))
            return `${named(top)} covers ${named(parent)}`;
        }
      }
      return null;
    }
  });
}
