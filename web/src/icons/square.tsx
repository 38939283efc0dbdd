import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const Square = (props: LineIconProps) => (
  <Lines {...props}>
    <rect width="18" height="18" x="3" y="3" rx="2" />
  </Lines>
);
