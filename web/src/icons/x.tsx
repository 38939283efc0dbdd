import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const X = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Lines>
);
