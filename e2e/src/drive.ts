/**
 * The part of a browser page that playing needs: a subset of Playwright's `Page`, so that other engines can implement it too. Functions are
 * sent to the page as source, so they can use nothing but their argument.
 */
export interface Drive {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Argument, Result>(work: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>;
  /** Waits until the element can be clicked, then clicks it with a mouse. */
  click(selector: string): Promise<void>;
  /** Waits until such an element is visible, or until there is none. */
  waitForSelector(selector: string): Promise<unknown>;
  waitForSelector(selector: string, options: { readonly state: 'detached' }): Promise<unknown>;
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  screenshot(options: { readonly path: string }): Promise<unknown>;
}
