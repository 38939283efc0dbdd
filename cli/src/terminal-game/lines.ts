import type { Environment } from '../base/environment.ts';

export const NEWS = Symbol('news');

/** Line input that news can interrupt. */
export interface Lines {
  /** Returns the next line, null at the end of the input, or NEWS if news comes first; the line is then still pending. */
  next(prompt: string, news: Promise<void>): Promise<string | null | typeof NEWS>;
}

export function linesOf({ ask, out }: Environment): Lines {
  let awaited: Promise<string | null> | null = null;
  return {
    async next(prompt, news) {
      if (awaited === null) awaited = ask(prompt);
      else out.write(prompt);
      const heard = await Promise.race([awaited, news.then((): typeof NEWS => NEWS)]);
      if (heard !== NEWS) awaited = null;
      return heard;
    },
  };
}
