import type { Gathering } from '@belfry/board-kit';
import { type GameEvent, say } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../src/match/session.ts';
import { paragraphs, phraseOf } from '../src/table/events/log-lines.ts';
import { lastOfOwnTurn } from '../src/table/events/own-turn.ts';
import { en as following } from '../src/table/text/en.ts';

interface Toy extends GameEvent {
  readonly seat: number;
  readonly colour?: string;
}
const event = (type: string, seat: number, colour?: string): Toy => ({
  type,
  clause: 'X-1',
  seat,
  ...(colour === undefined ? {} : { colour }),
});
const entry = (seq: number, seat: number, ...events: Toy[]): LogEntry => ({ seq, seat, events });

const board = {
  opensTurn: ({ type }: GameEvent) => type === 'turn' || type === 'round',
  gather(of: GameEvent): Gathering | 'unsaid' | undefined {
    const { type, seat, colour = '' } = of as Toy;
    if (type === 'drew') return { kind: 'drew', seat, item: colour };
    if (type === 'threat') return { kind: 'threats', of: seat, item: colour };
    if (type === 'declined') return { kind: 'declined', item: { seat } };
    return type === 'ended' ? 'unsaid' : undefined;
  },
};
const game = { sayEvent: ({ type, ...of }: GameEvent) => ({ key: type, args: { seat: { seat: (of as Toy).seat } } }) };
const NAMES = ['Ann', 'Isabel', 'Lorenzo', 'Pier'];
const speaker = {
  language: 'en' as const,
  nameOf: (seat: number) => NAMES[seat] ?? '',
  catalogue: {
    ...following,
    drew: '{seat} draws a card.',
    build: '{seat} builds.',
    turn: 'The turn of {seat}.',
    'together.drew': '{seat} draws {count}: {items}.',
    'together.threats': 'Threats: {items}.',
    'together.declined': '{items} decline.',
  },
};
const said = (log: readonly LogEntry[]) =>
  paragraphs(board, log).map((turn) => turn.map(({ events }) => say(speaker, phraseOf(board, game, events))));

describe('the log', () => {
  it('combines related entries in one line with a count', () => {
    const draws = ['blue', 'yellow', 'brown', 'red', 'red'].map((colour, at) => entry(at + 1, 1, event('drew', 1, colour)));
    expect(said(draws)).toEqual([['Isabel draws 5: blue, yellow, brown and 2 red.']]);
  });

  it('keeps a single entry as it is, and different players on separate lines', () => {
    expect(said([entry(1, 1, event('drew', 1, 'blue')), entry(2, 2, event('drew', 2, 'red'))])).toEqual([
      ['Isabel draws a card.', 'Lorenzo draws a card.'],
    ]);
  });

  it('combines an event for several players in one line, with each share', () => {
    const strikes = [event('threat', 1, 'red'), event('threat', 1, 'blue'), event('threat', 2, 'red')];
    expect(said([entry(1, 1, ...strikes)])).toEqual([['Threats: Isabel (red and blue) and Lorenzo (red).']]);
  });

  it('names every player once', () => {
    expect(said([entry(1, 1, event('declined', 1)), entry(2, 2, event('declined', 2)), entry(3, 1, event('declined', 1))])).toEqual([
      ['Isabel and Lorenzo decline.'],
    ]);
  });

  it('leaves out the obvious and starts a paragraph per turn', () => {
    const log = [entry(1, 1, event('turn', 1), event('build', 1), event('ended', 1), event('turn', 2))];
    expect(said(log)).toEqual([['The turn of Isabel.', 'Isabel builds.'], ['The turn of Lorenzo.']]);
  });

  it('links a line to its last entry', () => {
    const [[line] = []] = paragraphs(board, [entry(4, 1, event('drew', 1, 'red')), entry(5, 1, event('drew', 1, 'red'))]);
    expect(line?.seq).toBe(5);
  });
});

describe('news', () => {
  const own = [entry(1, 0, event('build', 0), event('turn', 1)), entry(2, 1, event('offer', 1)), entry(3, 0, event('declined', 0))];

  it('start at the viewer’s last turn, whatever they answered since', () => {
    expect(lastOfOwnTurn(board, [entry(0, 3, event('turn', 0)), ...own], 0)).toBe(1);
  });

  it('start at a move outside all turns, such as a draft', () => {
    expect(lastOfOwnTurn(board, [...own, { seq: 4, seat: 1, events: [{ type: 'round', clause: 'X-2' }] }, entry(5, 0)], 0)).toBe(5);
  });

  it('start at a turn opened by its own first move', () => {
    expect(lastOfOwnTurn(board, [...own, entry(4, 0, event('turn', 0))], 0)).toBe(4);
  });

  it('are everything for a viewer who has not moved or has no seat', () => {
    expect(lastOfOwnTurn(board, own, 2)).toBe(0);
    expect(lastOfOwnTurn(board, own, 'spectator')).toBe(0);
  });
});
