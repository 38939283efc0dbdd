import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const Check = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Lines>
);
