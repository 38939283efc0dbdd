import { type Language, type Phrase, say, seatLetter } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { FAVOURS } from '../src/data/favours.ts';
import { PRIVILEGES } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import { type Place, table } from './table.ts';

const speaker = (language: Language) => ({
  language,
  catalogue: fortuna.text[language],
  nameOf: (seat: number) => seatLetter(seat).toUpperCase(),
});
const en = (phrase: Phrase) => say(speaker('en'), phrase);
const nl = (phrase: Phrase) => say(speaker('nl'), phrase);
const move = (words: string) => [en(fortuna.sayMove(fortuna.read(words))), nl(fortuna.sayMove(fortuna.read(words)))];

describe('Notation', () => {
  it.each([
    ...['draft fortuna', 'protect clergy', 'perform grain-harvest', 'skip build', 'irrigate yes', 'irrigate no', 'sell 15', 'hire 3'],
    ...['build basilica', 'bribe marriage', 'swap wine-trade', 'army bribery', 'done', 'serve orgy 2', 'serve religion 3', 'decline'],
    ...['cover favour-of-fortuna', 'cover none', 'keep legion', 'keep novice treasury', 'keep legion legion', 'pick fountain', 'end'],
    ...['use storehouse wine grain', 'use storehouse water', 'use chariot', 'use recruit'],
  ])('reads and writes "%s"', (words) => {
    expect(fortuna.write(fortuna.read(words))).toBe(words);
  });

  it('reads goods and cards in any order and any spacing', () => {
    expect(fortuna.write(fortuna.read('  Use  storehouse GRAIN water'))).toBe('use storehouse water grain');
    expect(fortuna.write(fortuna.read('keep treasury novice'))).toBe('keep novice treasury');
  });

  it.each([
    ['dance', '"dance" is no move of Fortuna; a move looks like "perform grain-harvest", "swap wine-trade" or "serve orgy 2"'],
    ['perform bread', 'there is no action card "bread"; there are grain-harvest'],
    ['perform grain harvest', 'there is no action card "grain harvest"'],
    ['serve tea 1', 'there is no favour "tea"'],
    ['serve orgy', '"" is no number from 1 to 3'],
    ['serve orgy 4', '"4" is no number from 1 to 3'],
    ['sell 0', '"0" is no number from 1 to 15'],
    ['sell 16', '"16" is no number from 1 to 15'],
    ['sell two', '"two" is no number'],
    ['hire 4', '"4" is no number from 1 to 3'],
    ['build villa', 'there is no building "villa"'],
    ['cover all', 'there is no favour "all"'],
    ['keep', 'there is no privilege card ""'],
    ['keep legion legion legion', 'at most two privilege cards are kept'],
    ['pick sword', 'there is no privilege card "sword"'],
    ['use storehouse', 'name the goods to take'],
    ['use storehouse wine wine wine', 'name the goods to take'],
    ['use storehouse gold', 'there is no good "gold"'],
    ['use chariot wine', '"use chariot" takes no more words'],
  ])('refuses "%s" with a sentence', (words, sentence) => {
    expect(() => fortuna.read(words)).toThrow(sentence);
  });

  it('names what a move targets, in the order a player points at it', () => {
    const targets = (words: string) => fortuna.targets(fortuna.read(words));
    expect(targets('perform build')).toEqual(['card:build', 'verb:perform']);
    expect(targets('swap wine-trade')).toEqual(['card:wine-trade', 'verb:swap']);
    expect(targets('irrigate no')).toEqual(['verb:leave-dry']);
    expect(targets('irrigate yes')).toEqual(['verb:irrigate']);
    expect(targets('sell 3')).toEqual(['verb:sell', 'number:3']);
    expect(targets('hire 2')).toEqual(['verb:hire', 'number:2']);
    expect(targets('build market')).toEqual(['building:market', 'verb:build']);
    expect(targets('serve orgy 2')).toEqual(['favour:orgy', 'verb:serve', 'steps:orgy:2']);
    expect(targets('serve religion 2')).toEqual(['favour:religion', 'verb:serve']);
    expect(targets('cover orgy')).toEqual(['favour:orgy', 'verb:cover']);
    expect(targets('keep novice legion')).toEqual(['drawn:novice', 'drawn:legion', 'verb:keep']);
    expect(targets('pick legion')).toEqual(['palace:legion', 'verb:pick']);
    expect(targets('use storehouse wine grain')).toEqual(['hand:storehouse', 'verb:use', 'good:wine', 'good:grain']);
    expect(targets('use chariot')).toEqual(['hand:chariot', 'verb:use']);
    expect(targets('end')).toEqual(['verb:end']);
  });
});

