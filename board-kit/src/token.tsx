import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './token.css';

/** Money: a struck coin with its amount. */
export function Coin({ amount, label, size = 'm' }: { amount: ReactNode; label?: string; size?: 's' | 'm' | 'l' }) {
  return (
    <span className={`coin coin-${size}`} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      <span>{amount}</span>
    </span>
  );
}

/** A wax seal with a numeral or letter: ranks, clauses, yields. */
export function Seal({ children, pigment = 'oxblood', label }: { children: ReactNode; pigment?: string; label?: string }) {
  return (
    <span className={`seal pigment-${pigment}`} {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}>
      <span>{children}</span>
    </span>
  );
}

/** A wooden disc in a pigment and its pattern, with an icon. */
export function Token({
  icon,
  pigment,
  pattern = 'plain',
  label,
  count,
}: {
  icon: string;
  pigment: string;
  pattern?: string;
  label: string;
  count?: number;
}) {
  return (
    <span className={`token pigment-${pigment} pattern-${pattern}`} role="img" aria-label={label}>
      <Icon path={icon} />
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}
