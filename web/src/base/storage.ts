/** What this browser keeps for these pages: for good, or as long as the tab lasts. A browser that keeps nothing gives null, and forgets what is written. */
export interface Store {
  text(name: string): string | null;
  /** Says whether it is kept; null removes it. */
  setText(name: string, text: string | null): boolean;
  /** Whatever was written, by whichever version of these pages: look at it before you use it. */
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

/** An object that was written, with its entries not looked at yet; an empty one where there is none. */
export function recordIn(store: Store, name: string): Readonly<Record<string, unknown>> {
  const kept = store.json(name);
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}
