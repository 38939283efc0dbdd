import { describe, expect, it } from 'vitest';
import { activated, recruited, withPerson } from './change.ts';

// Every person that brings points, guilders or workers, used once. `activated` and `recruited` take the price off, so that only the effect is left.

describe('BRU-12.1 Persons that simply give', () => {
  it('BRU-12.1 alchemist: 6 guilders at once', () => expect(recruited('alchemist')).toEqual({ guilders: 6 }));
  it('BRU-12.1 accountant: 2 guilders', () => expect(activated('accountant')).toEqual({ guilders: 2 }));
  it('BRU-12.1 treasurer: 3 guilders', () => expect(activated('treasurer')).toEqual({ guilders: 3 }));
  it('BRU-12.1 smuggler: 4 guilders', () => expect(activated('smuggler')).toEqual({ guilders: 4 }));
  it('BRU-12.1 prince: 1 point and 2 guilders', () => expect(activated('prince')).toEqual({ points: 1, guilders: 2 }));
  it('BRU-12.1 duke: 1 point and 2 guilders', () => expect(activated('duke')).toEqual({ points: 1, guilders: 2 }));
  it('BRU-12.1 duchess: 1 point and 2 guilders', () => expect(activated('duchess')).toEqual({ points: 1, guilders: 2 }));
  it('BRU-12.1 count: 1 point and 2 guilders', () => expect(activated('count')).toEqual({ points: 1, guilders: 2 }));
  it('BRU-12.1 countess: 1 point and 2 guilders', () => expect(activated('countess')).toEqual({ points: 1, guilders: 2 }));
  it('BRU-12.1 queen: 1 point', () => expect(activated('queen')).toEqual({ points: 1 }));
  it('BRU-12.1 naturalist: 4 blue workers', () => expect(recruited('naturalist')).toEqual({ 'blue workers': 4 }));
  it('BRU-12.1 botanist: 4 brown workers', () => expect(recruited('botanist')).toEqual({ 'brown workers': 4 }));
  it('BRU-12.1 philosopher: 4 purple workers', () => expect(recruited('philosopher')).toEqual({ 'purple workers': 4 }));
  it('BRU-12.1 anatomist: 4 red workers', () => expect(recruited('anatomist')).toEqual({ 'red workers': 4 }));
  it('BRU-12.1 historian: 4 yellow workers', () => expect(recruited('historian')).toEqual({ 'yellow workers': 4 }));

  it('BRU-12.1 piper: 1 worker of each colour', () => {
    expect(recruited('piper')).toEqual({
      'blue workers': 1,
      'brown workers': 1,
      'purple workers': 1,
      'red workers': 1,
      'yellow workers': 1,
    });
  });

  it('BRU-12.1 animal-trainer: 1 worker of any colour', () => {
    expect(withPerson('animal-trainer').play('a: activate animal-trainer').legal('a')).toEqual([
      'take blue',
      'take brown',
      'take purple',
      'take red',
      'take yellow',
    ]);
    expect(activated('animal-trainer', {}, 'a: take purple')).toEqual({ 'purple workers': 1 });
    expect(withPerson('animal-trainer').play('a: activate animal-trainer').refusal('a', 'end turn')).toBe('BRU-12.1');
  });

  it('BRU-12.1 baroness: 1 guilder and 1 worker of any colour', () => {
    expect(activated('baroness', {}, 'a: take red')).toEqual({ guilders: 1, 'red workers': 1 });
  });
});

describe('BRU-12.2 Persons that look at one die', () => {
  it('BRU-12.2 powderman: a brown worker for a brown 5', () =>
    expect(activated('powderman', { dice: { brown: 5 } })).toEqual({ 'brown workers': 1 }));
  it('BRU-12.2 stilt-walker: a blue worker for a blue 6', () =>
    expect(activated('stilt-walker', { dice: { blue: 6 } })).toEqual({ 'blue workers': 1 }));
  it('BRU-12.2 sword-swallower: a red worker for a red 5', () =>
    expect(activated('sword-swallower', { dice: { red: 5 } })).toEqual({ 'red workers': 1 }));
  it('BRU-12.2 puppeteer: a purple worker for a purple 6', () =>
    expect(activated('puppeteer', { dice: { purple: 6 } })).toEqual({ 'purple workers': 1 }));
  it('BRU-12.2 knife-thrower: a yellow worker for a yellow 5', () =>
    expect(activated('knife-thrower', { dice: { yellow: 5 } })).toEqual({ 'yellow workers': 1 }));
  it('BRU-12.2 fishmonger: 3 guilders for a blue 1', () => expect(activated('fishmonger', { dice: { blue: 1 } })).toEqual({ guilders: 3 }));
  it('BRU-12.2 butcher: 3 guilders for a red 2', () => expect(activated('butcher', { dice: { red: 2 } })).toEqual({ guilders: 3 }));
  it('BRU-12.2 baker: 3 guilders for a yellow 1', () => expect(activated('baker', { dice: { yellow: 1 } })).toEqual({ guilders: 3 }));
  it('BRU-12.2 timber-dealer: 3 guilders for a brown 2', () =>
    expect(activated('timber-dealer', { dice: { brown: 2 } })).toEqual({ guilders: 3 }));
  it('BRU-12.2 silk-dealer: 3 guilders for a purple 1', () =>
    expect(activated('silk-dealer', { dice: { purple: 1 } })).toEqual({ guilders: 3 }));

  it('BRU-12.2 offered only when that very die shows it', () => {
    expect(withPerson('powderman', { dice: { brown: 4, blue: 6, red: 5 } }).refusal('a', 'activate powderman')).toBe('BRU-11.2');
    expect(withPerson('baker', { dice: { yellow: 3, blue: 1, brown: 2 } }).refusal('a', 'activate baker')).toBe('BRU-11.2');
  });
});

