import { type Choice, type Narrowing, narrow, picksOf, repick, type Seen, type TableModel } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { MovePreview } from './move-preview.ts';
import { useDrops } from './use-drops.ts';
import { type MoveChoices, type Position, useMoveChoices } from './use-move-choices.ts';
import { useSelection } from './use-selection.ts';
import { useStagedMove } from './use-staged-move.ts';

export interface ChooserControl extends Pick<MoveChoices, 'choices' | 'beyond' | 'accepts' | 'choiceOf'> {
  /** The verb whose window is open. */
  readonly window: string | null;
  readonly narrowing: Narrowing;
  readonly preview: MovePreview | null;
  /** A warning about the staged move. */
  readonly caution: Phrase | null;
  /** The staged move needs confirmation; null until that is known. */
  readonly asked: boolean | null;
  touch(id: string, picked: boolean, meant?: unknown, seen?: Seen): void;
  readonly carry: TableModel['carry'];
  /** Stages a move that was not chosen on the board: from a menu, a window or the command line. */
  propose(choice: Choice): void;
  /** Stages a suggested move, which always needs confirmation. */
  suggest(choice: Choice): void;
  clear(): void;
}

/** True if a click on the last pick again confirms the whole; among several alike (cards of a set) it removes that pick instead. */
function isLastWord(picks: readonly string[], id: string): boolean {
  const kind = id.slice(0, id.indexOf(':') + 1);
  return picks.at(-1) === id && !picks.slice(0, -1).some((pick) => pick.startsWith(kind));
}

/** A second click within this many milliseconds belongs to a double click, not to a confirmation. */
const DOUBLE_CLICK_MS = 300;

interface Answers {
  /** Says why something cannot be done. */
  explain(move: unknown | undefined, seen: Seen | undefined): void;
  /** Plays the staged move. */
  confirm(): void;
}

/** The way to choose a move in every game: clicks on things narrow the legal moves until one is left, and a second click confirms it. */
export function useChooser(position: Position, { explain, confirm }: Answers): ChooserControl {
  const { board } = position;
  const { choices, beyond, all, accepts, choiceOf, compose } = useMoveChoices(position);
  const { picks, proposed, suggested, put, suggest, clear, age } = useSelection(position);
  const pointed = useMemo(() => narrow(all, picks, compose), [all, picks, compose]);
  const [only = '', ...others] = picks;
  const window = others.length === 0 && proposed === null && board.windows?.[only] !== undefined ? only : null;
  const narrowing = useMemo<Narrowing>(() => {
    if (proposed !== null) return { ...pointed, lit: new Map(), staged: proposed, menu: false };
    // A move composed in a window is not picked from a list.
    return window === null ? pointed : { ...pointed, staged: null, menu: false };
  }, [pointed, proposed, window]);

  const act = useRef({ touch: (_id: string, _picked: boolean, _meant?: unknown, _seen?: Seen) => {} });
  act.current.touch = (id, picked, meant, seen) => {
    if (picked && narrowing.staged !== null && isLastWord(picks, id)) {
      if (age() > DOUBLE_CLICK_MS) confirm();
    } else if (picked) {
      const at = picks.lastIndexOf(id);
      put(picks.filter((_, i) => i !== at));
    } else {
      const next = narrowing.lit.has(id) ? [...picks, id] : repick(all, picks, id, compose);
      if (next === null) explain(meant, seen);
      else put(next);
    }
  };
  const touch = useCallback((id: string, picked: boolean, meant?: unknown, seen?: Seen) => act.current.touch(id, picked, meant, seen), []);
  const carry = useDrops(position, (targets) => picksOf(all, targets, compose), { put, explain });
  const staged = useStagedMove(position, { staged: narrowing.staged, picks }, { choices, all });
  return {
    ...staged,
    asked: suggested || staged.asked,
    ...{ choices, beyond, window, narrowing, touch, carry, suggest, accepts, choiceOf, clear },
    propose: (choice) => put(picks, choice),
  };
}

/** Plays a staged move at once if it needs no confirmation. */
export function useAutoConfirm({ narrowing, asked }: ChooserControl, confirm: () => void): void {
  const atOnce = narrowing.staged !== null && narrowing.lit.size === 0 && asked === false;
  const latest = useRef(confirm);
  latest.current = confirm;
  useEffect(() => {
    if (atOnce) latest.current();
  }, [atOnce]);
}
