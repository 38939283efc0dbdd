import { CREST_ICONS, playerPigment, type SeatInfo } from '@belfry/board-kit';
import type { Say } from '@belfry/kernel';
import { type Outcome, winners } from '@belfry/kernel';
import type { TableText } from '../text/index.ts';
import { scoring } from './score-count.ts';

const WIDTH = 1200;
const EDGE = 64;
const ROW = 46;
const INK = '#2a2118';
const QUIET = '#6b6154';
const GILT = '#b98218';

export interface Result {
  readonly outcome: Outcome;
  /** What the result does not count for. */
  readonly notes: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly say: Say<TableText>;
}

/** Draws the result as an image to share: the winner and the score sheet. Drawn here, so that nothing is fetched. */
export async function resultImage({ outcome, notes, seats, say }: Result): Promise<Blob> {
  const lines = scoring(outcome.sheet);
  const height = 444 + (lines.length + 1) * ROW + EDGE;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  const fonts = getComputedStyle(document.documentElement);
  const pen: Pen = { context, serif: fonts.getPropertyValue('--serif'), sans: fonts.getPropertyValue('--sans') };
  drawPaper(pen, height);
  drawWinners(pen, { outcome, notes, seats, say });
  drawSheet(pen, { outcome, seats, say }, 356);
  const foot = `Belfry · ${new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })}`;
  write(pen, foot, WIDTH / 2, height - 44, { font: `500 20px ${pen.sans}`, colour: QUIET, align: 'center' });
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture came out')) : made(blob)), 'image/png'),
  );
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly serif: string;
  readonly sans: string;
}

function drawPaper({ context }: Pen, height: number): void {
  const light = context.createRadialGradient(WIDTH / 2, 80, 60, WIDTH / 2, height / 2, WIDTH);
  light.addColorStop(0, '#fbf6ea');
  light.addColorStop(1, '#e6d8b8');
  context.fillStyle = light;
  context.fillRect(0, 0, WIDTH, height);
  context.strokeStyle = GILT;
  for (const [inset, width] of [
    [22, 4],
    [32, 1.5],
  ] as const) {
    context.lineWidth = width;
    context.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset);
  }
}

function drawWinners(pen: Pen, { outcome, notes, seats, say }: Result): void {
  const best = winners(outcome);
  write(pen, say('game.name'), WIDTH / 2, 96, { font: `600 34px ${pen.serif}`, colour: QUIET, align: 'center' });
  best.forEach((seat, at) => {
    const player = seats[seat];
    if (player !== undefined) drawCrest(pen, player, WIDTH / 2 - 48 + (at - (best.length - 1) / 2) * 120, 124, 96);
  });
  const words = say('table.won', { names: best.map((seat) => ({ seat })), points: Math.max(...outcome.totals) });
  write(pen, words, WIDTH / 2, 296, { font: `600 44px ${pen.serif}`, colour: INK, align: 'center' });
  write(pen, notes.join(' '), WIDTH / 2, 328, { font: `500 18px ${pen.sans}`, colour: QUIET, align: 'center' });
}

function drawSheet(pen: Pen, { outcome, seats, say }: Omit<Result, 'notes'>, top: number): void {
  const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  const across = Math.min(150, (WIDTH - 2 * EDGE - 280) / order.length);
  const column = (at: number) => WIDTH - EDGE - (order.length - at - 0.5) * across;
  order.forEach(({ seat }, at) => {
    const player = seats[seat];
    if (player === undefined) return;
    drawCrest(pen, player, column(at) - 15, top - 18, 30);
    write(pen, player.name, column(at), top + 40, { font: `600 20px ${pen.sans}`, colour: INK, align: 'center', widest: across - 10 });
  });
  const rows = [
    ...scoring(outcome.sheet).map(({ key, points }) => ({ words: say({ key }), points, last: false })),
    { words: say('end.total'), points: outcome.totals, last: true },
  ];
  rows.forEach(({ words, points, last }, row) => {
    const y = top + 88 + row * ROW;
    pen.context.strokeStyle = last ? INK : '#cdbd97';
    pen.context.lineWidth = last ? 2 : 1;
    pen.context.beginPath();
    pen.context.moveTo(EDGE, y - 32);
    pen.context.lineTo(WIDTH - EDGE, y - 32);
    pen.context.stroke();
    const font = last ? `650 28px ${pen.serif}` : `400 22px ${pen.sans}`;
    write(pen, words, EDGE, y, { font, colour: INK, align: 'left', widest: 270 });
    for (const [at, { seat }] of order.entries())
      write(pen, String(points[seat] ?? 0), column(at), y, { font, colour: INK, align: 'center' });
  });
}

interface Style {
  readonly font: string;
  readonly colour: string;
  readonly align: CanvasTextAlign;
  readonly widest?: number;
}

function write({ context }: Pen, words: string, x: number, y: number, { font, colour, align, widest = WIDTH - 2 * EDGE }: Style): void {
  context.font = font;
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(words, x, y, widest);
}

/** Draws a crest as on the table. */
function drawCrest({ context }: Pen, { crest, colour }: SeatInfo, x: number, y: number, side: number): void {
  const probe = document.createElement('span');
  probe.className = playerPigment(colour);
  document.body.append(probe);
  const dress = getComputedStyle(probe);
  const [pigment, mark] = [dress.getPropertyValue('--pigment'), dress.getPropertyValue('--on-pigment')];
  probe.remove();
  context.save();
  context.translate(x, y);
  context.scale(side / 100, side / 100);
  context.fillStyle = pigment;
  context.fill(new Path2D('M0 0H100V67L92 86L76 102L50 116L24 102L8 86L0 67Z'));
  context.translate(19, 15);
  context.scale(62 / 512, 62 / 512);
  context.fillStyle = mark;
  context.fill(new Path2D(CREST_ICONS[crest]));
  context.restore();
}
