import type { ReactNode } from 'react';

/** Something people at a table settle besides the game: a sentence and its buttons. What asks the viewer for an answer interrupts, the rest is told. */
export function Request({ label, quiet = false, children }: { label: string; quiet?: boolean; children?: ReactNode }) {
  return (
    <div className="request" {...(quiet ? { role: 'status' } : { role: 'alertdialog', 'aria-label': label })}>
      <p>{label}</p>
      {children}
    </div>
  );
}

export function RequestButton({ words, act, name, gilt = false }: { words: string; act(): void; name: string; gilt?: boolean }) {
  return (
    <button type="button" className={`button ${gilt ? 'button-gilt' : ''}`} onClick={act} data-request={name}>
      {words}
    </button>
  );
}
