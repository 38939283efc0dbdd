// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { copyOfPiece } from '../src/table/motion/piece-copy.ts';

/** A card of 60×90 px on a board that is shown this many times as large as its layout. */
function cardOn(scale: number): Element {
  document.body.innerHTML = `<main ${scale === 1 ? '' : 'data-zoomed'}><div><p class="card" style="--w:60px" data-thing="hand:x" id="x">Castle<b data-text="4"></b></p></div></main>`;
  const [board, card] = ['main > div', '.card'].map((selector) => document.querySelector<HTMLElement>(selector));
  if (board == null || card == null) throw new Error('there is no card');
  vi.spyOn(board, 'offsetWidth', 'get').mockReturnValue(500);
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500 * scale, 400 * scale));
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 60 * scale, 90 * scale));
  return card;
}

it('a copy of a piece has its size and its letters, and is no thing of the table', () => {
  const copy = copyOfPiece(cardOn(1));
  expect(copy?.style.zoom ?? '').toBe('');
  expect(copy?.style.width).toBe('60px');
  expect(copy?.textContent).toBe('Castle');
  expect(copy?.querySelector('[data-thing], [id]')).toBeNull();
  expect(copy?.querySelector('b')?.getAttribute('data-text')).toBe('4');
  expect(copy?.querySelector<HTMLElement>('.card')?.style.getPropertyValue('--w')).toBe('60px');
});

it('a copy of a piece on an enlarged board is laid out as on the board and enlarged as a whole', () => {
  const copy = copyOfPiece(cardOn(2.5));
  expect(copy?.style.zoom).toBe('2.5');
  expect(copy?.style.width).toBe('60px');
  expect(copy?.querySelector<HTMLElement>('.card')?.style.height).toBe('90px');
});
