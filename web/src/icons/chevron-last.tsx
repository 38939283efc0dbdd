import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronLast = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m7 18 6-6-6-6" />
    <path d="M17 6v12" />
  </Lines>
);
