/**
 * What playing needs of a browser: a part of Playwright's page, so that such a page is one, and other engines can stand in for it.
 * Functions travel to the page as their source: they can use nothing from outside but their argument.
 */
export interface Drive {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Waits until the element can be clicked, and clicks it as a mouse does. */
  click(selector: string): Promise<void>;
  /** Waits until such an element is shown, or until there is none. */
  waitForSelector(selector: string): Promise<unknown>;
  waitForSelector(selector: string, options: { readonly state: 'detached' }): Promise<unknown>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
}
