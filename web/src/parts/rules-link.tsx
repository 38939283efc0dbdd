import type { ReactNode } from 'react';
import { addressOf } from '../base/address.ts';

interface RulesLinkProps {
  readonly page: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** From a table to the rules: they open beside it, so that nobody loses the table by reading. */
export function RulesLink({ page, className, children }: RulesLinkProps) {
  return (
    <a className={className} href={addressOf(page)} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
