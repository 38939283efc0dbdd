import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Closeup, usePointing, useTable } from './table-context.ts';
import './thing.css';

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
const LONG_PRESS = 450;
const HOVER = 320;

/** Everything on a table that can be pointed at. Lit when the rules allow it; otherwise it explains itself. */
export function Thing(props: ThingProps) {
  const { id, copy = 0 } = props;
  const { narrowing, pointed } = usePointing();
  const picked = narrowing.picks.filter((pick) => pick === id).length;
  const isPicked = copy < picked;
  const isLit = !isPicked && copy < picked + (narrowing.lit.get(id) ?? 0);
  const state = isPicked ? 'picked' : isLit ? 'lit' : 'still';
  const breathes = isLit && narrowing.lit.size <= BREATHING;
  return <ThingIn {...props} state={state} breathes={breathes} isPointed={pointed.has(id)} oneIsPicked={picked > 0} />;
}

interface ThingInProps extends ThingProps {
  readonly state: 'picked' | 'lit' | 'still';
  readonly breathes: boolean;
  readonly isPointed: boolean;
  /** It, or another of its kind, has been picked. */
  readonly oneIsPicked: boolean;
}

/** A thing in one of its states: drawn anew only when that changes, or when the board says something else about it. */
const ThingIn = memo(function ThingIn({
  id,
  label,
  copy = 0,
  meant,
  closeup,
  as: Tag = 'div',
  className = '',
  style,
  children,
  state,
  breathes,
  isPointed,
  oneIsPicked,
}: ThingInProps) {
  const table = useTable();
  const { present, look } = table;
  const timer = useRef<number | undefined>(undefined);
  const pressed = useRef(false);
  const isLooked = useRef(false);
  // Before the screen is drawn: a thing not yet known would show as a button in the action bar for a moment.
  useLayoutEffect(() => {
    present(id, true);
    return () => {
      present(id, false);
      window.clearTimeout(timer.current);
      // A thing that leaves the table takes its closeup along.
      if (isLooked.current) look(null, null);
    };
  }, [id, present, look]);

  const isPicked = state === 'picked';
  const isLit = state === 'lit';
  // What cannot be chosen, and has no reason to give, is looked at closely.
  const onlyLook = closeup !== undefined && meant === undefined && !isLit && !oneIsPicked;
  const pin = (at: Element) => {
    if (closeup === undefined) return;
    // The pointer leaves when the sheet opens; what is pinned stays.
    pressed.current = true;
    look(closeup, at, true);
  };
  const touch = (at: Element) => (onlyLook ? pin(at) : table.touch(id, isPicked, meant));
  const lookAfter = (element: Element, delay: number, pinned: boolean) => {
    if (closeup === undefined) return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      pressed.current = pinned;
      isLooked.current = !pinned;
      look(closeup, element, pinned);
    }, delay);
  };
  const lookAway = () => {
    window.clearTimeout(timer.current);
    isLooked.current = false;
    if (!pressed.current) look(null, null);
  };

  const events = {
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      window.clearTimeout(timer.current);
      if (pressed.current) pressed.current = false;
      else touch(event.currentTarget);
    },
    onContextMenu: (event: MouseEvent) => {
      if (closeup === undefined) return;
      event.preventDefault();
      pin(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        touch(event.currentTarget);
      } else if (event.key === 'i' && closeup !== undefined) {
        event.stopPropagation();
        pin(event.currentTarget);
      }
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && lookAfter(event.currentTarget, HOVER, false),
    onPointerLeave: lookAway,
    onFocus: (event: FocusEvent) => event.currentTarget.matches(':focus-visible') && lookAfter(event.currentTarget, LONG_PRESS, false),
    onBlur: lookAway,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = false;
      if (event.pointerType !== 'mouse') lookAfter(event.currentTarget, LONG_PRESS, true);
    },
    onPointerUp: () => window.clearTimeout(timer.current),
    onPointerCancel: () => window.clearTimeout(timer.current),
  };
  // A thing that can neither be chosen nor explain itself is only there to be seen.
  const isButton = isLit || isPicked || meant !== undefined || closeup !== undefined;
  return (
    <Tag
      {...events}
      {...(isButton ? { role: 'button', 'aria-pressed': isPicked } : { role: 'group' })}
      tabIndex={isLit || isPicked ? 0 : -1}
      aria-label={label}
      aria-disabled={!(isLit || isPicked)}
      data-thing={id}
      data-copy={copy}
      data-state={state}
      data-breathes={breathes || undefined}
      data-pointed={isPointed || undefined}
      className={`thing ${className}`}
      style={style}
    >
      {children}
    </Tag>
  );
});

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
  const { pointed } = usePointing();
  return (
    <Tag data-place={id} data-pointed={pointed.has(id) || undefined} className={className}>
      {children}
    </Tag>
  );
}
