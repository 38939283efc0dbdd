import { type BoardModule, type Choice, type Narrowing, narrow, type Seen } from '@belfry/board-kit';
import { type Game, type GameView, type Phrase, type Seat, seededChance, type Viewer } from '@belfry/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../base/settings.ts';
import { afterPaint, usePainted } from '../in-sight/use-painted.ts';
import { isAsked } from './confirmation.ts';
import type { OpenDecision } from './decision.ts';
import { type MovePreview, previewMove } from './move-preview.ts';
import { NO_SELECTION, savedSelection, saveSelection } from './saved-selection.ts';

/** Why something cannot be done: a sentence and its clause. */
export interface RefusalText {
  readonly text: string;
  readonly clause: string | null;
}

interface Position {
  readonly game: Game;
  readonly board: BoardModule;
  readonly view: GameView;
  readonly viewer: Viewer;
  /** Which decision it is: what was pointed at counts for that one alone. */
  readonly decision: OpenDecision;
  readonly moves: readonly string[];
}

export interface ChooserControl {
  /** The legal moves as the rules list them. */
  readonly choices: readonly Choice[];
  /** Moves beyond that list that can be pointed at as well. */
  readonly beyond: readonly Choice[];
  /** The verb whose window is open. */
  readonly window: string | null;
  readonly narrowing: Narrowing;
  readonly preview: MovePreview | null;
  /** What speaks against the staged move. */
  readonly caution: Phrase | null;
  /** The moves are few, and the board offers them by name. */
  readonly named: boolean;
  /** The staged move is to be confirmed; null as long as that is not known. */
  readonly asked: boolean | null;
  touch(id: string, picked: boolean, meant?: unknown, seen?: Seen): void;
  /** Stages a move that did not come from pointing: a menu item, a window, the command line. */
  propose(choice: Choice): void;
  accepts(move: unknown): boolean;
  choiceOf(move: unknown): Choice;
  clear(): void;
}

const NOTHING: readonly string[] = [];

/** A listed move keeps the notation it came with. */
function choiceFrom(game: Game, notation: string): Choice {
  const move = game.read(notation);
  return { move, notation, targets: game.targets(move) };
}

/** Pointing again at what was pointed at last says yes to the whole; at one of several alike (cards of a set) it takes that one back. */
function isLastWord(picks: readonly string[], id: string): boolean {
  const kind = id.slice(0, id.indexOf(':') + 1);
  return picks.at(-1) === id && !picks.slice(0, -1).some((pick) => pick.startsWith(kind));
}

/** So many moves can be offered by name beside a hand. */
const MOST_NAMED = 6;

/** A second click so soon is the end of a double click, not an answer. */
const DOUBLE_CLICK_MS = 300;

interface Answers {
  /** Says why something cannot be done. */
  explain(move: unknown | undefined, seen: Seen | undefined): void;
  /** Plays what is staged. */
  confirm(): void;
}

