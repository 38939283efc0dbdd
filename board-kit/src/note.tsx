import type { ReactNode } from 'react';
import './note.css';

/** A few words on a slip of paper, for the closeup of a thing. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="note">{children}</div>;
}
