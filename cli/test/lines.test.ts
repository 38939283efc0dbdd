import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { lineReader } from '../src/base/lines.ts';

function script() {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, lines: lineReader(input, output) };
}

it('hands out lines one by one, however they arrive, and null at the end', async () => {
  const { input, lines } = script();
  input.write('one\ntwo\nthr');
  expect(await lines.ask('> ')).toBe('one');
  input.write('ee\nlast');
  input.end();
  expect(await lines.ask('> ')).toBe('two');
  expect(await lines.ask('> ')).toBe('three');
  expect(await lines.ask('> ')).toBe('last');
  expect(await lines.ask('> ')).toBeNull();
  expect(await lines.ask('> ')).toBeNull();
});

it('waits for a line that comes later', async () => {
  const { input, lines } = script();
  const answer = lines.ask('> ');
  input.write('late\n');
  expect(await answer).toBe('late');
  const end = lines.ask('> ');
  input.end();
  expect(await end).toBeNull();
});

it('shows what a script types, so that the record of a game can be read', async () => {
  const { input, output, lines } = script();
  input.end('build castle\n');
  await lines.ask('> ');
  lines.close();
  expect(String(output.read())).toBe('> build castle\n');
});
