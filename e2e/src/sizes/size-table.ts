import type { Cell } from './cells.ts';
import { SCREENS } from './screens.ts';

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #efe9dc; }
  table { border-collapse: collapse; }
  th, td { padding: 4px; vertical-align: top; border: 1px solid #0002; }
  th { position: sticky; top: 0; left: 0; background: #efe9dc; }
  td { min-width: 220px; background: #dfeedd; }
  td.red { background: #f3d5d0; }
  img { display: block; max-width: 220px; max-height: 220px; }
  ul { max-width: 220px; margin: 4px 0 0; padding-left: 16px; font-size: 12px; overflow-wrap: anywhere; }
`;

/** Returns the size table as a page: a row for each moment and look, a column for each screen. */
export function sizePage(cells: readonly Cell[], remarks: readonly string[]): string {
  const row = ({ game, moment, look, coach }: Cell) => `${game} · ${moment} · ${look}${coach ? ' · coach' : ''}`;
  const rows = [...new Set(cells.map(row))];
  const screens = SCREENS.filter(({ name }) => cells.some(({ screen }) => screen === name));
  const at = (title: string, screen: string) => cells.find((cell) => row(cell) === title && cell.screen === screen);
  const green = cells.filter(({ complaints }) => complaints.length === 0).length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sizes</title><style>${STYLE}</style>
<h1>${green} of ${cells.length} cells are green</h1>
<ul>${remarks.map((remark) => `<li>${escaped(remark)}</li>`).join('')}</ul>
<table><tr><th></th>${screens.map(({ name }) => `<th>${name}</th>`).join('')}</tr>
${rows.map((title) => `<tr><th>${title}</th>${screens.map(({ name }) => cellHtml(at(title, name))).join('')}</tr>`).join('\n')}
</table></html>
`;
}

function cellHtml(cell: Cell | undefined): string {
  if (cell === undefined) return '<td></td>';
  const { picture, complaints } = cell;
  const image = picture === null ? '' : `<a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a>`;
  const list = complaints.map((complaint) => `<li>${escaped(complaint)}</li>`).join('');
  return `<td class="${complaints.length === 0 ? '' : 'red'}">${image}<ul>${list}</ul></td>`;
}

/** Returns the same in words: a line for each red cell. */
export function sayRed(cells: readonly Cell[]): string[] {
  const red = cells.filter(({ complaints }) => complaints.length > 0);
  return [
    ...red.map(
      ({ game, screen, moment, look, coach, complaints }) =>
        `${game} ${screen} ${moment} ${look}${coach ? ' coach' : ''}: ${complaints.slice(0, 4).join('; ')}${complaints.length > 4 ? `; and ${complaints.length - 4} more` : ''}`,
    ),
    `${cells.length - red.length} of ${cells.length} cells are green`,
  ];
}