describe('BRU-12.3 Persons that count', () => {
  it('BRU-12.3 carpet-maker: 2 Merchants, 2 points', () =>
    expect(activated('carpet-maker', { persons: ['accountant', 'banker', 'prince'] })).toEqual({ points: 2 }));
  it('BRU-12.3 painter: 1 Noble, 1 point', () =>
    expect(activated('painter', { persons: ['accountant', 'prince'] })).toEqual({ points: 1 }));
  it('BRU-12.3 illuminator: 3 Scholars, 3 points', () =>
    expect(activated('illuminator', { persons: ['lawyer', 'rector', 'inventor'] })).toEqual({ points: 3 }));
  it('BRU-12.3 composer: counts himself among the Artists', () =>
    expect(activated('composer', { persons: ['painter'] })).toEqual({ points: 2 }));
  it('BRU-12.3 woodcarver: 1 Craftsman, 1 point', () =>
    expect(activated('woodcarver', { persons: ['mason', 'banker'] })).toEqual({ points: 1 }));
  it('BRU-12.3 sculptor: 2 Church persons, 2 points', () =>
    expect(activated('sculptor', { persons: ['bishop', 'monk'] })).toEqual({ points: 2 }));
  it('BRU-12.3 goldsmith: 1 Bureaucrat, 1 point', () => expect(activated('goldsmith', { persons: ['mayor'] })).toEqual({ points: 1 }));
  it('BRU-12.3 poet: 2 Castle persons, 2 points', () =>
    expect(activated('poet', { persons: ['coachman', 'butler'] })).toEqual({ points: 2 }));
  it('BRU-12.3 satirist: 1 of the Underworld, 1 point', () => expect(activated('satirist', { persons: ['thief'] })).toEqual({ points: 1 }));
  it('BRU-12.3 playwright: 2 Entertainers, 2 points', () =>
    expect(activated('playwright', { persons: ['bard', 'dancer'] })).toEqual({ points: 2 }));
  it('BRU-12.3 heraldic-painter: 1 Protector, 1 point', () =>
    expect(activated('heraldic-painter', { persons: ['guard', 'bard'] })).toEqual({ points: 1 }));
  it('BRU-12.3 councilman: 2 yellow houses, 4 guilders', () =>
    expect(activated('councilman', { houses: ['yellow', 'yellow', 'red'] })).toEqual({ guilders: 4 }));
  it('BRU-12.3 councillor: his own purple house and another, 4 guilders', () =>
    expect(activated('councillor', { houses: ['purple'] })).toEqual({ guilders: 4 }));
  it('BRU-12.3 alderman: a red house with somebody in it, 2 guilders', () =>
    expect(activated('alderman', { homes: [['red', 'bard']] })).toEqual({ guilders: 2 }));
  it('BRU-12.3 bailiff: 1 blue house, 2 guilders', () =>
    expect(activated('bailiff', { houses: ['blue', 'yellow'] })).toEqual({ guilders: 2 }));
  it('BRU-12.3 reeve: 3 brown houses, 6 guilders', () =>
    expect(activated('reeve', { houses: ['brown', 'brown', 'brown'] })).toEqual({ guilders: 6 }));
  it('BRU-12.3 tax-collector: 3 houses, 6 guilders at once', () =>
    expect(recruited('tax-collector', { houses: ['red', 'blue'] })).toEqual({ guilders: 6 }));
  it('BRU-12.3 toll-keeper: 3 canal tokens, 3 guilders', () =>
    expect(activated('toll-keeper', { canals: [2, 1] })).toEqual({ guilders: 3 }));
  it('BRU-12.3 vicar: two dice show 1, 2 points', () =>
    expect(activated('vicar', { dice: { blue: 1, red: 1, brown: 2 } })).toEqual({ points: 2 }));
  it('BRU-12.3 chaplain: one die shows 2, 1 point', () =>
    expect(activated('chaplain', { dice: { blue: 2, red: 1 } })).toEqual({ points: 1 }));
  it('BRU-12.3 monk: four dice show 3, 4 points', () => expect(activated('monk', { dice: { blue: 2 } })).toEqual({ points: 4 }));
  it('BRU-12.3 nun: one die shows 4, 1 point', () => expect(activated('nun', { dice: { yellow: 4 } })).toEqual({ points: 1 }));
  it('BRU-12.3 deacon: two dice show 5, 2 points', () =>
    expect(activated('deacon', { dice: { yellow: 5, purple: 5, red: 6 } })).toEqual({ points: 2 }));
  it('BRU-12.3 abbot: one die shows 6, 1 point', () => expect(activated('abbot', { dice: { yellow: 5, red: 6 } })).toEqual({ points: 1 }));
  it('BRU-12.3 saddler: 3 different groups, 3 guilders', () =>
    expect(activated('saddler', { persons: ['prince', 'king', 'banker'] })).toEqual({ guilders: 3 }));
  it('BRU-12.3 shopkeeper: 1 complete canal, 2 points', () => expect(activated('shopkeeper', { canals: [5, 4] })).toEqual({ points: 2 }));
  it('BRU-12.3 logician: three dice show 3 or 4, 3 guilders', () =>
    expect(activated('logician', { dice: { blue: 4, red: 5, purple: 2 } })).toEqual({ guilders: 3 }));

  it('BRU-12.3 nothing to count, nothing to activate', () => {
    expect(withPerson('painter', { persons: ['banker'] }).refusal('a', 'activate painter')).toBe('BRU-11.2');
    expect(withPerson('councilman', { houses: ['red'] }).refusal('a', 'activate councilman')).toBe('BRU-11.2');
    expect(withPerson('shopkeeper', { canals: [4, 4] }).refusal('a', 'activate shopkeeper')).toBe('BRU-11.2');
    expect(withPerson('vicar').refusal('a', 'activate vicar')).toBe('BRU-11.2');
  });
});

