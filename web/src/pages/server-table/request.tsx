import type { ReactNode } from 'react';

/**
 * A message about something that people settle besides the game: a sentence and its buttons. One that needs the viewer's answer interrupts;
 * the others are only announced.
 */
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
