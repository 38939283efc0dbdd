import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ArrowRight = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </Lines>
);
