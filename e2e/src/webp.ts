import type { Page } from '@playwright/test';

/** A picture, or the part of one that changed. */
export interface Picture {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A whole WebP file without transparency. */
  readonly file: Buffer;
}

export interface AnimationFrame extends Picture {
  /** For how long it is shown. */
  readonly milliseconds: number;
}

/**
 * Scales an image down to this width and encodes as WebP, the smallest format browsers have, what differs from the image of the last call
 * on this page: the whole image the first time, null if nothing differs. The corner is even, as the format wants it, and what is as it was
 * is transparent.
 */
export async function toWebp(page: Page, image: Buffer, width: number): Promise<Picture | null> {
  const changed = await page.evaluate(
    async ({ from, wide }) => {
      const bytes = Uint8Array.from(atob(from), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]), { resizeWidth: wide, resizeQuality: 'high' });
      const high = bitmap.height;
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
      if (context === null) throw new Error('this browser draws no pictures');
      context.drawImage(bitmap, 0, 0);
      const image = context.getImageData(0, 0, wide, high);
      const now = image.data;
      const before = window.pictureBefore;
      // What is shown by now: what hardly differs stays as it is.
      const shown = before ?? new Uint8ClampedArray(now);
      window.pictureBefore = shown;
      let [left, top, right, bottom] = before === undefined ? [0, 0, wide - 1, high - 1] : [wide, high, -1, -1];
      for (let at = 0; before !== undefined && at < now.length; at += 4) {
        const isSame = [0, 1, 2].every((colour) => Math.abs((now[at + colour] ?? 0) - (before[at + colour] ?? 0)) < 6);
        if (isSame) {
          now.fill(0, at, at + 4);
          continue;
        }
        shown.set(now.subarray(at, at + 4), at);
        const x = (at / 4) % wide;
        const y = Math.floor(at / 4 / wide);
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
      if (right < left) return null;
      left -= left % 2;
      top -= top % 2;
      const part = new OffscreenCanvas(right - left + 1, bottom - top + 1);
      part.getContext('2d')?.putImageData(image, -left, -top);
      const blob = await part.convertToBlob({ type: 'image/webp', quality: 0.62 });
      const file = btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
      return { x: left, y: top, width: part.width, height: part.height, file };
    },
    { from: image.toString('base64'), wide: width },
  );
  return changed === null ? null : { ...changed, file: Buffer.from(changed.file, 'base64') };
}

/** Joins frames, the first of which is the whole picture, into an animation that repeats without end. */
export function toAnimation(frames: readonly AnimationFrame[]): Buffer {
  const [whole] = frames;
  if (whole === undefined) throw new Error('an animation has at least one frame');
  const isAnimated = 0b10;
  const hasAlpha = 0b10000;
  const header = Buffer.concat([Buffer.from([isAnimated | hasAlpha, 0, 0, 0]), number(whole.width - 1, 3), number(whole.height - 1, 3)]);
  const endlessly = Buffer.concat([Buffer.from('ffffffff', 'hex'), number(0, 2)]);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', header),
    chunk('ANIM', endlessly),
    ...frames.map((frame) => chunk('ANMF', frameOf(frame))),
  ]);
  return chunk('RIFF', body);
}

/** Over the frames before it, which stay. */
const BLENDED = 0;

function frameOf({ x, y, width, height, milliseconds, file }: AnimationFrame): Buffer {
  const place = [number(x / 2, 3), number(y / 2, 3), number(width - 1, 3), number(height - 1, 3)];
  return Buffer.concat([...place, number(milliseconds, 3), Buffer.from([BLENDED]), pixelsOf(file)]);
}

/** Returns the chunks with the transparency and the pixels of a WebP file; colour profiles and the like are left out. */
function pixelsOf(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 'RIFF____WEBP'.length; at < file.length; ) {
    const length = 8 + file.readUInt32LE(at + 4);
    const end = at + length + (length % 2);
    const name = file.toString('latin1', at, at + 4);
    if (name === 'ALPH' || name === 'VP8 ') parts.push(file.subarray(at, end));
    at = end;
  }
  if (parts.length === 0) throw new Error('the file holds no lossy picture');
  return Buffer.concat(parts);
}

function chunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(name), number(content.length, 4), content, Buffer.alloc(content.length % 2)]);
}

function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntLE(value, 0, bytes);
  return written;
}
