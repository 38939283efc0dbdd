import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import { type Closeup, type Pointing, usePointing, useTable } from './table-context.ts';
import { useCloseup } from './use-closeup.ts';
import './thing.css';

/** What a style sheet is told besides: how many cards share a row. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | number };

export interface ThingProps {
  /** The id the rules use in `targets`, like `hand:castle`. */
  readonly id: string;
  /** What it is, for those who cannot see it. */
  readonly label: string;
  /** Which of several alike things this is, from 0. */
  readonly copy?: number;
  /** The move a player would mean by touching it; asked for the reason when it is not allowed. */
  readonly meant?: unknown;
  readonly closeup?: Closeup;
  /** `g` inside an SVG. */
  readonly as?: 'div' | 'g';
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** So many targets breathe; more would only make the table restless. */
const BREATHING = 12;

/** How a thing looks: still, lit or picked, and what else is to be seen of it. */
function looksOf({ narrowing: { picks, lit }, pointed }: Pointing, id: string, copy: number): string {
  const picked = picks.filter((pick) => pick === id).length;
  const isPicked = copy < picked;
  const isLit = !isPicked && copy < picked + (lit.get(id) ?? 0);
  const words = [isPicked ? 'picked' : isLit ? 'lit' : 'still'];
  if (isLit && lit.size <= BREATHING) words.push('breathes');
  if (isLit && picks.length === 0) words.push('first');
  if (pointed.has(id)) words.push('pointed');
  // It, or another of its kind.
  if (picked > 0) words.push('one-picked');
  return words.join(' ');
}

/** Everything on a table that can be pointed at. Lit when the rules allow it; otherwise it explains itself. */
export function Thing({ id, label, copy = 0, meant, closeup, as: Tag = 'div', className = '', style, children }: ThingProps) {
  const [state, ...more] = usePointing((pointing) => looksOf(pointing, id, copy)).split(' ');
  const table = useTable();
  const { present } = table;
  const { events, pin, clicked, byTouch } = useCloseup(closeup);
  // Before the screen is drawn: a thing not yet known would show as a button in the action bar for a moment.
  useLayoutEffect(() => {
    present(id, true);
    return () => present(id, false);
  }, [id, present]);

  const isPicked = state === 'picked';
  const isLit = state === 'lit';
  // What cannot be chosen, and has no reason to give, is looked at closely.
  const onlyLook = closeup !== undefined && meant === undefined && !isLit && !more.includes('one-picked');
  const touch = (at: Element) => {
    if (onlyLook) pin(at);
    else table.touch(id, isPicked, meant, closeup && { closeup, at, byTouch: byTouch() });
  };
  // A thing that can neither be chosen nor explain itself is only there to be seen.
  const isButton = isLit || isPicked || meant !== undefined || closeup !== undefined;
  return (
    <Tag
      {...events}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (!clicked()) touch(event.currentTarget);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          touch(event.currentTarget);
        } else if (event.key === 'i' && closeup !== undefined) {
          event.stopPropagation();
          pin(event.currentTarget);
        }
      }}
      {...(isButton ? { role: 'button', 'aria-pressed': isPicked } : { role: 'group' })}
      tabIndex={isLit || isPicked ? 0 : -1}
      aria-label={label}
      aria-disabled={!(isLit || isPicked)}
      data-thing={id}
      data-explains={closeup && 'closely'}
      data-copy={copy}
      data-state={state}
      data-breathes={more.includes('breathes') || undefined}
      data-first={more.includes('first') || undefined}
      data-pointed={more.includes('pointed') || undefined}
      className={`thing ${className}`}
      style={style}
    >
      {children}
    </Tag>
  );
}

/** A spot that things travel from or to, and that the log can light. It cannot be pointed at. */
export function Place({
  id,
  as: Tag = 'div',
  className = '',
  children,
}: {
  id: string;
  as?: 'div' | 'span' | 'g';
  className?: string;
  children?: ReactNode;
}) {
  const isPointed = usePointing(({ pointed }) => pointed.has(id));
  return (
    <Tag data-place={id} data-pointed={isPointed || undefined} className={className}>
      {children}
    </Tag>
  );
}
