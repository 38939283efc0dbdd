import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PageSay } from '../base/voice.ts';
import { X } from '../icons/index.ts';
import { IconButton } from './icon-button.tsx';

/** A dialog on a desktop, a bottom sheet on a phone. Escape and the backdrop close it. */
export function Sheet({
  title,
  say,
  close,
  className = '',
  children,
}: {
  title: string;
  say: PageSay;
  close(): void;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Focus the heading, not the close button, so that the text comes first.
    dialog.current?.querySelector('h2')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={heading}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="sheet-title">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={X} label={say('close')} onClick={() => dialog.current?.close()} />
      </div>
      {children}
    </dialog>
  );
}
