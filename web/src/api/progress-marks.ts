import type { Me, ProgressMark } from '@belfry/protocol';

interface Mark {
  /** 0: nothing (any more). */
  readonly value: number;
  readonly at: number;
}
export type Items = Readonly<Record<string, Mark>>;
export type Topics = Readonly<Record<string, Items>>;

export interface KeptProgress {
  /** The account it is kept with as well; null: it is this device's alone. */
  readonly owner: string | null;
  readonly topics: Topics;
}

export const NO_PROGRESS: KeptProgress = { owner: null, topics: {} };

/** Marks that are new to what is known, or later. */
export function merged(topics: Topics, marks: readonly ProgressMark[]): Topics {
  const all: Record<string, Items> = { ...topics };
  for (const { topic, item, value, at } of marks) {
    const known = all[topic]?.[item];
    if (known === undefined || at > known.at) all[topic] = { ...all[topic], [item]: { value, at } };
  }
  return all;
}

export function marksOf(topics: Topics): ProgressMark[] {
  return Object.entries(topics).flatMap(([topic, items]) => Object.entries(items).map(([item, mark]) => ({ topic, item, ...mark })));
}

/** The progress that counts for a person here: it starts empty for another account, and signing in adds what was on the device alone. */
export function keptFor(kept: KeptProgress, me: Pick<Me, 'id' | 'kind'>): KeptProgress {
  if (me.kind !== 'account') return kept.owner === null ? kept : NO_PROGRESS;
  return kept.owner === null || kept.owner === me.id ? { ...kept, owner: me.id } : { ...NO_PROGRESS, owner: me.id };
}
