import type { ReactNode } from 'react';
import type { PatternName } from './pattern.tsx';
import './card.css';

interface CardProps {
  readonly title: ReactNode;
  readonly pigment: string;
  readonly pattern: PatternName;
  /** Top left: a coin or a seal. */
  readonly corner?: ReactNode;
  /** Top right: a small mark. */
  readonly mark?: ReactNode;
  /** The picture in the middle. */
  readonly art: ReactNode;
  /** At most three lines; shown on large cards only. */
  readonly text?: ReactNode;
  /** `s` 112 px, `m` 148 px, `l` 300 px wide. */
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string;
}

/** A card, 5:7: a frame in its pigment with its pattern, a picture, a cartouche with the title, and the text below. */
export function Card({ title, pigment, pattern, corner, mark, art, text, size = 's', className = '' }: CardProps) {
  return (
    <div className={`card card-${size} pigment-${pigment} ${className}`}>
      <div className={`card-frame pattern-${pattern}`}>
        <div className="card-art">{art}</div>
        <div className="card-title">
          <span>{title}</span>
        </div>{' '}
        {text !== undefined && <div className="card-text">{text}</div>}
      </div>{' '}
      {corner !== undefined && <div className="card-corner">{corner}</div>}
      {mark !== undefined && <div className="card-mark">{mark}</div>}
    </div>
  );
}

/** The back of a card, with the game's own emblem. */
export function CardBack({ art, label, size = 's' }: { art: ReactNode; label: string; size?: 'xs' | 's' | 'm' | 'l' }) {
  return (
    <div className={`card card-back card-${size}`} role="img" aria-label={label}>
      <div className="card-frame">{art}</div>
    </div>
  );
}
