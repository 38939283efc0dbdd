interface ImportMeta {
  /** Vite: what the files of a pattern export under a name, each loaded when it is called for. */
  glob<T>(
    pattern: string,
    options: { readonly import: string; readonly query?: '?book' | '?raw' },
  ): Readonly<Record<string, (() => Promise<T>) | undefined>>;
  /** The same, loaded at once. */
  glob<T>(pattern: string, options: { readonly import: string; readonly eager: true }): Readonly<Record<string, T>>;
}
