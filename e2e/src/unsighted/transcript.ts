import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AccessibilityTree, Node } from './accessibility-tree.ts';
import { takeAnnouncements } from './announcements.ts';

/** `BELFRY_TRANSCRIPTS` names a folder for what was heard, focused and pressed. */
const FOLDER = process.env.BELFRY_TRANSCRIPTS;

/** Shorter sentences may repeat: they are numbers and single words. */
const SENTENCE = 9;

const sentencesOf = (words: string): string[] => words.split(/(?<=[.?!…])\s+/).filter((each) => each.length >= SENTENCE);

/** What a player without sight hears and does during a match, and what they would stumble over. */
export class Transcript {
  readonly problems = new Set<string>();
  readonly #file: string | null;

  constructor(name: string) {
    this.#file = FOLDER === undefined ? null : join(FOLDER, `${name}.txt`);
    if (FOLDER === undefined || this.#file === null) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, '');
  }

  add(kind: string, words: string): void {
    if (this.#file !== null) appendFileSync(this.#file, `${kind.padEnd(8)} ${words}\n`);
  }

  problem(words: string): void {
    this.add('PROBLEM', words);
    this.problems.add(words);
  }

  /** Writes down what was announced since the last press, and where the focus is. */
  async listen(page: Page, tree: AccessibilityTree): Promise<Node | null> {
    const { said, unheard } = await takeAnnouncements(page);
    const before = new Map<string, string>();
    for (const { region, words } of said) {
      this.add('heard', `${words}  [${region}]`);
      for (const sentence of sentencesOf(words)) {
        const other = before.get(sentence);
        // One region may come back to a sentence: the same player has another turn.
        if (other !== undefined && other !== region) this.problem(`announced twice, by ${other} and ${region}: ${sentence}`);
        before.set(sentence, region);
      }
    }
    for (const { region, words } of unheard) this.problem(`came with its live region, so it may not be heard: ${words} [${region}]`);
    const focused = await tree.focused();
    if (focused === null) this.problem('the focus fell to the page');
    else {
      this.add('focus', told(focused));
      if (focused.name.length >= SENTENCE && before.has(focused.name)) this.problem(`announced and focused: ${focused.name}`);
    }
    return focused;
  }

  /** While something is asked, the focus is on nothing unavailable; in a window a button at the end of its range keeps it. */
  async expectAvailable(page: Page, focused: Node | null): Promise<void> {
    if (focused?.disabled !== true) return;
    const goesOn = () =>
      document.activeElement?.closest('[role="dialog"]') != null || !document.activeElement?.matches('[aria-disabled="true"]');
    // Real time: a busy browser may be asked before it has drawn what follows.
    await page.waitForFunction(goesOn, undefined, { timeout: 5000 }).catch(() => {
      this.problem(`the focus stays on something unavailable: ${focused.name}`);
    });
  }
}

/** As a screen reader tells a control. */
export function told({ role, name, pressed, disabled }: Node): string {
  return `${name === '' ? '(no name)' : name}, ${role}${pressed ? ', pressed' : ''}${disabled ? ', unavailable' : ''}`;
}
