import { expect, it } from 'vitest';
import { progress } from '../src/base/progress.ts';
import { orchard } from './orchard.ts';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk();

it('without arguments gives an overview of games and things to do', async () => {
  const { code, out, err } = await desk.run('');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('orchard: Orchard, 2 to 4 players');
  expect(out).toContain('belfry play orchard');
});

it.each([
  'play',
  'learn',
  'simulate',
  'arena',
  'detect',
  'train',
  'transcript',
  'verify',
  'rules',
  'perft',
  'golden',
  'new',
  'bench',
  'admin',
  'migrate',
  'move-store',
])('help %s teaches with examples', async (command) => {
  const { code, out } = await desk.run(`help ${command}`);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`Examples:\\n(.*\\n)*  .*belfry ${command}`));
  expect((await desk.run(`${command} --help`)).out).toBe(out);
});

it('an unknown command is named, with a near one', async () => {
  const ran = await desk.run('simulat orchard');
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toBe("unknown command 'simulat' (Did you mean simulate?)");
});

it('progress is silent for two seconds, then a bar on a screen and a line now and then elsewhere', () => {
  let time = 0;
  let text = '';
  const keep = (words: string): void => {
    text += words;
  };
  const outlet = (terminal: boolean) => ({ terminal, color: false, write: keep });
  for (const [terminal, expected] of [
    [true, '\r\x1b[KWork [###############...............] 50 % (5 of 10, 3 s left)\r\x1b[K'],
    [false, 'Work: 50 % (5 of 10, 3 s left)\n'],
  ] as const) {
    text = '';
    time = 0;
    const bar = progress(outlet(terminal), 'Work', 10, () => time);
    time = 1_900;
    bar.at(4);
    expect(text).toBe('');
    time = 3_000;
    bar.at(5);
    time = 3_050;
    bar.at(6);
    bar.end();
    expect(text).toBe(expected);
  }
});

it('a fault in the rules is told as one, with its own exit code', async () => {
  const broken = { ...orchard, legal: () => [] };
  const ran = await newDesk([broken]).run('simulate orchard --games 1 --seed 5');
  expect(ran.code).toBe(3);
  expect(ran.err).toContain('seat 0 owes a decision but has no legal move (seed 5:1)');
});
