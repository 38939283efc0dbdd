import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ChevronFirst = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m17 18-6-6 6-6" />
    <path d="M7 6v12" />
  </Lines>
);
