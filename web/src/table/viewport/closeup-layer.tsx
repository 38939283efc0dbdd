import { type Closeup, Note } from '@belfry/board-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PageSay } from '../../base/voice.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { RefusalText } from '../context/refusal.ts';
import { type Kept, positionPopover, type Spot } from './popover-position.ts';
import './layers.css';

export interface Looking {
  readonly closeup: Closeup;
  readonly at: Element;
  readonly pinned: boolean;
  /** Why it cannot be chosen, for a player who touched it. */
  readonly reason: RefusalText | null;
}

interface CloseupLayerProps {
  readonly say: PageSay;
  readonly looking: Looking | null;
  rulesPage(clause: string): string;
  close(): void;
}

/** A closeup of a thing: a popover on hover, or a sheet that stays, with a link to the rules. */
export function CloseupLayer({ say, looking, rulesPage, close }: CloseupLayerProps) {
  if (looking === null) return null;
  const { closeup, pinned, reason } = looking;
  if (!pinned) return <Floating key={closeup.title} looking={looking} />;
  return (
    <Sheet title={closeup.title} say={say} close={close} className="closeup">
      {reason !== null && (
        <p className="closeup-reason">
          {reason.text} {reason.clause !== null && <RulesLink page={rulesPage(reason.clause)}>{reason.clause}</RulesLink>}
        </p>
      )}
      {closeup.more}
      {closeup.body !== undefined && <div className="closeup-body">{closeup.body}</div>}
      {closeup.text?.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {closeup.clause !== undefined && (
        <p>
          <RulesLink page={rulesPage(closeup.clause)}>{say('table.rule', { clause: closeup.clause })}</RulesLink>
        </p>
      )}
    </Sheet>
  );
}

/**
 * Returns what a closeup must not hide: above all the possible choices and what a lesson or the coach says, then the thing's neighbours,
 * like the other cards of a hand.
 */
function keptInSight(at: Element): Kept[] {
  const boxes = (elements: Iterable<Element>, weight: number) =>
    [...elements].filter((element) => element !== at).map((element) => ({ box: element.getBoundingClientRect(), weight }));
  return [
    ...boxes(document.querySelectorAll('[data-state="lit"], [data-state="picked"], .action-bar .button, .lesson, .hint'), 8),
    ...boxes(at.parentElement?.querySelectorAll(':scope > [data-explains]') ?? [], 3),
  ];
}

function Floating({ looking: { closeup, at } }: { looking: Looking }) {
  const paper = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    if (paper.current === null) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { offsetWidth, offsetHeight } = paper.current;
    const size = { width: offsetWidth, height: offsetHeight };
    setSpot(positionPopover(at.getBoundingClientRect(), size, { width, height }, keptInSight(at)));
  }, [at]);
  // Visual only: a screen reader reads the thing's own name, and opens the sheet.
  return (
    <div ref={paper} className="closeup-float" aria-hidden="true" style={spot === null ? { visibility: 'hidden' } : spot}>
      {closeup.body}
      {closeup.text !== undefined && closeup.text.length > 0 && (
        <Note>
          {closeup.body === undefined && <strong>{closeup.title}</strong>}
          {closeup.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {closeup.clause !== undefined && <small className="quiet">{closeup.clause}</small>}
        </Note>
      )}
    </div>
  );
}
