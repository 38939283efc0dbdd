import type { ReactNode } from 'react';
import './note.css';

/** A few words on a slip of paper: what a thing tells when it is looked at closely. */
export function Note({ children }: { children: ReactNode }) {
  return <div className="note">{children}</div>;
}