describe('BRU-12.4 Persons that pay like a die', () => {
  it('BRU-12.4 cloth-merchant: the blue 6', () => expect(activated('cloth-merchant', { dice: { blue: 6 } })).toEqual({ guilders: 6 }));
  it('BRU-12.4 spice-trader: the red 5', () => expect(activated('spice-trader', { dice: { red: 5 } })).toEqual({ guilders: 5 }));
  it('BRU-12.4 grain-dealer: the yellow 1', () => expect(activated('grain-dealer', { dice: { yellow: 1 } })).toEqual({ guilders: 1 }));
  it('BRU-12.4 fur-trader: the brown 4', () => expect(activated('fur-trader', { dice: { brown: 4 } })).toEqual({ guilders: 4 }));
  it('BRU-12.4 wine-merchant: the purple 2', () => expect(activated('wine-merchant', { dice: { purple: 2 } })).toEqual({ guilders: 2 }));

  it('BRU-12.4 is not the guilder action: no help from the Banker', () => {
    expect(activated('cloth-merchant', { dice: { blue: 6 }, persons: ['banker'] })).toEqual({ guilders: 6 });
  });
});

describe('BRU-12.13 Persons that swap workers', () => {
  const workers = { brown: 2 };

  it('BRU-12.13 coal-miner: a brown worker becomes blue', () => {
    expect(activated('coal-miner', { workers }, 'a: swap brown for blue', 'a: done')).toEqual({ 'brown workers': -1, 'blue workers': 1 });
  });
  it('BRU-12.13 mason: both brown workers become red', () => {
    expect(activated('mason', { workers }, 'a: swap brown for red', 'a: swap brown for red')).toEqual({
      'brown workers': -2,
      'red workers': 2,
    });
  });
  it('BRU-12.13 miller: swaps nothing after all', () => expect(activated('miller', { workers }, 'a: done')).toEqual({}));
  it('BRU-12.13 shoemaker: a swap there and back counts as two', () => {
    expect(activated('shoemaker', { workers }, 'a: swap brown for purple', 'a: swap purple for brown')).toEqual({});
  });
  it('BRU-12.13 vintner: one becomes yellow, one stays', () => {
    expect(activated('vintner', { workers }, 'a: swap brown for yellow', 'a: done')).toEqual({ 'brown workers': -1, 'yellow workers': 1 });
  });

  it('BRU-12.13 BRU-10.12 X24 the Mason with 1 red and 2 blue workers swaps at most twice, the red one is gone', () => {
    const t = withPerson('mason', { workers: { blue: 2 } }).play('a: activate mason');
    expect(t.workers('a')).toEqual([2, 0, 0, 0, 0]);
    expect(t.legal('a')).toEqual(['swap blue for brown', 'swap blue for purple', 'swap blue for red', 'swap blue for yellow', 'done']);
    t.play('a: swap blue for red', 'a: swap blue for yellow');
    expect([t.workers('a'), t.asked()]).toEqual([[0, 0, 0, 1, 1], 'a: turn-action']);
    expect(withPerson('mason').refusal('a', 'activate mason')).toBe('BRU-11.2');
    expect(withPerson('mason', { workers: { red: 1 } }).legal('a')).toContain('activate mason');
    expect(withPerson('mason', { workers }).play('a: activate mason').refusal('a', 'swap red for blue')).toBe('BRU-2.4');
    expect(withPerson('mason', { workers }).play('a: activate mason').refusal('a', 'swap brown for brown')).toBe('BRU-12.13');
  });
});
