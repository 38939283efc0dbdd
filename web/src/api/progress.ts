import { MARKS_AT_ONCE, type Me, type Progress, type ProgressMark } from '@belfry/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { device, recordIn } from '../base/storage.ts';
import { ask, useMe, whoAmI } from './api.ts';
import { type Items, type KeptProgress, keptFor, marksOf, merged, NO_PROGRESS, type Topics } from './progress-marks.ts';

// Progress with lessons, puzzles and the like, kept on this device and, with an account, on the server.

const KEY = 'belfry.progress';
/** Storage key from before there were topics: lessons by game. */
const EARLIER = 'belfry.learnt';
const NO_ITEMS: Items = {};

function load(): KeptProgress {
  const kept = device.json(KEY);
  if (kept === null) return { ...NO_PROGRESS, topics: loadEarlier() };
  return isKept(kept) ? kept : NO_PROGRESS;
}

function isKept(value: unknown): value is KeptProgress {
  return typeof value === 'object' && value !== null && 'owner' in value && 'topics' in value && typeof value.topics === 'object';
}

function loadEarlier(): Topics {
  const lessons = Object.entries(recordIn(device, EARLIER));
  return merged(
    {},
    lessons.flatMap(([game, ids]: [string, unknown]) =>
      Array.isArray(ids) ? ids.map((id) => ({ topic: `lessons:${game}`, item: String(id), value: 1, at: 0 })) : [],
    ),
  );
}

const useKept = create<KeptProgress>(load);

// Another tab or window of this browser has changed it.
window.addEventListener('storage', ({ key }) => key === KEY && useKept.setState(load()));

function keep(kept: KeptProgress): void {
  useKept.setState(kept);
  device.setJson(KEY, kept);
}

/** Returns the marked items of a topic with their values. */
export function useProgress(topic: string): ReadonlyMap<string, number> {
  const items = useKept(({ topics }) => topics[topic]) ?? NO_ITEMS;
  useAccount();
  return valuesOf(items);
}

/** Returns the marked items of every topic. */
export function useAllProgress(): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const topics = useKept((kept) => kept.topics);
  useAccount();
  return new Map(Object.entries(topics).map(([topic, items]) => [topic, valuesOf(items)]));
}

/** Returns the items that are marked and not forgotten since. */
function valuesOf(items: Items): ReadonlyMap<string, number> {
  return new Map(Object.entries(items).flatMap(([item, { value }]) => (value > 0 ? [[item, value]] : [])));
}

/** True if an account stores the progress too. */
export function useIsWithAccount(): boolean {
  return useKept(({ owner }) => owner) !== null;
}

export function setProgress(topic: string, item: string, value: number, how: HowToSet = {}): void {
  const known = useKept.getState().topics[topic]?.[item]?.value ?? 0;
  if (known === value || (how.raises === true && known > value) || (how.once === true && known > 0)) return;
  note([{ topic, item, value, at: Date.now() }]);
}

interface HowToSet {
  /** Keeps a higher value that is already set. */
  readonly raises?: boolean;
  /** Keeps any value that is already set. */
  readonly once?: boolean;
}

export function forgetProgress(topic: string): void {
  const at = Date.now();
  note(Object.keys(useKept.getState().topics[topic] ?? {}).map((item) => ({ topic, item, value: 0, at })));
}

function note(marks: readonly ProgressMark[]): void {
  const kept = useKept.getState();
  keep({ ...kept, topics: merged(kept.topics, marks) });
  // Marks that do not reach the server now are sent the next time progress is read.
  if (kept.owner !== null) void tell(marks).catch(() => {});
}

async function tell(marks: readonly ProgressMark[]): Promise<readonly ProgressMark[]> {
  let known: readonly ProgressMark[] = [];
  for (let first = 0; first === 0 || first < marks.length; first += MARKS_AT_ONCE) {
    ({ marks: known } = await ask<Progress>('/me/progress', 'POST', { marks: marks.slice(first, first + MARKS_AT_ONCE) }));
  }
  return known;
}

/** Syncs the progress of this device with the account. */
async function meet(me: Me): Promise<void> {
  const before = useKept.getState();
  const kept = keptFor(before, me);
  if (me.kind !== 'account') {
    if (kept !== before) keep(kept);
    return;
  }
  const known = await tell(marksOf(kept.topics));
  // Keep marks that were set while the request was under way.
  const now = keptFor(useKept.getState(), me);
  keep({ ...now, topics: merged(now.topics, known) });
}

/** Syncs whenever progress is read, and when the person changes. */
function useAccount(): void {
  const me = useMe((state) => state.me);
  useEffect(() => {
    void (me === null ? whoAmI() : Promise.resolve(me)).then((here) => here && meet(here)).catch(() => {});
  }, [me]);
}
