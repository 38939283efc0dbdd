import type { CDPSession, Page } from '@playwright/test';

/** A control or a text, as a screen reader finds it. */
export interface Node {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly pressed: boolean;
  /** What its title adds to the name. */
  readonly description: string;
  /** The landmarks, regions, dialogs and lists around it, outermost first, each as its role and name. */
  readonly within: readonly string[];
  readonly backend: number;
}

const AROUND = new Set([
  ...['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'group', 'form'],
  ...['dialog', 'alertdialog', 'list', 'log', 'status', 'alert'],
]);
const DIALOGS = ['dialog', 'alertdialog'];
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'StaticText', 'RootWebArea']);

/** The accessibility tree of a page, and nothing else of it. */
export class AccessibilityTree {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<AccessibilityTree> {
    return new AccessibilityTree(await page.context().newCDPSession(page));
  }

  /** Returns the nodes in reading order; while a dialog is open, only what is in it. */
  async read(): Promise<readonly Node[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const found: Node[] = [];
    const walk = (id: string, within: readonly string[]): void => {
      const node = byId.get(id);
      if (node === undefined) return;
      const role = String(node.role?.value ?? 'none');
      const name = String(node.name?.value ?? '').trim();
      const isShown = !node.ignored && !SILENT.has(role);
      const is = (property: string) => node.properties?.find((each) => each.name === property)?.value.value;
      if (isShown)
        found.push({
          role,
          name,
          disabled: is('disabled') === true,
          pressed: is('pressed') === 'true',
          description: String(node.description?.value ?? ''),
          within,
          backend: node.backendDOMNodeId ?? 0,
        });
      const inside = isShown && AROUND.has(role) ? [...within, `${role} ${name}`.trim()] : within;
      for (const child of node.childIds ?? []) walk(child, inside);
    };
    const [root] = nodes;
    if (root !== undefined) walk(root.nodeId, []);
    const isInDialog = ({ within }: Node) => within.some((each) => DIALOGS.includes(each.split(' ')[0] ?? ''));
    return found.some(isInDialog) ? found.filter(isInDialog) : found;
  }

  /** Does what a screen reader does when its user activates a control; returns false if that has gone meanwhile. */
  async activate({ backend }: Node): Promise<boolean> {
    const found = await this.#session.send('DOM.resolveNode', { backendNodeId: backend }).catch(() => null);
    if (found?.object.objectId === undefined) return false;
    await this.#session.send('Runtime.callFunctionOn', {
      objectId: found.object.objectId,
      functionDeclaration: `function () { this.focus(); this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window })); }`,
    });
    return true;
  }

  /** Returns the element with the focus; null if that is the page as a whole. */
  async focused(): Promise<Node | null> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined || result.className === 'HTMLBodyElement') return null;
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    const [node] = nodes;
    const is = (property: string) => node?.properties?.find((each) => each.name === property)?.value.value;
    return {
      role: String(node?.role?.value ?? 'none'),
      name: String(node?.name?.value ?? '').trim(),
      disabled: is('disabled') === true,
      pressed: is('pressed') === 'true',
      description: String(node?.description?.value ?? ''),
      within: [],
      backend: node?.backendDOMNodeId ?? 0,
    };
  }
}
