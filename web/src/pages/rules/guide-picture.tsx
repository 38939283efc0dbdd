import { type BoardModule, Figure, type GuidePlace, narrow, type TableModel, TableProvider } from '@belfry/board-kit';
import { createMatch, type Game, type Language, type Say } from '@belfry/kernel';
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { seatsFor } from '../../match/local/new-table.ts';
import { CloseupLayer, type Looking } from '../../table/viewport/closeup-layer.tsx';
import type { GuideText } from './text/index.ts';

interface GuidePictureProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly players: number;
  readonly places: readonly GuidePlace[];
  readonly say: Say<GuideText>;
  readonly language: Language;
}

interface Pin {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

const MARGIN = 8;
/** Drawing a table takes as long as drawing all the text around it, so it waits until the reader is about to see it. */
const NEAR = '200px';
const NONE: readonly GuidePlace[] = [];
const STILL = { narrowing: narrow([], []), pointed: new Set<string>() };

/** The real board before the first move, drawn small, with a number on everything explained below it. */
export function GuidePicture({ say, game, board, players, places, language }: GuidePictureProps) {
  const [looking, setLooking] = useState<Looking | null>(null);
  const close = useCallback(() => setLooking(null), []);
  const view = useMemo(() => game.view(createMatch(game, { players, key: game.id }).state, 'spectator'), [game, players]);
  const model = useMemo<TableModel>(
    () => ({
      ...{
        seats: seatsFor(players, [], 'apprentice', undefined),
        viewer: 'spectator',
        reader: null,
        pending: view.pending,
        say,
        language,
        choices: [],
      },
      carry: () => null,
      rulesPage: (clause) => `#${clause}`,
      touch: (_id, _picked, _meant, seen) =>
        seen !== undefined && setLooking({ closeup: seen.closeup, at: seen.at, pinned: true, reason: null }),
      look: (closeup, at, how) =>
        setLooking(closeup === null || at === null ? null : { closeup, at, pinned: how?.pinned ?? false, reason: null }),
      resay: (closeup, at) => setLooking((open) => (open?.at === at ? { ...open, closeup } : open)),
      present() {},
    }),
    [players, view, say, language],
  );
  const { Board } = board;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const drawn = useMemo(() => isNear && <Board view={view} />, [Board, view, isNear]);
  const pins = usePins(frame, isNear ? places : NONE);
  return (
    <figure className="guide-setup">
      <div className="guide-frame" ref={frame}>
        <div className={`guide-table ${board.room}`}>
          <div className="guide-board">
            <TableProvider model={model} pointing={STILL}>
              {drawn}
            </TableProvider>
          </div>
        </div>
        {pins.map(({ number, left, top }) => (
          <span key={number} className="guide-pin-at" style={{ left, top }}>
            <Figure text={number} className="guide-pin guide-pin-on" />
          </span>
        ))}
      </div>
      <figcaption>
        <p className="quiet">{say('guide.setup.look')}</p>
        <ol className="guide-places">
          {places.map(({ text }, at) => (
            <li key={text}>
              <span className="guide-pin" aria-hidden="true">
                {at + 1}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </figcaption>
      <CloseupLayer say={say} looking={looking} rulesPage={model.rulesPage} close={close} />
    </figure>
  );
}

/** Becomes true when the reader scrolls near, and stays true. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

/** Returns how far down the table has content. */
function drawnHeight(table: HTMLElement): number {
  const { top, height } = table.getBoundingClientRect();
  const parts = [...table.querySelectorAll('[data-explains], [data-place]')];
  if (parts.length === 0) return height;
  const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  return Math.min(height, lowest - top + MARGIN);
}

/** Shrinks the table to the width of its frame and finds the positions of the numbers. */
function usePins(frame: React.RefObject<HTMLDivElement | null>, places: readonly GuidePlace[]): Pin[] {
  const [pins, setPins] = useState<Pin[]>([]);
  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.querySelector<HTMLElement>('.guide-table') ?? null;
    if (box === null || table === null) return;
    const measure = () => {
      if (box.clientWidth === 0) return;
      table.style.scale = String(box.clientWidth / table.offsetWidth);
      const { left, top } = box.getBoundingClientRect();
      box.style.height = `${drawnHeight(table)}px`;
      setPins(
        places.flatMap(({ at }, place) => {
          const part = at === undefined ? null : table.querySelector(at)?.getBoundingClientRect();
          return part == null ? [] : [{ number: place + 1, left: Math.max(0, part.left - left), top: Math.max(0, part.top - top) }];
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, places]);
  return pins;
}
