import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const Plus = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </Lines>
);
