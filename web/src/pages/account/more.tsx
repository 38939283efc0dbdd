import type { ReactNode } from 'react';

/** A collapsed section for rarely needed settings. */
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
