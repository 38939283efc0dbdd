import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react';
import { type Closeup, usePointing } from './table-context.ts';
import { useCloseup } from './use-closeup.ts';
import './explained.css';

interface ExplainedProps {
  readonly closeup: Closeup;
  /** The label for screen readers; by default the closeup's title. */
  readonly label?: string;
  /** The id of a place that things move from or to, and that the log can highlight. */
  readonly place?: string | undefined;
  readonly as?: 'div' | 'span' | 'g' | 'p';
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A drawn element that cannot be chosen but explains itself: on hover, tap, long press, or by keyboard. */
export function Explained(props: ExplainedProps) {
  return props.place === undefined ? <ExplainedIn {...props} isPointed={false} /> : <ExplainedPlace {...props} />;
}

function ExplainedPlace(props: ExplainedProps) {
  const isPointed = usePointing(({ pointed }) => pointed.has(props.place ?? ''));
  return <ExplainedIn {...props} isPointed={isPointed} />;
}

/** Memoised: there are many of them, and a pick changes none. */
const ExplainedIn = memo(function ExplainedIn({
  closeup,
  label = closeup.title,
  place,
  as: Tag = 'div',
  className = '',
  style,
  children,
  isPointed,
}: ExplainedProps & { readonly isPointed: boolean }) {
  const { events, pin, clicked } = useCloseup(closeup);
  return (
    <Tag
      {...events}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        if (!clicked()) pin(event.currentTarget);
      }}
      onKeyDown={(event: KeyboardEvent) => pinByKey(event, pin)}
      role="img"
      aria-label={label}
      tabIndex={-1}
      data-explains="closely"
      data-place={place}
      data-pointed={isPointed || undefined}
      className={`explained ${className}`}
      style={style}
    >
      {children}
    </Tag>
  );
});

/** Pins the closeup on Enter, Space or `i` on the element itself. */
function pinByKey(event: KeyboardEvent, pin: (at: Element) => void): void {
  const { key, target, currentTarget } = event;
  if (target !== currentTarget || (key !== 'Enter' && key !== ' ' && key !== 'i')) return;
  event.preventDefault();
  event.stopPropagation();
  pin(currentTarget);
}

interface GroundProps {
  readonly closeup: Closeup;
  readonly as?: 'div' | 'section' | 'g';
  readonly label?: string;
  readonly place?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The background for other things: its scenery and headings explain the whole. It does not react to a resting mouse, nor where nothing is
 * drawn.
 */
export function Ground({ closeup, as: Tag = 'section', label, place, className = '', children }: GroundProps) {
  const { events, pin, clicked } = useCloseup(closeup);
  const isPointed = usePointing(({ pointed }) => pointed.has(place ?? ''));
  return (
    <Tag
      onPointerDown={events.onPointerDown}
      onPointerUp={events.onPointerUp}
      onPointerCancel={events.onPointerCancel}
      onContextMenu={events.onContextMenu}
      onFocus={events.onFocus}
      onBlur={events.onBlur}
      onKeyDown={(event: KeyboardEvent) => pinByKey(event, pin)}
      onClick={(event: MouseEvent) => {
        if (!clicked() && event.target !== event.currentTarget) pin(event.currentTarget);
        event.stopPropagation();
      }}
      aria-label={label}
      tabIndex={-1}
      data-explains="ground"
      data-place={place}
      data-pointed={isPointed || undefined}
      className={className}
    >
      {children}
    </Tag>
  );
}
