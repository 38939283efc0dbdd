import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronUp = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m18 15-6-6-6 6" />
  </Lines>
);
