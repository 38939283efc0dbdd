import Table from 'cli-table3';

/**
 * Formats a plain table, with the first column left-aligned and numbers right-aligned; no frame, so that screen readers and `cut` can
 * handle it.
 */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const drawn = new Table({
    head: [...head],
    colAligns: head.map((_, column) => (column === 0 ? 'left' : 'right')),
    style: { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 2 },
    chars: {
      top: '',
      'top-mid': '',
      'top-left': '',
      'top-right': '',
      bottom: '',
      'bottom-mid': '',
      'bottom-left': '',
      'bottom-right': '',
      left: '',
      'left-mid': '',
      mid: '',
      'mid-mid': '',
      right: '',
      'right-mid': '',
      middle: '',
    },
  });
  drawn.push(...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? groupDigits(cell) : cell))));
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export function groupDigits(value: number): string {
  return DIGITS.format(value);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
