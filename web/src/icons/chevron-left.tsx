import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronLeft = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m15 18-6-6 6-6" />
  </Lines>
);
