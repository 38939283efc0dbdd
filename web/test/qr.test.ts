import { describe, expect, it } from 'vitest';
import { qrModules } from '../src/parts/qr.ts';

describe('QR codes', () => {
  it('grow with the text and say when it is too long', () => {
    expect(qrModules('a'.repeat(17))?.length).toBe(21);
    expect(qrModules('https://belfry.example/table/abcdefgh')?.length).toBe(29);
    expect(qrModules('a'.repeat(106))?.length).toBe(37);
    expect(qrModules('a'.repeat(107))).toBeNull();
  });

  it('draw the three corners, the timing lines and the format of level L, mask 0', () => {
    const modules = qrModules('https://belfry.example') ?? [];
    const size = modules.length;
    const row = (y: number, from: number, to: number) =>
      modules[y]
        ?.slice(from, to)
        .map((dark) => (dark ? '1' : '0'))
        .join('');
    expect(row(0, 0, 8)).toBe('11111110');
    expect(row(0, size - 8, size)).toBe('01111111');
    expect(row(size - 1, 0, 8)).toBe('11111110');
    expect(row(6, 8, 13)).toBe('10101');
    // The format is written from the far end: 111011111000100.
    expect(row(8, 0, 6)).toBe('111011');
    expect(row(8, size - 8, size)).toBe('11000100');
  });
});
