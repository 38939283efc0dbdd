import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, utf8 } from '../src/sha256.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('sha256', () => {
  it('gives the published digests', () => {
    expect(hex(sha256(utf8('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(sha256(utf8('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
  });

  it('agrees with the platform at every length around the block borders', () => {
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 127, 128, 129, 1000]) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) % 256);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('writes texts as UTF-8', () => {
    for (const text of ['plain', '100 % {x}', 'Beëindig de nacht', '🏰 €'])
      expect(hex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
  });
});
