/** The colours of a drawing. They carry no information: letters and words say the same. */
export type Ink = 'blue' | 'bold' | 'brown' | 'dim' | 'green' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';

export interface DrawnSpan {
  readonly text: string;
  readonly ink?: Ink;
}

/** A line of a table drawn in characters. */
export type DrawnLine = readonly DrawnSpan[];

/** The maximum width of a drawing: that of a usual terminal. */
export const DRAWING_WIDTH = 80;

/** A canvas of that many lines on which spans can be put anywhere. */
export interface TextCanvas {
  put(x: number, y: number, text: string, ink?: Ink): void;
  lines(): DrawnLine[];
}

export function newCanvas(height: number): TextCanvas {
  const cells: DrawnSpan[][] = Array.from({ length: height }, () => []);
  return {
    put(x, y, text, ink) {
      const row = cells[y];
      if (row === undefined) throw new Error(`there is no line ${y} on this paper`);
      for (const [at, sign] of [...text].entries()) row[x + at] = ink === undefined ? { text: sign } : { text: sign, ink };
    },
    lines: () => withoutMargins(cells).map((row) => joined(Array.from(row, (cell) => cell ?? { text: ' ' }))),
  };
}

/** Removes empty lines above and below a drawing. */
function withoutMargins(rows: readonly (readonly DrawnSpan[])[]): (readonly DrawnSpan[])[] {
  const isFilled = (row: readonly DrawnSpan[]): boolean => row.length > 0;
  return rows.slice(rows.findIndex(isFilled), rows.findLastIndex(isFilled) + 1);
}

/** Joins neighbouring characters of one colour into a span. */
function joined(signs: readonly DrawnSpan[]): DrawnLine {
  const spans: DrawnSpan[] = [];
  for (const sign of signs) {
    const last = spans.at(-1);
    if (last !== undefined && last.ink === sign.ink) spans[spans.length - 1] = { ...last, text: last.text + sign.text };
    else spans.push(sign);
  }
  return spans;
}

/** Lays out rows of cells, each column as wide as its widest cell; cuts what exceeds the width. */
export function inColumns(rows: readonly (readonly DrawnSpan[])[], indent = 2, gap = 2): DrawnLine[] {
  const widths: number[] = [];
  for (const row of rows) for (const [at, { text }] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, [...text].length);
  return rows.map((row) => [
    { text: ' '.repeat(indent) },
    ...row.map((cell, at) =>
      at === row.length - 1 ? cell : { ...cell, text: cell.text + ' '.repeat((widths[at] ?? 0) - [...cell.text].length + gap) },
    ),
  ]);
}

/** Splits a long row into pieces of that many cells. */
export function inRows<T>(cells: readonly T[], perRow: number): T[][] {
  return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
}

/** Cuts a text to that many characters, ending with an ellipsis. */
export function cutTo(width: number, text: string): string {
  const signs = [...text];
  return signs.length <= width ? text : `${signs.slice(0, width - 1).join('')}…`;
}
