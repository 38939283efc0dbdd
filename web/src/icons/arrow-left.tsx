import { type LineIconProps, Lines } from './lines.tsx';

/** Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs. */
export const ArrowLeft = (props: LineIconProps) => (
  <Lines {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Lines>
);
