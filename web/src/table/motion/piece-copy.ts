const SVG = 'http://www.w3.org/2000/svg';
/** Attributes that make an element a thing of the table; a copy must not have them. A figure is drawn from its text. */
const NO_DRAWING = /^(id|role|tabindex|title|aria-.*|data-(?!text$).*)$/;

/** Copies a piece at its size on the table, to be animated; null where it is not visible. */
export function copyOfPiece(piece: Element): HTMLElement | null {
  const box = piece.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return null;
  const scale = scaleAround(piece);
  const [width, height] = [box.width / scale, box.height / scale];
  const drawing = document.createElement('div');
  drawing.className = 'flight-drawing';
  Object.assign(drawing.style, { width: `${width}px`, height: `${height}px` });
  // Letters and borders of a piece on an enlarged board are enlarged with it.
  if (scale !== 1) drawing.style.zoom = String(scale);
  const inSvg = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  drawing.append(inSvg ? drawnIn(piece) : surrounded(piece, sized(bare(piece), width, height)));
  keepCardWidths(piece, drawing);
  return drawing;
}

/** The width of a card may depend on the frame it lies in, which the copy leaves. */
function keepCardWidths(piece: Element, drawing: Element): void {
  const cards = [...(piece.matches('.card') ? [piece] : []), ...piece.querySelectorAll('.card')];
  for (const [at, copy] of [...drawing.querySelectorAll<HTMLElement>('.card')].entries()) {
    const card = cards[at];
    if (card !== undefined) copy.style.setProperty('--w', getComputedStyle(card).getPropertyValue('--w'));
  }
}

/** Returns how far the board around a piece is enlarged. */
function scaleAround(piece: Element): number {
  const board = piece.closest<HTMLElement>('[data-zoomed] > *');
  return board === null || board.offsetWidth === 0 ? 1 : board.getBoundingClientRect().width / board.offsetWidth;
}

/** Turns a part of an SVG into an SVG of its own that shows nothing else. */
function drawnIn(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = bare(piece);
  copy.removeAttribute('transform');
  svg.append(surrounded(piece, copy));
  return svg;
}

/** Wraps the copy in bare copies of the piece's ancestors, so that the same CSS applies; they take no space. */
function surrounded(piece: Element, copy: Element): Element {
  const inSvg = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  let inner = copy;
  for (let around = piece.parentElement; around !== null && !around.matches('.table'); around = around.parentElement) {
    if (inSvg && around instanceof SVGSVGElement) break;
    const shell = undressed(around.cloneNode(false));
    if (shell === null) break;
    if (shell instanceof SVGElement) shell.removeAttribute('transform');
    else if (shell instanceof HTMLElement) shell.style.display = 'contents';
    shell.append(inner);
    inner = shell;
  }
  return inner;
}

function bare(piece: Element): Element {
  const copy = undressed(piece.cloneNode(true));
  if (copy === null) throw new Error('only elements can be drawn');
  for (const part of copy.querySelectorAll('*')) undressed(part);
  return copy;
}

function undressed(node: Node): Element | null {
  if (!(node instanceof Element)) return null;
  for (const name of node.getAttributeNames()) if (NO_DRAWING.test(name)) node.removeAttribute(name);
  return node;
}

function sized(copy: Element, width: number, height: number): Element {
  if (copy instanceof HTMLElement) Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0' });
  else copy.setAttribute('style', `width:${width}px;height:${height}px`);
  return copy;
}
