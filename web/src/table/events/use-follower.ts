import type { BoardModule } from '@belfry/board-kit';
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PACE_MS, useSettings } from '../../base/settings.ts';
import { sound } from '../../base/sound/sound-player.ts';
import type { TableSession } from '../../match/session.ts';
import type { EventGroup } from './event-groups.ts';
import { type Followed, type Follower, follow } from './follower.ts';
import { goTogether, isUnsaid } from './log-lines.ts';

/** The animations over the table. */
export interface Motion {
  /** Starts a group's animations; returns how long those last that begin before the table changes. */
  depart(group: EventGroup): number;
  /** Marks the dramatic events of a group whose pieces have landed. */
  strike(group: EventGroup): void;
  /** Ends all animations at once. */
  finish(): void;
}

/** Follows the match from the current position, starting when the table is shown. */
export function useFollower(session: TableSession, board: BoardModule, motion: RefObject<Motion | null>): Follower {
  return useMemo(
    () =>
      follow(session, {
        grammar: {
          opensTurn: (event) => board.opensTurn(event),
          goTogether: (one, other) => goTogether(board, one, other),
          isUnsaid: (event) => isUnsaid(board, event),
        },
        pace: () => (document.hidden ? 0 : PACE_MS[useSettings.getState().pace]),
        depart: (group) => motion.current?.depart(group) ?? 0,
        land: (group) => {
          motion.current?.strike(group);
          const heard = new Set(group.events.flatMap(({ type }) => board.sounds?.[type] ?? []));
          for (const each of heard) sound(each);
        },
        after(milliseconds, act) {
          const timer = window.setTimeout(act, milliseconds);
          return () => window.clearTimeout(timer);
        },
      }),
    [session, board, motion],
  );
}

/** Returns the match at the viewer's pace; a tap or a key skips to the present. */
export function useFollowed(follower: Follower, motion: RefObject<Motion | null>): Followed {
  const followed = useSyncExternalStore(follower.subscribe, follower.followed);
  useEffect(() => {
    const skip = () => {
      if (!follower.followed().telling) return;
      follower.skip();
      motion.current?.finish();
    };
    /** A tap that skips must not choose anything that the skip has just lit; it may choose what was lit before. */
    const onDown = (event: PointerEvent) => {
      if (!follower.followed().telling) return;
      const meant = choiceAt(event);
      skip();
      const swallow = (click: MouseEvent) => {
        const hit = choiceAt(click);
        if (hit !== null && hit !== meant) click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      // A tap that becomes no click, such as a scroll, must not swallow a later click.
      window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), event.pointerType === 'mouse' ? 400 : 700);
    };
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key) && !ctrlKey && !metaKey && !altKey) skip();
    };
    const onHidden = () => document.hidden && skip();
    window.addEventListener('pointerdown', onDown, { capture: true });
    window.addEventListener('keydown', onKey);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pointerdown', onDown, { capture: true });
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [follower, motion]);
  return followed;
}

function choiceAt({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('[data-state="lit"], [data-action]') : null;
}
