const SVG = 'http://www.w3.org/2000/svg';
/** What makes a thing of the table of an element; a drawing of it is none. */
const NO_DRAWING = /^(id|role|tabindex|title|(aria|data)-.*)$/;

/** A copy of a piece as it lies on the table now, as large as there, to be moved about; null where it is not to be seen. */
export function copyOfPiece(piece: Element): HTMLElement | null {
  const { width, height } = piece.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const drawing = document.createElement('div');
  drawing.className = 'flight-drawing';
  Object.assign(drawing.style, { width: `${width}px`, height: `${height}px` });
  const inSvg = piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement);
  drawing.append(inSvg ? drawnIn(piece) : surrounded(piece, sized(bare(piece), width, height)));
  return drawing;
}

/** A part of an SVG becomes one of its own that shows nothing else. */
function drawnIn(piece: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = piece.getBBox();
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  const copy = bare(piece);
  copy.removeAttribute('transform');
  svg.append(surrounded(piece, copy));
  return svg;
}

/** The copy inside bare copies of what surrounds the piece, so that it is dressed as on the table; they take no room. */
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
