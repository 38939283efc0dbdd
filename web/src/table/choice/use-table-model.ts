import type { BoardModule, Closeup, Pointing, Seen, TableModel } from '@belfry/board-kit';
import { deduceFrom, type Game, type Phrase, type Say } from '@belfry/kernel';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import type { Snapshot } from '../../match/session.ts';
import { type RefusalText, useRefusal } from '../context/refusal.ts';
import type { TableText } from '../text/index.ts';
import { TEXT as TABLE_TEXT } from '../text/index.ts';
import type { Looking } from '../viewport/closeup-layer.tsx';
import { type OpenDecision, useDecision } from './decision.ts';
import { type ChooserControl, useChooser } from './use-chooser.ts';

const NOTHING: readonly string[] = [];

/** Why not, before it is said: the language may change while a closeup is open. */
interface Refusal {
  readonly phrase: Phrase;
  readonly clause: string | null;
}

type Looked = Omit<Looking, 'reason'> & { readonly reason: Refusal | null };

const sayRefusal = (say: Say, { phrase, clause }: Refusal): RefusalText => ({ text: say(phrase), clause });

export interface TableState {
  readonly model: TableModel;
  readonly pointing: Pointing;
  readonly decision: OpenDecision;
  readonly chooser: ChooserControl;
  readonly say: Say<TableText>;
  /** Returns a move in words, with the numbers of this position. */
  sayMove(move: unknown): string;
  readonly looking: Looking | null;
  readonly refusal: RefusalText | null;
  /** Lit things that no part of the board shows. */
  readonly homeless: readonly string[];
  point(things: readonly string[]): void;
  lookAway(): void;
  showRefusal(refusal: RefusalText): void;
}

/**
 * Derives from a snapshot what the parts of a table share: text, choices, things pointed at (also by what is `told` at the moment), and the
 * open closeup.
 */
export function useTableModel(
  game: Game,
  board: BoardModule,
  snapshot: Snapshot,
  confirm: () => void,
  told: readonly string[] = NOTHING,
  /** The current seats, which do not wait for the shown position. */
  seats = snapshot.seats,
  /** The person at the screen; a replay may show the view of another seat. */
  reader = snapshot.viewer,
): TableState {
  const language = useSettings((settings) => settings.language);
  const { viewer, view, moves } = snapshot;
  const { pending } = view;
  const say = useMemo(
    () => speech<TableText>(language, [UI, TABLE_TEXT, game.text, board.text], (seat) => seats[seat]?.name ?? `${seat + 1}`),
    [language, game, board, seats],
  );
  const sayMove = useCallback((move: unknown) => say(game.sayMove(move, view)), [say, view, game]);
  const decision = useDecision(snapshot);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set());
  const { looking, setLooked, look, resay } = useLooking(say);
  const { refusal, showRefusal } = useRefusal();

  const why = (meant: unknown) =>
    meant === undefined || typeof viewer !== 'number' ? null : deduceFrom(game, view).refusal(viewer, meant);
  const explain = (meant: unknown, seen: Seen | undefined) => {
    const reason = why(meant);
    // On touch there was no hover to show what the thing is, so the closeup opens along with the reason.
    if (seen !== undefined && (seen.byTouch || reason === null)) setLooked({ ...seen, pinned: true, reason });
    else if (reason !== null) showRefusal(sayRefusal(say, reason));
  };
  const chooser = useChooser({ game, board, view, viewer, decision, moves }, { explain, confirm });

  const { present, homeless } = useHomeless(chooser.narrowing.lit);
  const point = useCallback((things: readonly string[]) => setPointed(new Set(things)), []);
  const { choices, narrowing, touch, carry } = chooser;
  const model = useMemo<TableModel>(
    () => ({
      seats,
      viewer,
      reader: typeof reader === 'number' ? reader : null,
      pending,
      say,
      language,
      choices,
      touch,
      carry,
      look,
      resay,
      present,
      rulesPage: (clause) => to.rules(game.id, clause),
    }),
    [seats, viewer, reader, pending, say, language, choices, touch, carry, look, resay, present, game],
  );
  const pointing = useMemo<Pointing>(
    () => ({ narrowing, pointed: told.length === 0 ? pointed : new Set([...pointed, ...told]) }),
    [narrowing, pointed, told],
  );
  return {
    model,
    pointing,
    decision,
    chooser,
    say,
    sayMove,
    looking,
    refusal,
    homeless,
    point,
    lookAway: () => setLooked(null),
    showRefusal,
  };
}

/** Returns the open closeup, in the words of today, and what opens, closes and changes it. */
function useLooking(say: Say) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const looking = useMemo<Looking | null>(
    () => looked && { ...looked, reason: looked.reason && sayRefusal(say, looked.reason) },
    [looked, say],
  );
  const look = useCallback((closeup: Closeup | null, at: Element | null, { pinned } = { pinned: false }) => {
    setLooked(closeup === null || at === null ? null : { closeup, at, pinned, reason: null });
  }, []);
  const resay = useCallback((closeup: Closeup, at: Element) => setLooked((open) => (open?.at === at ? { ...open, closeup } : open)), []);
  return { looking, setLooked, look, resay };
}

/**
 * Returns the lit things without a place on the board. Things report when they mount and unmount; the count follows once they have settled.
 */
function useHomeless(lit: ReadonlyMap<string, number>): { present(id: string, here: boolean): void; homeless: readonly string[] } {
  const here = useRef(new Map<string, number>());
  const [settled, setSettled] = useState(0);
  const due = useRef(false);
  const present = useCallback((id: string, come: boolean) => {
    here.current.set(id, (here.current.get(id) ?? 0) + (come ? 1 : -1));
    if (due.current) return;
    due.current = true;
    setSettled((n) => n + 1);
  }, []);
  useLayoutEffect(() => {
    due.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settled` says that the presence behind the reference has changed
  const homeless = useMemo(() => [...lit.keys()].filter((id) => (here.current.get(id) ?? 0) === 0), [lit, settled]);
  return { present, homeless };
}
