import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const Minus = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="M5 12h14" />
  </Lines>
);
