import type { Closeup } from '@belfry/board-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Sheet } from '../parts/sheet.tsx';
import type { Ui } from '../text/speech.ts';
import './layers.css';

export interface Looking {
  readonly closeup: Closeup;
  readonly at: Element;
  readonly pinned: boolean;
}

/** A thing seen closely: beside it while the pointer rests there, or as a sheet that stays, with the way to the rules. */
export function CloseupLayer({
  ui,
  looking,
  rulesPage,
  close,
}: {
  ui: Ui;
  looking: Looking | null;
  rulesPage(clause: string): string;
  close(): void;
}) {
  if (looking === null) return null;
  const { closeup, pinned } = looking;
  if (!pinned) return <Floating key={closeup.title} looking={looking} />;
  return (
    <Sheet title={closeup.title} ui={ui} close={close}>
      <div className="closeup-body">{closeup.body}</div>
      {closeup.clause !== undefined && (
        <p>
          <Link href={rulesPage(closeup.clause)}>{ui('table.rule', { clause: closeup.clause })}</Link>
        </p>
      )}
    </Sheet>
  );
}

const GAP = 14;

function Floating({ looking }: { looking: Looking }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    if (own === undefined) return;
    const { left, right, top, bottom } = looking.at.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const height = document.documentElement.clientHeight;
    // Beside the thing, never over it: right, else left, else above or below.
    const fitsRight = right + GAP + own.width < width;
    const fitsLeft = left - GAP - own.width > 0;
    const middle = Math.min(Math.max(8, (top + bottom - own.height) / 2), height - own.height - 8);
    if (fitsRight) setPlace({ left: right + GAP, top: middle });
    else if (fitsLeft) setPlace({ left: left - GAP - own.width, top: middle });
    else setPlace({ left: Math.max(8, width - own.width - 8), top: top - GAP - own.height > 0 ? top - GAP - own.height : bottom + GAP });
  }, [looking]);
  // For the eye alone: whoever listens hears the thing's own name, and opens the sheet.
  return (
    <div ref={box} className="closeup-float" aria-hidden="true" style={place === null ? { visibility: 'hidden' } : place}>
      {looking.closeup.body}
    </div>
  );
}
