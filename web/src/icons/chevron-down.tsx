import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronDown = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m6 9 6 6 6-6" />
  </Lines>
);
