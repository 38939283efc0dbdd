import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QrCode } from '../src/parts/link/qr-code.tsx';

const draw = (text: string): string => renderToStaticMarkup(<QrCode text={text} label="The link of this table" />);
const sizeOf = (picture: string): number => Number(/viewBox="0 0 (\d+)/.exec(picture)?.[1]);

describe('a QR code', () => {
  it('has a name, a light margin of four modules and a dark corner behind it', () => {
    const picture = draw('https://belfry.example/table/abcdefgh');
    expect(picture).toContain('aria-label="The link of this table"');
    expect(sizeOf(picture)).toBe(29 + 2 * 4);
    expect(picture).toContain(' d="M4 4h1v1h-1z');
    expect(picture).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });

  it('holds a long link, such as an invitation behind a proxy path', () => {
    expect(sizeOf(draw(`https://belfry.example/${'house/'.repeat(40)}table/abcdefgh`))).toBeGreaterThan(37 + 2 * 4);
  });
});
