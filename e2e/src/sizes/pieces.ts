import type { Drive } from '../drive.ts';

/** The sizes of a board's pieces on a screen. */
export interface Pieces {
  /** Width of the viewer's widest card or tile, in pixels. */
  readonly own: number;
  /** Share of the board's width and height that its things cover. */
  readonly across: number;
  readonly down: number;
}

const OWN_PIECE: Readonly<Record<string, string>> = {
  citadels: '.cit-fan .card, .cit-city-own .cit-house',
  fortuna: '.for-own .for-place-card',
  bruges: '.bru-fan .card, .bru-fan .bru-back, .bru-fan .bru-card',
  nuremberg: '.nur-hand [data-thing], .nur-hand [data-place]',
};

export function measurePieces(page: Drive, game: string): Promise<Pieces> {
  return page.evaluate((selector) => {
    const own = Math.max(0, ...[...document.querySelectorAll(selector)].map((piece) => piece.getBoundingClientRect().width));
    const area = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...document.querySelectorAll('.board-area [data-thing], .board-area [data-place]')]
      .map((thing) => thing.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const share = (from: number[], to: number[], whole: number) => (boxes.length === 0 ? 0 : (Math.max(...to) - Math.min(...from)) / whole);
    return {
      own,
      across: share(
        boxes.map(({ left }) => left),
        boxes.map(({ right }) => right),
        area.width,
      ),
      down: share(
        boxes.map(({ top }) => top),
        boxes.map(({ bottom }) => bottom),
        area.height,
      ),
    };
  }, OWN_PIECE[game] ?? '[data-thing]');
}

/** Checks that a wider screen shows larger pieces; returns the exceptions in words. Screens are named as in screens.ts. */
export function findSmallPieces(pieces: Readonly<Record<string, Pieces>>): string[] {
  const desk = pieces['1440x900'];
  if (desk === undefined) return [];
  const GROWTH = { '1920x1080': 1.15, '2560x1440': 1.5 };
  return Object.entries(GROWTH).flatMap(([screen, least]) => {
    const here = pieces[screen];
    if (here === undefined) return [];
    const growth = here.own / desk.own;
    return [
      ...(growth < least ? [`${screen}: own pieces are ${growth.toFixed(2)} times those of 1440x900, not ${least}`] : []),
      ...(here.across < 0.9 ? [`${screen}: things stand on ${Math.round(here.across * 100)} % of the width of the board`] : []),
      ...(here.down < 0.85 ? [`${screen}: things stand on ${Math.round(here.down * 100)} % of the height of the board`] : []),
    ];
  });
}
