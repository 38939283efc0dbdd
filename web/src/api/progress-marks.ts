import type { Me, ProgressMark } from '@belfry/protocol';

interface Mark {
  /** 0: not marked, or no longer. */
  readonly value: number;
  readonly at: number;
}
export type Items = Readonly<Record<string, Mark>>;
export type Topics = Readonly<Record<string, Items>>;

export interface KeptProgress {
  /** The account that stores it too; null: only on this device. */
  readonly owner: string | null;
  readonly topics: Topics;
}

export const NO_PROGRESS: KeptProgress = { owner: null, topics: {} };

/** Returns the topics with those marks added that are new or later than the known ones. */
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

/**
 * Returns the progress that counts for this person: empty when another account owns what is kept; signing in adopts progress without an
 * owner.
 */
export function keptFor(kept: KeptProgress, me: Pick<Me, 'id' | 'kind'>): KeptProgress {
  if (me.kind !== 'account') return kept.owner === null ? kept : NO_PROGRESS;
  return kept.owner === null || kept.owner === me.id ? { ...kept, owner: me.id } : { ...NO_PROGRESS, owner: me.id };
}
