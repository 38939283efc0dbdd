import { type BoardModule, Icon, type SeatInfo } from '@belfry/board-kit';
import type { Game, Say, Viewer } from '@belfry/kernel';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { LogEntry } from '../../match/session.ts';
import type { TableText } from '../text/index.ts';
import { isAgainst } from './against.ts';
import { paragraphs, phraseOf } from './log-lines.ts';
import type { SeatNote } from './seat-notes.ts';
import { useLogKeys } from './use-log-keys.ts';

interface LogProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly log: readonly LogEntry[];
  readonly say: Say<TableText>;
  readonly seats: readonly SeatInfo[];
  /** The viewer; events that harm them are marked. */
  readonly viewer: Viewer;
  /** Entries after this one are new to the viewer. */
  readonly seen: number;
  /**
   * In a replay: the entry shown, whose line is marked and in view while later lines are dimmed. Without it the log ends at the present.
   */
  readonly now?: number;
  /** Changes to seats. */
  readonly notes?: readonly SeatNote[];
  point(things: readonly string[]): void;
  /** Goes to the moment after an entry. */
  goTo(seq: number): void;
}

/**
 * The log in short sentences, one paragraph per turn. A line highlights its things on hover. It does not re-render while the player
 * chooses.
 */
export const Log = memo(function Log({ say, game, board, log, seats, viewer, seen, now, notes, point, goTo }: LogProps) {
  const turns = useMemo(() => paragraphs(board, log, notes), [board, log, notes]);
  /** The last line that is not later than the entry shown. */
  const reached = now === undefined ? undefined : turns.flat().findLast(({ seq }) => seq <= now)?.seq;
  const lineClass = (seq: number) =>
    now === undefined ? (seq > seen ? 'log-new' : '') : seq === reached ? 'log-now' : seq > now ? 'log-later' : '';
  const { events: keys, tabIndex } = useLogKeys(turns.flatMap((turn) => turn.map(({ key }) => key)));
  const end = useRef<HTMLDivElement>(null);
  const count = log.length + (notes?.length ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the lines have other heights
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box === null || box === undefined || count === 0) return;
    const show = () => {
      const line = now === undefined ? null : [...box.querySelectorAll<HTMLElement>('.log-now')].at(-1);
      box.scrollTo({ top: line ? line.offsetTop - box.clientHeight / 2 : now === undefined ? box.scrollHeight : 0 });
    };
    // A hint above the log makes it shorter; the latest lines stay in view.
    const watch = new ResizeObserver(show);
    watch.observe(box);
    return () => watch.disconnect();
  }, [count, now, say]);
  return (
    // The event ticker already announces new events.
    <div className="log" tabIndex={-1} role="log" aria-live="off" aria-label={say('table.log')} {...keys}>
      {turns.map((turn) => (
        <section key={turn[0]?.key} className="log-turn">
          {turn.map(({ key, seq, events, undone, note }) => {
            const [event] = events;
            const tookBack = () => say('table.took-back', { name: seats[undone ?? 0]?.name ?? '' });
            const text = note ?? (event === undefined ? tookBack() : say(phraseOf(board, game, events)));
            const against = events.some((event) => isAgainst(board, event, viewer));
            const light = () => point(events.flatMap((each) => board.eventThings(each)));
            return (
              <button
                key={key}
                type="button"
                tabIndex={tabIndex(key)}
                data-line={key}
                className={`log-line ${lineClass(seq)} ${against ? 'log-against' : ''}`}
                aria-current={seq === reached || undefined}
                onPointerEnter={light}
                onPointerLeave={() => point([])}
                onFocus={light}
                onBlur={() => point([])}
                onClick={() => goTo(seq)}
              >
                {event !== undefined && <Icon path={board.eventIcon(event)} />}
                <span>
                  {against && <span className="hidden-text">{say('log.against')} </span>}
                  {text}
                </span>
              </button>
            );
          })}
        </section>
      ))}
      <div ref={end} />
    </div>
  );
});
