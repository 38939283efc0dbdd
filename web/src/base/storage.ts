/** Browser storage for these pages: permanent, or for the life of the tab. Without storage, reads return null and writes are lost. */
export interface Store {
  text(name: string): string | null;
  /** Returns whether it is stored; null removes it. */
  setText(name: string, text: string | null): boolean;
  /** Returns what any version of these pages has written: validate it before use. */
  json(name: string): unknown;
  setJson(name: string, value: unknown): boolean;
}

function storeAt(open: () => Storage): Store {
  const text = (name: string): string | null => {
    try {
      return open().getItem(name);
    } catch {
      return null;
    }
  };
  const setText = (name: string, value: string | null): boolean => {
    try {
      if (value === null) open().removeItem(name);
      else open().setItem(name, value);
      return true;
    } catch {
      return false;
    }
  };
  return {
    text,
    setText,
    json(name) {
      try {
        return JSON.parse(text(name) ?? 'null');
      } catch {
        return null;
      }
    },
    setJson: (name, value) => setText(name, JSON.stringify(value)),
  };
}

export const device: Store = storeAt(() => localStorage);
export const tab: Store = storeAt(() => sessionStorage);

/** Returns a stored object whose entries are not validated yet, or an empty one. */
export function recordIn(store: Store, name: string): Readonly<Record<string, unknown>> {
  const kept = store.json(name);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}
