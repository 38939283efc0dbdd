import type { ReactNode } from 'react';

export interface LineIconProps {
  readonly 'aria-hidden'?: 'true';
  readonly 'aria-label'?: string;
  readonly className?: string;
}

/** A drawing in lines, 24 by 24, in the colour of the words beside it. Without a label it is decoration: the text beside it says what it is. */
export function Lines({ children, className, 'aria-label': label }: LineIconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}
