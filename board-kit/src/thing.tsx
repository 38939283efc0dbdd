import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect } from 'react';
import { type Closeup, type Pointing, usePointing, useTable } from './table-context.ts';
import { thingDrag } from './thing-drag.ts';
import { useCloseup } from './use-closeup.ts';
import './thing.css';

/** Style with CSS variables: how many cards share a row, for instance. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | number };

export interface ThingProps {
  /** The id the rules use in `targets`, like `hand:castle`. */
  readonly id: string;
  /** The label for screen readers. */
  readonly label: string;
  /** Which of several identical things this is, from 0. */
  readonly copy?: number;
  /** The move a player would mean by touching it; the rules explain why it is not allowed. */
  readonly meant?: unknown;
  readonly closeup?: Closeup;
  /** The board's `drops` says what it can be dropped on; cards of a hand need no mark. */
  readonly drags?: boolean;
  /** The same thing drawn a second time, only to be pointed at: keyboards and screen readers have the other. */
  readonly twin?: boolean;
  /** `g` inside an SVG. */
  readonly as?: 'div' | 'g';
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** With more lit things than this, none pulses: it would make the table restless. */
const BREATHING = 12;

/** Returns the classes of a thing's state: still, lit or picked, and its other marks. */
function looksOf({ narrowing: { picks, lit }, pointed }: Pointing, id: string, copy: number): string {
  const picked = picks.filter((pick) => pick === id).length;
  const isPicked = copy < picked;
  const isLit = !isPicked && copy < picked + (lit.get(id) ?? 0);
  const words = [isPicked ? 'picked' : isLit ? 'lit' : 'still'];
  if (isLit && lit.size <= BREATHING) words.push('breathes');
  if (isLit && picks.length === 0) words.push('first');
  if (pointed.has(id)) words.push('pointed');
  // This copy, or another of the same id.
  if (picked > 0) words.push('one-picked');
  return words.join(' ');
}

/** Anything on a table that can be pointed at. Lit when the rules allow it; otherwise it explains itself. */
export function Thing({
  id,
  label,
  copy = 0,
  meant,
  closeup,
  drags = false,
  twin = false,
  as: Tag = 'div',
  className = '',
  style,
  children,
}: ThingProps) {
  const [state, ...more] = usePointing((pointing) => looksOf(pointing, id, copy)).split(' ');
  const table = useTable();
  const { present } = table;
  const { events, pin, clicked, seen } = useCloseup(closeup);
  // A layout effect, before paint: otherwise an unregistered thing would briefly show as a button in the action bar.
  useLayoutEffect(() => {
    present(id, true);
    return () => present(id, false);
  }, [id, present]);

  const isPicked = state === 'picked';
  const isLit = state === 'lit';
  // A thing that can neither be chosen nor give a reason shows its closeup.
  const onlyLook = closeup !== undefined && meant === undefined && !isLit && !more.includes('one-picked');
  const touch = (at: Element) => {
    if (onlyLook) pin(at);
    else table.touch(id, isPicked, meant, seen(at));
  };
  // A thing that can neither be chosen nor explain itself is only decoration.
  const isButton = isLit || isPicked || meant !== undefined || closeup !== undefined;
  return (
    <Tag
      {...events}
      onPointerDown={(event: PointerEvent<HTMLDivElement & SVGGElement>) => {
        events.onPointerDown(event);
        if (drags && event.isPrimary && event.button === 0)
          thingDrag(event.nativeEvent, event.currentTarget, (thing, grip) => table.carry(id, thing, grip));
      }}
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
      tabIndex={twin ? undefined : isLit || isPicked ? 0 : -1}
      aria-hidden={twin || undefined}
      aria-label={label}
      aria-disabled={!(isLit || isPicked)}
      data-thing={id}
      data-drags={drags || undefined}
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

/** A spot that things move from or to, and that the log can highlight. It cannot be pointed at. */
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
