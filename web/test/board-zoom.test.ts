// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { savedZoom, saveZoom } from '../src/table/viewport/saved-zoom.ts';
import { clampScale, LARGEST, nextScale, offsetAround, offsetOfShare, shareInMiddle, wheelScale } from '../src/table/viewport/zoom.ts';

describe('the scale of a board', () => {
  it('is never below its layout nor above the largest, and finds back to exactly 1', () => {
    expect([0.2, 1, 1.02].map(clampScale)).toEqual([1, 1, 1]);
    expect([1.1, 3.9, 4, 9].map(clampScale)).toEqual([1.1, 3.9, 4, LARGEST]);
  });

  it('goes from step to step by buttons, up to the largest and back to 1', () => {
    const up = [1];
    while (up.length < 20 && up.at(-1) !== LARGEST) up.push(nextScale(up.at(-1) ?? 1, 'in'));
    expect(up.at(-1)).toBe(LARGEST);
    const down = [LARGEST];
    while (down.length < 20 && down.at(-1) !== 1) down.push(nextScale(down.at(-1) ?? 1, 'out'));
    expect(down.toReversed()).toEqual(up);
    expect([nextScale(LARGEST, 'in'), nextScale(1, 'out')]).toEqual([LARGEST, 1]);
  });

  it('goes to the next step from between two', () => {
    expect(nextScale(1.7, 'in')).toBe(2);
    expect(nextScale(1.7, 'out')).toBe(1.5);
  });

  it('grows as the wheel turns up and shrinks as it turns down, by the same factor', () => {
    const larger = wheelScale(2, -10);
    expect(larger).toBeGreaterThan(2);
    expect(wheelScale(larger, 10)).toBeCloseTo(2);
    expect(wheelScale(2, -1000)).toBe(wheelScale(2, -100));
    expect(wheelScale(1, 100)).toBe(1);
  });
});

describe('the offset of a board', () => {
  it('keeps the point at the pointer where it is', () => {
    const before = { scale: 1.5, offset: 200 };
    const pointer = 130;
    const point = (before.offset + pointer) / before.scale;
    const offset = offsetAround(before.offset, { from: pointer }, 3 / before.scale);
    expect(point * 3 - offset).toBeCloseTo(pointer);
  });

  it('moves the point with the fingers', () => {
    const point = (40 + 100) / 1;
    expect(point * 2 - offsetAround(40, { from: 100, to: 160 }, 2)).toBeCloseTo(160);
  });

  it('finds the middle again in a frame of another size, as far as the board reaches', () => {
    const share = shareInMiddle(300, 400, 1600);
    expect(offsetOfShare(share, 400, 1600)).toBeCloseTo(300);
    const smaller = offsetOfShare(share, 200, 1200);
    expect(shareInMiddle(smaller, 200, 1200)).toBeCloseTo(share);
    expect(offsetOfShare(0, 400, 1600)).toBe(0);
    expect(offsetOfShare(1, 400, 1600)).toBe(1200);
    expect(offsetOfShare(0.7, 400, 300)).toBe(0);
    expect(shareInMiddle(0, 0, 0)).toBe(0.5);
  });
});

describe('what a device remembers', () => {
  beforeEach(() => localStorage.clear());

  it('is a zoom for each game', () => {
    saveZoom('citadels', { scale: 2, x: 0.25, y: 0.75 });
    saveZoom('bruges', { scale: 3, x: 0, y: 1 });
    expect(savedZoom('citadels')).toEqual({ scale: 2, x: 0.25, y: 0.75 });
    expect(savedZoom('bruges')).toEqual({ scale: 3, x: 0, y: 1 });
    expect(savedZoom('fortuna')).toBeNull();
    saveZoom('citadels', null);
    expect(savedZoom('citadels')).toBeNull();
    expect(savedZoom('bruges')).not.toBeNull();
  });

  it('is also the position that the player saw in it', () => {
    saveZoom('fortuna', { scale: 2, x: 0.25, y: 0.75, position: '/replay/play/1 40' });
    expect(savedZoom('fortuna')?.position).toBe('/replay/play/1 40');
  });

  it.each([
    ['no record', '[]'],
    ['not JSON', '{'],
    ['a number', '{"citadels":2}'],
    ['no scale', '{"citadels":{"x":0.5,"y":0.5}}'],
    ['a scale of 1', '{"citadels":{"scale":1,"x":0.5,"y":0.5}}'],
    ['a point beyond the board', '{"citadels":{"scale":2,"x":1.5,"y":0.5}}'],
    ['a point in words', '{"citadels":{"scale":2,"x":"left","y":0.5}}'],
  ])('is nothing if it reads %s', (_what, kept) => {
    localStorage.setItem('belfry.zoom', kept);
    expect(savedZoom('citadels')).toBeNull();
  });

  it('is at most the largest scale', () => {
    localStorage.setItem('belfry.zoom', '{"citadels":{"scale":40,"x":0.5,"y":0.5}}');
    expect(savedZoom('citadels')?.scale).toBe(LARGEST);
  });
});