/** The one way to choose a move in all games: pointing at things narrows the legal moves until one is left, and pointing again confirms it. */
export function useChooser(position: Position, { explain, confirm }: Answers): ChooserControl {
  const { game, board, view, viewer, decision, moves } = position;
  const [pointing, setPointing] = useState<{ decision: OpenDecision; picks: readonly string[]; proposed: Choice | null }>(() => {
    const { picks, proposed } = moves.length === 0 ? NO_SELECTION : savedSelection(decision);
    return { decision, picks, proposed: proposed === null ? null : choiceFrom(game, proposed) };
  });
  const current = pointing.decision === decision ? pointing : { decision, picks: NOTHING, proposed: null };

  const choiceOf = useCallback((move: unknown): Choice => ({ move, notation: game.write(move), targets: game.targets(move) }), [game]);
  const choices = useMemo(() => moves.map((notation) => choiceFrom(game, notation)), [moves, game]);
  const accepts = useCallback(
    (move: unknown): boolean => {
      const seat: Seat | null = typeof viewer === 'number' ? viewer : null;
      return seat !== null && game.accepts(game.determinize(view, seededChance('accepts')), seat, move);
    },
    [game, view, viewer],
  );
  const compose = useCallback(
    (picks: readonly string[]): Choice | null => {
      const move = board.compose?.(picks, view) ?? null;
      return move !== null && accepts(move) ? choiceOf(move) : null;
    },
    [board, view, accepts, choiceOf],
  );
  const beyond = useMemo<readonly Choice[]>(() => {
    if (board.beyond === undefined || typeof viewer !== 'number' || moves.length === 0) return [];
    const world = game.determinize(view, seededChance('beyond'));
    const listed = new Set(moves);
    const accepted = board.beyond(view, viewer).filter((move) => game.accepts(world, viewer, move));
    return accepted.map(choiceOf).filter(({ notation }) => !listed.has(notation));
  }, [board, game, view, viewer, moves, choiceOf]);
  const all = useMemo(() => (beyond.length === 0 ? choices : [...choices, ...beyond]), [choices, beyond]);
  const pointed = useMemo(() => narrow(all, current.picks, compose), [all, current.picks, compose]);
  const [only = '', ...others] = current.picks;
  const window = others.length === 0 && current.proposed === null && board.windows?.[only] !== undefined ? only : null;
  const narrowing = useMemo<Narrowing>(() => {
    if (current.proposed !== null) return { ...pointed, lit: new Map(), staged: current.proposed, menu: false };
    // What is weighed in a window is not picked from a list.
    return window === null ? pointed : { ...pointed, staged: null, menu: false };
  }, [pointed, current.proposed, window]);

  const pointedAt = useRef(0);
  const keeping = useRef(() => {});
  const put = (picks: readonly string[], proposed: Choice | null = null) => {
    pointedAt.current = performance.now();
    setPointing({ decision, picks, proposed });
    keeping.current();
    keeping.current = afterPaint(() => saveSelection(decision, { picks, proposed: proposed?.notation ?? null }));
  };
  const act = useRef({ touch: (_id: string, _picked: boolean, _meant?: unknown, _seen?: Seen) => {} });
  act.current.touch = (id, picked, meant, seen) => {
    const { picks } = current;
    if (picked && narrowing.staged !== null && isLastWord(picks, id)) {
      if (performance.now() - pointedAt.current > DOUBLE_CLICK_MS) confirm();
    } else if (picked) {
      const at = picks.lastIndexOf(id);
      put(picks.filter((_, i) => i !== at));
    } else if (narrowing.lit.has(id)) put([...picks, id]);
    else if (narrow(all, []).lit.has(id)) put([id]);
    else explain(meant, seen);
  };
  const touch = useCallback((id: string, picked: boolean, meant?: unknown, seen?: Seen) => act.current.touch(id, picked, meant, seen), []);

  const staged = narrowing.staged;
  // Foreseeing tries the move in several worlds; what was clicked shows first.
  const later = usePainted(staged);
  const preview = useMemo(
    () => (later === null || typeof viewer !== 'number' ? null : previewMove(game, board, view, viewer, later.move)),
    [later, viewer, game, board, view],
  );
  const caution = useMemo(
    () =>
      staged === null
        ? null
        : (game.caution?.(
            view,
            staged.move,
            choices.map(({ move }) => move),
          ) ?? null),
    [staged, game, view, choices],
  );
  const setting = useSettings((settings) => settings.confirm);
  const kind = view.pending.find(({ seat }) => seat === viewer)?.kind ?? '';
  const asked = isAsked(setting, {
    legal: all.length,
    picks: current.picks,
    lasting: preview?.lasting ?? null,
    cautioned: caution !== null,
    light: board.light?.has(kind) ?? false,
  });
  return {
    choices,
    beyond,
    window,
    narrowing,
    preview,
    caution,
    named: all.length > 1 && all.length <= MOST_NAMED && (board.named?.has(kind) ?? false),
    asked,
    touch,
    accepts,
    choiceOf,
    propose: (choice) => put(current.picks, choice),
    clear: () => put(NOTHING),
  };
}

/** Plays a staged move at once where nobody wants to be asked. */
export function useAutoConfirm({ narrowing, asked }: ChooserControl, confirm: () => void): void {
  const atOnce = narrowing.staged !== null && narrowing.lit.size === 0 && asked === false;
  const latest = useRef(confirm);
  latest.current = confirm;
  useEffect(() => {
    if (atOnce) latest.current();
  }, [atOnce]);
}
