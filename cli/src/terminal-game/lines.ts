import type { Environment } from '../base/environment.ts';

export const NEWS = Symbol('news');

/** The lines of the person, who can be told something while a line is awaited. */
export interface Lines {
  /** The next line, null when there are no more; or that there is news first, the line being still awaited. */
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
