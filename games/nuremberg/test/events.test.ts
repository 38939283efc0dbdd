import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/data/events.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { hex, table } from './table.ts';

const rich = { holds: { brick: 2, gold: 5 } };

describe('NUR-4 Events', () => {
  it('NUR-4.1 each number has its event', () => {
    expect(CARDS.map(({ number, event }) => `${number} ${event}`)).toEqual([
      '2 robber-home',
      '3 robber-home',
      '4 wall-help',
      '5 road-toll',
      '6 quiet',
      '8 quiet',
      '9 road-toll',
      '10 trade-fair',
      '11 time-passes',
      '12 time-passes',
      'null robber-knight',
    ]);
  });

  const tolled = (roadToll: 'village-owners' | 'bank') =>
    table({
      turn: 'd',
      options: { roadToll },
      seats: { b: { holds: { gold: 2 } }, c: { holds: { gold: 2 } }, d: { holds: { gold: 2 } } },
    }).draw(5);

  it('NUR-4.2 NUR-4.3 E21 road toll from I to V; who has nothing pays nothing', () => {
    const t = tolled('village-owners');
    expect(['a', 'b', 'c', 'd'].map((s) => t.gold(s))).toEqual([1, 1, 2, 2]);
    expect(t.events.filter(({ type }) => type === 'road-toll')).toEqual([
      { type: 'road-toll', clause: 'NUR-4.2', road: 2, seat: 0, payer: 3, gold: 1 },
      { type: 'road-toll', clause: 'NUR-4.2', road: 3, seat: 3, payer: 2, gold: 1 },
      { type: 'road-toll', clause: 'NUR-4.2', road: 4, seat: 2, payer: 1, gold: 1 },
    ]);
  });

  it('NUR-4.2 E21 with the option the bank pays every holder', () => {
    const t = tolled('bank');
    expect(['a', 'b', 'c', 'd'].map((s) => t.gold(s))).toEqual([1, 3, 3, 3]);
    expect(t.last('road-toll').payer).toBe(-1);
  });

  it('NUR-4.3 within a road the toll starts left of the holder, and gold received counts at once', () => {
    // Red holds II; white has two villages there and 1 gold, orange one village and 1 gold.
    const t = table({ turn: 'c', villages: ['a ii-4'], seats: { a: { holds: { gold: 1 } }, c: { holds: { gold: 1 } } } }).draw(9);
    expect(t.events.filter(({ type }) => type === 'road-toll')).toEqual([
      { type: 'road-toll', clause: 'NUR-4.2', road: 1, seat: 1, payer: 0, gold: 1 },
      { type: 'road-toll', clause: 'NUR-4.2', road: 3, seat: 3, payer: 2, gold: 1 },
      { type: 'road-toll', clause: 'NUR-4.2', road: 4, seat: 2, payer: 1, gold: 1 },
    ]);
    expect(['a', 'b', 'c', 'd'].map((s) => t.gold(s))).toEqual([0, 0, 1, 1]);
  });

  it('NUR-4.3 a player with several villages pays for each, from the left of the holder on', () => {
    const t = table({ turn: 'c', villages: ['a ii-4'], seats: { a: { holds: { gold: 5 } }, c: { holds: { gold: 1 } } } }).draw(9);
    expect(t.events.find(({ type }) => type === 'road-toll')).toMatchObject({ payer: 0, gold: 2 });
  });

  it('NUR-4.2 no toll on a road without a holder, none for own villages', () => {
    const t = table({
      turn: 'd',
      villages: ['b i-1', 'b ii-4'],
      seats: { a: { holds: { gold: 3 } }, b: { holds: { gold: 3 } }, d: { holds: { gold: 1 } } },
    }).draw(5);
    const roads = t.events.flatMap((event) => (event.type === 'road-toll' ? [[event.road, event.payer]] : []));
    expect(roads).toEqual([
      [1, 0],
      [2, 3],
      [4, 1],
    ]);
  });

  it('NUR-4.4 time passes: the marker moves one space', () => {
    const t = table({ turn: 'd', seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(11);
    expect([t.state.year, t.last('time-passed').year]).toEqual([1, 1360]);
    expect(t.draw(12).last('time-passed').year).toBe(1365);
  });

  it('NUR-4.5 everybody may build exactly one wall for 1 brick and 1 gold, from the active player on', () => {
    const t = table({ turn: 'd', seats: { a: rich, b: rich, c: rich, d: rich } }).draw(4);
    expect([t.owed(), t.legal('a')]).toEqual([['a wall-help'], ['help no', 'help yes']]);
    t.play('a: help yes');
    expect([t.holds('a'), t.state.walls, t.state.players[0].prestige]).toEqual([{ brick: 1, gold: 4 }, 1, 1]);
    expect(t.last('wall-built')).toEqual({ type: 'wall-built', clause: 'NUR-4.5', seat: 0, wall: 1, gold: 1, helped: true });
    expect(t.owed()).toEqual(['b wall-help']);
    expect(t.refusal('b', 'build wall')).toBe('NUR-4.5');
    t.play('b: help no', 'c: help yes', 'd: help yes');
    expect([t.state.walls, t.gold('b'), t.owed()]).toEqual([3, 5, ['a turn-action']]);
    expect(t.happened()).toContain('help-refused');
  });

  it('NUR-4.5 council cards are settled after each helped wall; towers are not included', () => {
    const t = table({ turn: 'd', houses: ['a s5'], walls: 2, seats: { a: { ...rich, prestige: 2 }, b: { ...rich, prestige: 2 } } }).draw(4);
    expect(t.refusal('a', 'build tower')).toBe('NUR-4.5');
    t.play('a: help yes');
    expect(t.state.players[0].council).toBe(1);
    t.play('b: help yes');
    expect([t.state.players[1].council, t.owed()]).toEqual([2, ['a turn-action']]);
  });

  it('NUR-4.6 the robber knight goes home without discards or theft', () => {
    const t = table({ robber: 'f4', turn: 'd', seats: { a: { holds: { ore: 9 } }, d: { holds: { gold: 1 } } } }).draw(2);
    expect([t.state.robber, t.owed(), t.last('robber-home').clause]).toEqual([hex('f5'), ['a turn-action'], 'NUR-4.6']);
    expect(t.holds('a').ore).toBe(9);
  });

  it('NUR-4.7 E23 the trade fair adds 2 to the first sale only, after doubling; the toll stays', () => {
    const t = table({ turn: 'd', houses: ['a s1'], seats: { a: { holds: { grain: 2, wool: 2 } }, d: { holds: { gold: 1 } } } }).draw(10);
    t.play('a: sell paper');
    expect([t.gold('a'), t.gold('b')]).toEqual([7, 1]);
    expect(t.last('sold')).toMatchObject({ price: 8, bonus: 2, doubled: true, toll: 1, holder: 1, clause: 'NUR-4.7' });
    t.play('a: sell paper');
    expect([t.gold('a'), t.gold('b')]).toEqual([12, 2]);
    expect(t.last('sold')).toMatchObject({ price: 6, bonus: 0, clause: 'NUR-14.8' });
  });

  it('NUR-4.7 an unused bonus lapses with the turn; the option makes the card a quiet one', () => {
    const t = table({ turn: 'd', seats: { a: { holds: { gold: 1 } }, b: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(10);
    expect([t.state.fair, t.last('fair-opened').seat]).toEqual([true, 0]);
    expect(t.draw(6).state.fair).toBe(false);
    const off = table({ turn: 'd', options: { tradeFair: 'off' }, seats: { d: { holds: { gold: 1 } } } }).draw(10);
    expect([off.state.fair, off.last('quiet').clause]).toEqual([false, 'NUR-4.8']);
  });

  it('NUR-4.8 in quiet times nothing follows the yield', () => {
    const t = table({ turn: 'd', seats: { d: { holds: { gold: 1 } } } }).draw(8);
    expect(t.happened().slice(-2)).toEqual(['yielded', 'quiet']);
    expect(t.holds('a')).toEqual({ wood: 1 });
  });
});

describe('NUR-16 Time line', () => {
  it('NUR-16.1 ten spaces of five years, two of them red', () => {
    expect(TIMELINE.map(({ year }) => year)).toEqual([1355, 1360, 1365, 1370, 1375, 1380, 1385, 1390, 1395, 1400]);
    expect(TIMELINE.flatMap(({ year, red }) => (red ? [year] : []))).toEqual([1370, 1385]);
  });

  it('NUR-16.2 only a card moves the marker', () => {
    const t = table({ turn: 'd', year: 1360, seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(6);
    expect(t.state.year).toBe(1);
    expect(t.draw(8).state.year).toBe(1);
  });

  it('NUR-16.3 E39 on a red space all 36 cards are shuffled, the one just drawn included', () => {
    const t = table({ turn: 'd', year: 1365, seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } });
    t.draw(12);
    expect([t.state.year, t.state.deck.length, t.state.discards]).toEqual([3, 36, []]);
    expect(t.state.deck.filter((card) => CARDS[card].number === 12)).toHaveLength(1);
    expect(t.last('reshuffled')).toEqual({ type: 'reshuffled', clause: 'NUR-16.3', count: 36 });
    const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
    expect(t.state.deck.join()).not.toBe(sorted(t.state.deck));
    const again = table({ turn: 'd', year: 1380, seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(11);
    expect(again.state.deck).toHaveLength(36);
    const plain = table({ turn: 'd', year: 1370, seats: { a: { holds: { gold: 1 } }, d: { holds: { gold: 1 } } } }).draw(11);
    expect(plain.happened()).not.toContain('reshuffled');
  });

  it('NUR-16.4 on 1400 the game ends at once', () => {
    const t = table({ turn: 'd', year: 1395, seats: { a: { holds: { gold: 9, brick: 3 } }, d: { holds: { gold: 1 } } } }).draw(11);
    expect([t.state.phase, t.state.ending, t.owed()]).toEqual(['over', 'time', []]);
    expect(t.refusal('a', 'build wall')).toBe('NUR-17.4');
  });

  it('NUR-16.5 three time cards; an empty pile would be shuffled', () => {
    expect(CARDS.filter(({ event }) => event === 'time-passes').reduce((sum, { copies }) => sum + copies, 0)).toBe(3);
    const t = table({ seats: { a: { holds: { gold: 1 } } } });
    t.state.deck = [];
    t.play('a: end turn');
    expect(t.events.find(({ type }) => type === 'reshuffled')).toMatchObject({ clause: 'NUR-16.5', count: 36 });
    expect(t.state.deck.length + t.state.discards.length).toBe(36);
  });
});
