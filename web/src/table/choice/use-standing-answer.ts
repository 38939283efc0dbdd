import type { BoardModule, Choice } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { useEffect, useRef, useState } from 'react';
import { pageHere } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { device } from '../../base/storage.ts';
import type { Snapshot } from '../../match/session.ts';
import type { OpenDecision } from './decision.ts';
import type { ChooserControl } from './use-chooser.ts';

/** How long the page waits before it answers for its player, in milliseconds. */
const TIME_TO_READ = 1800;
const TIME_TO_SEE = 600;
/**
 * Among people an immediate answer would show that the page gave it, and so that the hand is too small (NUR-21.3 asks everyone for that
 * reason). So every automatic answer, for want of cards or because the player has stopped the questions, takes as long as a person might.
 */
const AS_A_PERSON = { least: 2500, more: 4000 };

/** Storage key of the turns in which a player has stopped these questions, latest first; they outlive the page. */
const KEPT = 'belfry.standing';
/** How many tables are remembered. */
const MOST_KEPT = 20;

function keptStops(): readonly string[] {
  const kept = device.json(KEPT);
  return Array.isArray(kept) ? kept.map(String) : [];
}

function keepStop(period: string, isStopped: boolean): void {
  const others = keptStops().filter((each) => each !== period);
  device.setJson(KEPT, isStopped ? [period, ...others].slice(0, MOST_KEPT) : others);
}

export interface StandingControl {
  /** The page is about to answer: why, and in how many milliseconds. */
  readonly due: { readonly why: Phrase; readonly ms: number } | null;
  /** The player has stopped these questions for now. */
  readonly stopped: boolean;
  /** Such a question is open, and its player may stop further ones. */
  readonly offered: boolean;
  /** The player is choosing: the offer is hidden but keeps its space, so that the board's layout does not change at every pick. */
  readonly pointing: boolean;
  stop(): void;
  resume(): void;
  /** Postpones the answer, because the player wants to think. */
  wait(): void;
}

/**
 * Answers for the player when there is only one answer, or when they have stopped such questions. The rules still ask everyone; this is the
 * player's own page answering.
 */
export function useStandingAnswer(
  { standing }: BoardModule,
  { view, viewer, seats, moves }: Snapshot,
  decision: OpenDecision,
  { narrowing, choiceOf }: ChooserControl,
  play: (choice: Choice) => void,
  isSeen: boolean,
): StandingControl {
  const wanted = useSettings((settings) => settings.selfAnswer);
  const [stops, setStops] = useState(keptStops);
  const [waitsFor, setWaitsFor] = useState<OpenDecision | null>(null);
  /** Identifies this turn of this player at this table. */
  const period = `${pageHere()} ${viewer} ${standing?.period(view)}`;
  const stopped = standing !== undefined && stops.includes(period);
  const asked =
    standing !== undefined &&
    typeof viewer === 'number' &&
    moves.length > 0 &&
    view.pending.some(({ kind, seat }) => kind === standing.kind && seat === viewer);
  const lack = asked && wanted && typeof viewer === 'number' ? standing.foregone(view, viewer) : undefined;
  const why = !asked ? undefined : stopped ? { key: 'standing.stopped' } : lack;
  const pointing = narrowing.picks.length > 0 || narrowing.staged !== null;
  const due = isSeen && why !== undefined && !pointing && waitsFor !== decision;
  const people = seats.some(({ kind }) => kind === 'person');
  const answer = useRef(() => {});
  answer.current = () => standing !== undefined && play(choiceOf(standing.move));
  const [ms, setMs] = useState(0);
  const answering = due ? decision : null;
  useEffect(() => {
    if (answering === null) return;
    const time = people ? AS_A_PERSON.least + Math.random() * AS_A_PERSON.more : stopped ? TIME_TO_SEE : TIME_TO_READ;
    setMs(time);
    const timer = window.setTimeout(() => answer.current(), time);
    return () => window.clearTimeout(timer);
  }, [answering, people, stopped]);
  const stopFor = (isStopped: boolean) => {
    setStops(isStopped ? [period] : []);
    keepStop(period, isStopped);
  };
  return {
    due: due && why !== undefined && ms > 0 ? { why, ms } : null,
    stopped,
    offered: asked && !stopped,
    pointing,
    stop: () => {
      stopFor(true);
      setWaitsFor(decision);
      answer.current();
    },
    resume: () => stopFor(false),
    wait: () => setWaitsFor(decision),
  };
}
