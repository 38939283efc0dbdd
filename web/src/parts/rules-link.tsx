import type { ReactNode } from 'react';
import { addressOf } from '../base/address.ts';

interface RulesLinkProps {
  readonly page: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link from a table to the rules. It opens a new tab, so that a reader does not leave the table. */
export function RulesLink({ page, className, children }: RulesLinkProps) {
  return (
    <a className={className} href={addressOf(page)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