describe('Words', () => {
  it('every card has a name and a text in both languages, every edition note is there', () => {
    const keys = [
      ...ACTION_CARDS.map(({ id }) => `action.${id}`),
      ...FAVOURS.map(({ id }) => `favour.${id}`),
      ...BUILDINGS.map(({ id }) => `building.${id}`),
      ...PRIVILEGES.map(({ id }) => `privilege.${id}`),
    ];
    for (const language of ['en', 'nl'] as const) {
      for (const key of keys) {
        const { [key]: name = '', [`${key}.text`]: text = '' } = fortuna.text[language];
        expect(name.length * text.length).toBeGreaterThan(0);
      }
      for (const note of [1, 2, 3, 4, 5]) expect(fortuna.text[language][`edition.${note}`]).toMatch(/\.$/);
    }
  });

  it('card texts name the amounts of the data tables', () => {
    expect(fortuna.text.en['action.grain-harvest.text']).toBe('Take 2 grain. You may spend 1 water to take 2 more.');
    expect(fortuna.text.en['action.wine-trade.text']).toBe('Sell any amount of wine for 3 money each (4 with a Market).');
    expect(fortuna.text.nl['privilege.treasury.text']).toBe('Einde spel: lever geld in, 1 punt per 5 geld.');
  });

  it('moves read well', () => {
    expect(move('serve orgy 2')).toEqual(['Favour 2, Orgy: deliver 2 wine for 2 steps', 'Gunst 2, Orgie: lever 2 wijn voor 2 stappen']);
    expect(move('serve battle 1')).toEqual([
      'Favour 4, Battle: deliver 1 centurion for 1 step',
      'Gunst 4, Gevecht: lever 1 centurion voor 1 stap',
    ]);
    expect(move('serve religion 3')).toEqual(['Favour 6, Religion: 3 steps', 'Gunst 6, Religie: 3 stappen']);
    expect(move('use storehouse wine wine')).toEqual(['Use Storehouse for 2 wine', 'Gebruik Voorraadschuur voor 2 wijn']);
    expect(move('use storehouse wine grain')[0]).toBe('Use Storehouse for 1 wine and 1 grain');
    expect(move('build aqueduct')).toEqual(['Build Aqueduct for 1 money', 'Bouw Aquaduct voor 1 geld']);
    expect(move('skip clergy')[1]).toBe('Speel Clerus zonder effect');
  });

  it('FOR-6.5 hiring with the army names the price once the centurion has left', () => {
    const own: Place = { money: 3, centurions: [1, 2, 3], cards: ['hire-centurions', 'build', 'clergy'] };
    const t = table({ seats: [own, {}], phase: 'army' });
    expect(en(fortuna.sayMove(fortuna.read('army hire-centurions'), fortuna.view(t.state, 0)))).toBe(
      'Give up a centurion and perform Hire centurions: get centurions, the next for 3 money',
    );
  });

  it('log lines and questions read well', () => {
    const own: Place = { money: 6, wine: 3, cards: ['bribery', 'build', 'clergy'] };
    const t = table({ seats: [own, { cards: ['wine-trade', 'fortuna', 'marriage'] }], open: { east: ['grain-harvest'] } });
    t.play('a: perform bribery', 'a: bribe wine-trade');
    expect([en(fortuna.sayDecision(t.state.agenda[0])), nl(fortuna.sayDecision(t.state.agenda[0]))]).toEqual([
      'A: how much wine do you sell?',
      'A: hoeveel wijn verkoop je?',
    ]);
    t.play('a: sell 3', 'a: swap grain-harvest');
    expect([en(fortuna.sayEvent(t.last('bribed'))), nl(fortuna.sayEvent(t.last('bribed')))]).toEqual([
      'A pays 2 money to B and performs Wine trade.',
      'A betaalt 2 geld aan B en voert Wijnhandel uit.',
    ]);
    expect(nl(fortuna.sayEvent(t.last('sold')))).toBe('A verkoopt 3 wijn voor 9 geld.');
    expect(en(fortuna.sayEvent(t.last('swapped')))).toBe('A swaps Bribery for Grain harvest of the open side East.');
  });

  it('what others may not know has a second wording', () => {
    const t = table({ seats: [{ wine: 1 }, {}, {}], phase: 'favour', roll: [2], tokens: [0, 2, 0, 0, 0, 0], pile: ['legion', 'treasury'] });
    t.play('a: serve orgy 1', 'a: keep legion');
    const line = (viewer: number) => {
      const event = fortuna.eventFor(t.last('kept'), viewer);
      return event === null ? '' : en(fortuna.sayEvent(event));
    };
    expect([line(0), line(1)]).toEqual(['A keeps Legion and discards Treasury.', 'A keeps 1 privilege card and discards Treasury.']);
  });

  it('the score sheet reads well', () => {
    const seats: Place[] = [{ step: 15, money: 6, hand: ['treasury', 'noble-match', 'noble-match'], married: true }, { step: 4 }];
    const t = table({ seats, turn: 'b', phase: 'end' });
    const lines = t.events.flatMap((event) => (event.type === 'scored' ? [en(fortuna.sayEvent(event))] : []));
    expect(lines).toEqual([
      'A is inside Rome, on step 15, and shows: Noble match (1 copy without effect) and Treasury (5 handed in). Left for tie-breaks: 1 money, 0 centurions, 0 vestals.',
      'B is on step 4, outside Rome, and does not score.',
    ]);
  });

  it('refusals are sentences', () => {
    const t = table({ seats: [{ money: 1, cards: ['marriage', 'fortuna', 'clergy'] }, {}, {}] });
    const why = (words: string) => fortuna.refusal(t.state, 0, fortuna.read(words)).phrase;
    expect(en(why('perform marriage'))).toBe('Marrying costs 4 money; you have 1.');
    expect(nl(why('perform fortuna'))).toBe('De stap kost 2 geld; je hebt 1.');
    expect(en(why('perform clergy'))).toBe('You have no vestal to give up.');
  });

  it('FOR-5.10 a bribed card that is too expensive is refused for both prices, not for money that is already counted as spent', () => {
    const seats: Place[] = [{ money: 3, cards: ['bribery', 'build', 'clergy'] }, { cards: ['fortuna', 'marriage', 'wine-harvest'] }, {}];
    const t = table({ seats, open: { east: ['grain-harvest', 'water-distribution'] } });
    t.play('a: perform bribery');
    const why = (words: string) => fortuna.refusal(t.state, 0, fortuna.read(words)).phrase;
    expect(en(why('bribe fortuna'))).toBe('Bribery costs 2 money and Fortuna 2 more; you have 3.');
    expect(nl(why('bribe marriage'))).toBe('Omkoping kost 2 geld en Trouwen daarbovenop 4; je hebt 3.');
  });

  it('the report tells the viewer what he may know', () => {
    const seats: Place[] = [
      { step: 3, money: 4, wine: 2, hand: ['legion'], buildings: ['aqueduct'], aqueductWater: 1, married: true, centurions: [2] },
      { hand: ['chariot'], cards: ['marriage'] },
      {},
    ];
    const t = table({ seats, covered: [2], tokens: [1, 0, 0, 0, 0, 0], phase: 'favour', roll: [6] });
    const lines = fortuna.report(fortuna.view(t.state, 0)).flatMap(({ title, lines: rest }) => [title, ...rest].map(en));
    for (const line of [
      ...['Order of play: A, B and C.', 'Dice: 6.', '1 Water supply: open, 1 token.', '2 Orgy: covered, 0 tokens.'],
      ...['Step 3, 4 money, 1 die, 1 privilege card.', 'Province: 0 water, 2 wine and 0 grain; 1 centurion and 0 vestals.'],
      ...['Buildings: 1 × Aqueduct.', '1 water on the Aqueduct.', 'Married.', 'Privilege cards: Legion.'],
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.join()).not.toContain('Chariot');
    expect(lines.find((line) => line.startsWith('B:'))).toMatch(/^B: Marriage, .*\(protected\)\.$/);
    expect(lines.find((line) => line.startsWith('East (open side):'))).toBeDefined();
  });
});
