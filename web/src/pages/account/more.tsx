import type { ReactNode } from 'react';

/** Something that is rarely needed, behind its name. */
export function More({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <details className="you-more">
      <summary>
        {name}
        {note !== undefined && <span className="quiet">{note}</span>}
      </summary>
      <div className="you-more-in">{children}</div>
    </details>
  );
}
