import type { Page } from '@playwright/test';
import { AccessibilityTree, type Node } from './accessibility-tree.ts';
import { recordAnnouncements } from './announcements.ts';
import { type Transcript, told } from './transcript.ts';

/** Looks at the tree so often until it asks something, with this pause in milliseconds. */
const LOOKS = 900;
const PAUSE = 100;
/** How many names of a list are written down. */
const READ = 14;
/** After so many presses in one window it is closed. */
const WINDOW = 8;

const BUTTONS = new Set(['button', 'radio', 'checkbox', 'menuitem']);
/** Landmarks without choices. */
const ELSEWHERE = /^(banner|navigation|complementary|log|contentinfo)\b/;
/** Controls that answer nothing, by their names in both languages. */
const NO_ANSWER =
  /^(Undo|Terugnemen|Cancel|Annuleren|Close|Sluiten|Go to your area|Naar je speelgebied)$|more choice|nog \d+ keuze|: (less|minder) /;
const START = /^(Start game|Spel starten)$/;
const PLAYERS = /^(group|radiogroup) (Players|Spelers)$/;
/** The line that tells what happens is a button: it opens the log. */
const TELLS = /^(Open the log|Logboek openen|Open het logboek)$/;
const YES = /^(Confirm|Bevestigen)$/;
/** Moves that a player in a hurry leaves for last. */
const LAST =
  /^(End|Decline|Steal from nobody|Play no|Use no|Play without|Offer|Beëindig|Wijs|Steel van niemand|Speel geen|Gebruik geen|Speel zonder|Bied)/;
/** Begins an offer; after so many of them there are no more. */
const OFFER = /^(Make an offer|Counter-offer|Een aanbod doen|Tegenaanbod)$/;
const OFFERS = 4;
const OVER = /^(Game over|Einde van het spel)$/;

/** Someone who knows of a table what its accessibility tree says, and chooses by names. */
class ScreenReaderPlayer {
  readonly page: Page;
  readonly transcript: Transcript;
  readonly tree: AccessibilityTree;
  decisions = 0;
  #luck = 3;
  #inWindow = 0;
  #offers = 0;

  constructor(page: Page, transcript: Transcript, tree: AccessibilityTree) {
    this.page = page;
    this.transcript = transcript;
    this.tree = tree;
  }

  /** Sits down at a table of the smallest size. */
  async begin(): Promise<void> {
    const start = await this.#find(({ role, name }) => role === 'button' && START.test(name));
    const size = await this.#find(({ role, within }) => role === 'radio' && within.some((each) => PLAYERS.test(each)));
    for (const control of [size, start]) {
      this.transcript.add('does', told(control));
      await this.tree.activate(control);
    }
  }

  async #find(wanted: (node: Node) => boolean): Promise<Node> {
    for (let look = 0; look < LOOKS; look++) {
      const found = (await this.tree.read()).find(wanted);
      if (found !== undefined) return found;
      // Real time: what a tree says next is known by looking at it again.
      await this.page.waitForTimeout(PAUSE);
    }
    throw new Error('the page has no such control');
  }

  /** Returns what can be chosen; waits until there is something, and the same twice. */
  async choices(): Promise<readonly Node[]> {
    let before = '';
    for (let look = 0; look < LOOKS; look++) {
      const nodes = await this.tree.read();
      const answers = nodes.filter(isAnswer);
      const now = answers.map(told).join('\n');
      if (nodes.some(isOver) || (answers.length > 0 && now === before)) return nodes;
      before = now;
      // Real time: what a tree says next is known by looking at it again.
      await this.page.waitForTimeout(PAUSE);
    }
    throw new Error(`nothing can be chosen:\n${(await this.tree.read()).map(told).join('\n')}`);
  }

  choose(answers: readonly Node[]): Node {
    const yes = answers.find(({ name }) => YES.test(name));
    if (yes !== undefined) return yes;
    const fresh = answers.filter(({ name, pressed }) => !pressed && (this.#offers < OFFERS || !OFFER.test(name)));
    const among = fresh.filter(({ name }) => !LAST.test(name));
    const [first] = answers;
    this.#luck = (Math.imul(this.#luck, 1664525) + 1013904223) >>> 0;
    const list = among.length > 0 ? among : fresh.length > 0 ? fresh : answers;
    const chosen = list[Math.floor((this.#luck / 0x1_0000_0000) * list.length)] ?? first;
    if (chosen === undefined) throw new Error('there is nothing to choose');
    if (OFFER.test(chosen.name)) this.#offers++;
    return chosen;
  }

  /** In a window that is no question: does what it is for, or leaves it after a while. */
  leaving(nodes: readonly Node[]): Node | undefined {
    const isWindow = nodes.every(({ within }) => within.some((each) => /^(dialog|alertdialog)/.test(each)));
    this.#inWindow = isWindow ? this.#inWindow + 1 : 0;
    return this.#inWindow <= WINDOW ? undefined : nodes.find(({ name }) => /^(Close|Sluiten)$/.test(name));
  }

  async decide(): Promise<boolean> {
    const nodes = await this.choices();
    const focused = await this.transcript.listen(this.page, this.tree);
    if (nodes.some(isOver)) return true;
    await this.transcript.expectAvailable(this.page, focused);
    const answers = nodes.filter(isAnswer);
    const list = answers.map(({ name, role }) => `${name}, ${role}`);
    this.transcript.add('finds', `${list.slice(0, READ).join(' | ')}${list.length > READ ? ` | … ${list.length - READ} more` : ''}`);
    for (const { name } of answers) if (name === '') this.transcript.problem('a choice without a name');
    for (const name of twiceIn(answers)) this.transcript.problem(`two different choices have one name: ${name}`);
    const chosen = this.leaving(nodes) ?? this.choose(answers);
    if (YES.test(chosen.name)) this.decisions++;
    this.transcript.add('does', told(chosen));
    if (!(await this.tree.activate(chosen))) this.transcript.add('finds', 'that it has gone');
    return false;
  }
}

const isAnswer = ({ role, name, description, disabled, within }: Node): boolean =>
  BUTTONS.has(role) && !disabled && !NO_ANSWER.test(name) && !TELLS.test(description) && !within.some((each) => ELSEWHERE.test(each));

const isOver = ({ role, name }: Node): boolean => role === 'heading' && OVER.test(name);

/** Names that several choices of one part of the table have; equal cards in a hand are the same choice. */
function twiceIn(answers: readonly Node[]): string[] {
  const known = new Set<string>();
  return answers.flatMap(({ name, within }) => {
    const place = `${within.join(' > ')}: ${name}`;
    const isAgain = known.has(place) && !within.some((each) => /hand|cards|kaarten/i.test(each));
    known.add(place);
    return isAgain ? [name] : [];
  });
}

/** Plays a match from the accessibility tree alone, from the page of the game to the end, in so many steps at the most. */
export async function playByTree(page: Page, transcript: Transcript, steps: number): Promise<{ readonly decisions: number }> {
  await recordAnnouncements(page);
  await page.reload();
  const tree = await AccessibilityTree.of(page);
  const player = new ScreenReaderPlayer(page, transcript, tree);
  await player.begin();
  for (let step = 0; step < steps; step++) {
    if (!(await player.decide())) continue;
    for (const node of await tree.read()) transcript.add('finds', told(node));
    return player;
  }
  throw new Error(`the match is not over after ${steps} steps`);
}
