interface ImportMeta {
  /** Vite: the files of a pattern, each loaded when it is called for. */
  glob(pattern: string, options: { readonly query: '?raw'; readonly import: 'default' }): Readonly<Record<string, () => Promise<string>>>;
}
