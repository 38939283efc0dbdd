import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronRight = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m9 18 6-6-6-6" />
  </Lines>
);
