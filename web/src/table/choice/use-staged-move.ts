import type { Choice } from '@belfry/board-kit';
import type { Phrase } from '@belfry/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../base/settings.ts';
import { usePainted } from '../viewport/use-painted.ts';
import { isAsked } from './confirmation.ts';
import { type MovePreview, previewMove } from './move-preview.ts';
import type { Position } from './use-move-choices.ts';

interface StagedMove {
  /** What it will do; null until that is known. */
  readonly preview: MovePreview | null;
  /** A warning about it. */
  readonly caution: Phrase | null;
  /** It needs confirmation; null until that is known. */
  readonly asked: boolean | null;
}

/** Returns what is known of a staged move before it is played. */
export function useStagedMove(
  { game, board, view, viewer }: Position,
  { staged, picks }: { readonly staged: Choice | null; readonly picks: readonly string[] },
  { choices, all }: { readonly choices: readonly Choice[]; readonly all: readonly Choice[] },
): StagedMove {
  // A preview tries the move in several worlds, so the click is painted first.
  const later = usePainted(staged);
  const preview = useMemo(
    () => (later === null || typeof viewer !== 'number' ? null : previewMove(game, board, view, viewer, later.move)),
    [later, viewer, game, board, view],
  );
  const caution = useMemo(() => {
    const moves = choices.map(({ move }) => move);
    return staged === null ? null : (game.caution?.(view, staged.move, moves) ?? null);
  }, [staged, game, view, choices]);
  const setting = useSettings((settings) => settings.confirm);
  const kind = view.pending.find(({ seat }) => seat === viewer)?.kind ?? '';
  const asked = isAsked(setting, {
    legal: all.length,
    picks,
    lasting: preview?.lasting ?? null,
    cautioned: caution !== null,
    light: board.light?.has(kind) ?? false,
  });
  return { preview, caution, asked };
}
