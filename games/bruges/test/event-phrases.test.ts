import { say, seatLetter } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { bruges } from '../src/game.ts';
import { withPerson } from './change.ts';
import { newGame, phase, rolled, type Table, table } from './table.ts';

// What the log tells: every kind of event with its clause, in English.

const speaker = { language: 'en' as const, catalogue: bruges.text.en, nameOf: (seat: number) => seatLetter(seat).toUpperCase() };

function log(t: Table, from = 0): string[] {
  return t.events.slice(from).map((event) => `${say(speaker, bruges.sayEvent(event))} (${event.clause})`);
}

/** The log of some moves. */
function told(t: Table, ...moves: readonly string[]): string[] {
  const from = t.events.length;
  t.play(...moves);
  return log(t, from);
}

describe('The log', () => {
  it('tells how hands are filled', () => {
    expect(told(newGame(2, { startPlayer: 'chosen' }), 'a: start b')).toEqual([
      'A makes B the start player. (BRU-1.18)',
      'Round 1 begins. B is the start player. (BRU-2.1)',
    ]);
    const thrown = [2, 4, 0, 4, 3];
    const t = phase(
      'draw',
      {
        seats: [{ hand: ['queen', 'king', 'bard'], persons: ['inventor'] }, { hand: ['nun', 'monk', 'abbot', 'vicar', 'baker'] }],
        left: ['duke', 'count', 'prince'],
      },
      thrown,
    );
    expect(told(t, 'a: draw left', 'a: draw left', 'a: draw left')).toEqual([
      'A draws 1 red card from the left pile. (BRU-3.2)',
      'A draws 1 brown card from the left pile. (BRU-3.2)',
      'The Inventor of A takes effect. (BRU-12.41)',
      'A draws 1 purple card from the left pile. (BRU-3.2)',
      'A looks at Prince, Duke and Count. (BRU-3.8)',
      'A rolls: purple 1, blue 3, yellow 4, brown 5 and red 5. (BRU-5.1)',
      'A takes a threat marker and now has 1 brown threat marker. (BRU-5.3)',
      'A takes a threat marker and now has 1 red threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 brown threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 red threat marker. (BRU-5.3)',
    ]);
    const stop = phase('draw', {
      seats: [{ hand: ['queen', 'king', 'bard', 'prince'], persons: ['inventor'] }, { hand: ['nun'] }],
      left: ['duke'],
    });
    expect(told(stop, 'a: draw left', 'a: stop')).toEqual([
      'A draws 1 red card from the left pile. (BRU-3.2)',
      'A stops at 5 cards. (BRU-3.7)',
      'A looks at Duke. (BRU-3.8)',
    ]);
  });

  it('tells of piles that run out', () => {
    const piles = { left: ['king'], right: ['duke'], extra: ['baker', 'butcher'] } as const;
    expect(told(withPerson('servant', { piles }), 'a: activate servant', 'a: draw left')).toEqual([
      'A pays 1 red worker and activates the Servant. (BRU-10.5)',
      'A draws 1 yellow card from the left pile. (BRU-11.9)',
      'The left pile has run out; the extra pile with 2 cards takes its place. (BRU-4.2)',
      'Round 4 will be the last. (BRU-4.8)',
      'A looks at King. (BRU-11.9)',
    ]);
    expect(
      told(phase('draw', { seats: [{ hand: ['queen', 'nun', 'bard', 'prince'] }, { hand: ['monk'] }], piles }), 'a: draw right'),
    ).toEqual([
      'A draws 1 red card from the right pile. (BRU-3.2)',
      'The right pile has run out; the extra pile with 2 cards takes its place. (BRU-4.2)',
      'Round 3 will be the last. (BRU-4.7)',
      'A looks at Duke. (BRU-3.8)',
    ]);
    const last = { left: ['king'], right: ['duke', 'count', 'baker'] } as const;
    expect(told(withPerson('servant', { piles: last }), 'a: activate servant', 'a: draw left')).toEqual([
      'A pays 1 red worker and activates the Servant. (BRU-10.5)',
      'A draws 1 yellow card from the left pile. (BRU-11.9)',
      'The left pile has run out; the other one is split into piles of 2 and 1. (BRU-4.3)',
      'A looks at King. (BRU-11.9)',
    ]);
  });

  it('tells of dice and penalties', () => {
    const seats = [
      { threats: { blue: 2, purple: 2, yellow: 2 }, workers: { red: 2 }, points: 2, guilders: 4, persons: ['earl'] },
      {},
    ] as const;
    expect(log(rolled({ blue: 5, purple: 6, yellow: 5 }, { seats }))).toEqual([
      'A rolls: brown 3, red 3, blue 5, yellow 5 and purple 6. (BRU-5.1)',
      'A takes a threat marker and now has 3 blue threat markers. (BRU-5.3)',
      'A takes a threat marker and now has 3 purple threat markers. (BRU-5.3)',
      'A takes a threat marker and now has 3 yellow threat markers. (BRU-5.3)',
      'Flood: A loses 2 workers. (BRU-6.5)',
      'A puts back 3 blue threat markers, without points. (BRU-6.3)',
      'Intrigue: A loses 2 points. (BRU-6.15)',
      'A puts back 3 purple threat markers, without points. (BRU-6.3)',
      'Raid: A loses 4 guilders. (BRU-6.7)',
      'A puts back 3 yellow threat markers, without points. (BRU-6.3)',
      'B takes a threat marker and now has 1 blue threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 purple threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 yellow threat marker. (BRU-5.3)',
    ]);
    const burning = rolled(
      { red: 5, brown: 6 },
      { seats: [{ threats: { red: 2, brown: 2 }, homes: [['blue', 'lawyer']], canals: [1, 0], hand: ['king'] }, {}] },
    );
    expect(told(burning, 'a: suffer fire', 'a: lose house of lawyer')).toEqual([
      'Fire strikes A. (BRU-6.8)',
      'A loses a house; the card was the Saboteur. The Lawyer returns to the hand. (BRU-6.9)',
      'A puts back 3 red threat markers, without points. (BRU-6.3)',
      'Plague strikes A. (BRU-6.6)',
      'A puts back 3 brown threat markers, without points. (BRU-6.3)',
      'B takes a threat marker and now has 1 brown threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 red threat marker. (BRU-5.3)',
    ]);
    const plague = rolled(
      { red: 5, brown: 6 },
      { seats: [{ threats: { red: 2, brown: 2 }, homes: [['blue', 'lawyer']], canals: [1, 0], hand: ['king'] }, {}] },
    );
    expect(told(plague, 'a: suffer plague', 'a: lose canal left')).toEqual([
      'Plague strikes A. (BRU-6.6)',
      'A discards the Lawyer. (BRU-6.6)',
      'A puts back 3 brown threat markers, without points. (BRU-6.3)',
      'Fire strikes A. (BRU-6.8)',
      'A loses token 1 (blue) of the left canal. (BRU-6.8)',
      'A puts back 3 red threat markers, without points. (BRU-6.3)',
      'B takes a threat marker and now has 1 brown threat marker. (BRU-5.3)',
      'B takes a threat marker and now has 1 red threat marker. (BRU-5.3)',
    ]);
    const empty = rolled({ red: 5 }, { seats: [{ threats: { red: 2 }, houses: ['blue'], hand: ['king'] }, {}] });
    expect(log(empty)).toEqual([
      'A rolls: blue 3, brown 3, purple 3, yellow 3 and red 5. (BRU-5.1)',
      'A takes a threat marker and now has 3 red threat markers. (BRU-5.3)',
      'Fire strikes A. (BRU-6.8)',
      'A loses a house; the card was the Saboteur. (BRU-6.9)',
      'A puts back 3 red threat markers, without points. (BRU-6.3)',
      'B takes a threat marker and now has 1 red threat marker. (BRU-5.3)',
    ]);
    const safe = rolled({ yellow: 5 }, { seats: [{ threats: { yellow: 2 }, persons: ['night-watchman'], hand: ['king'] }, {}] });
    expect(log(safe)).toEqual([
      'A rolls: blue 3, brown 3, purple 3, red 3 and yellow 5. (BRU-5.1)',
      'A takes a threat marker and now has 3 yellow threat markers. (BRU-5.3)',
      'The Night Watchman of A takes effect. (BRU-12.43)',
      'Raid: the Night Watchman protects A, who scores 2 points instead. (BRU-12.43)',
      'A puts back 3 yellow threat markers, without points. (BRU-6.3)',
      'B takes a threat marker and now has 1 yellow threat marker. (BRU-5.3)',
    ]);
  });

  it('tells of steps and who helped', () => {
    const seats = [
      { guilders: 9, persons: ['notary', 'marquis', 'customs-officer', 'noblewoman', 'preacher'], threats: { red: 1 } },
      { guilders: 5 },
    ] as const;
    expect(told(rolled({ red: 2, blue: 1 }, { seats }), 'a: pay', 'a: pay', 'b: stay')).toEqual([
      'The Notary of A takes effect. (BRU-12.37)',
      'A pays 1 guilder and advances to step 1. (BRU-7.2)',
      'The Customs Officer of A takes effect. (BRU-12.32)',
      'A receives 2 guilders from the Customs Officer. (BRU-12.32)',
      'The Noblewoman of A takes effect. (BRU-12.32)',
      'A receives 1 point from the Noblewoman. (BRU-12.32)',
      'The Preacher of A takes effect. (BRU-12.31)',
      'A removes 1 red threat marker for 1 point. (BRU-9.6)',
      'The Notary of A takes effect. (BRU-12.37)',
      'The Marquis of A takes effect. (BRU-12.39)',
      'A pays 1 guilder and advances to step 2. (BRU-7.2)',
      'The Customs Officer of A takes effect. (BRU-12.32)',
      'A receives 2 guilders from the Customs Officer. (BRU-12.32)',
      'The Noblewoman of A takes effect. (BRU-12.32)',
      'A receives 1 point from the Noblewoman. (BRU-12.32)',
      'B does not advance. (BRU-7.2)',
    ]);
    expect(told(rolled({}, { seats: [{ guilders: 4, persons: ['earl'] }, {}] }), 'a: pay')).toEqual([
      'The Earl of A takes effect. (BRU-12.38)',
      'A pays 4 guilders and advances to step 1. (BRU-7.2)',
    ]);
  });

  it('tells of the six actions and who helped', () => {
    const hand = ['acrobat', 'queen', 'alchemist'] as const;
    const place = { hand, guilders: 9, workers: { blue: 1, red: 1 }, threats: { blue: 1, yellow: 1 }, houses: ['red'] } as const;
    const at = (
      persons:
        | readonly ['lawyer', 'banker', 'beguine']
        | readonly ['fountain-builder', 'dredger', 'guard']
        | readonly ['housekeeper', 'plasterer', 'fire-eater']
        | readonly [],
    ) => table({ seats: [{ ...place, persons }, {}], dice: { blue: 6 } });
    expect(told(at([]), 'a: workers acrobat')).toEqual([
      'A plays the Acrobat and takes 2 blue workers. (BRU-9.3)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['lawyer', 'banker', 'beguine']), 'a: workers acrobat')).toEqual([
      'A plays the Acrobat and takes 3 blue workers. (BRU-9.3)',
      'The Lawyer of A takes effect. (BRU-12.26)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['lawyer', 'banker', 'beguine']), 'a: guilders acrobat')).toEqual([
      'A plays the Acrobat and takes 8 guilders. (BRU-9.4)',
      'The Banker of A takes effect. (BRU-12.27)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['lawyer', 'banker', 'beguine']), 'a: threat acrobat')).toEqual([
      'A plays the Acrobat to remove a threat marker. (BRU-9.5)',
      'A removes 1 blue threat marker for 2 points. (BRU-9.6)',
      'The Beguine of A takes effect. (BRU-12.36)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at([]), 'a: canal acrobat left')).toEqual([
      'A plays the Acrobat and builds space 1 (blue) of the left canal for 1 guilder. (BRU-9.7)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['fountain-builder', 'dredger', 'guard']), 'a: canal queen left')).toEqual([
      'The Dredger of A takes effect. (BRU-12.29)',
      'A plays the Queen and builds space 1 (blue) of the left canal for free. (BRU-9.7)',
      'The Fountain Builder of A takes effect. (BRU-12.28)',
      'The Guard of A takes effect. (BRU-12.34)',
      'A removes 1 blue threat marker for 1 point. (BRU-9.6)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at([]), 'a: house acrobat')).toEqual([
      'A pays 1 blue worker and builds the Acrobat face down as a house. (BRU-9.12)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['housekeeper', 'plasterer', 'fire-eater']), 'a: house acrobat with red')).toEqual([
      'A pays 1 red worker and builds the Acrobat face down as a house. (BRU-9.12)',
      'The Housekeeper of A takes effect. (BRU-12.30)',
      'The Plasterer of A takes effect. (BRU-12.33)',
      'A removes 1 blue threat marker for 1 point. (BRU-9.6)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(at(['housekeeper', 'plasterer', 'fire-eater']), 'a: recruit alchemist on red')).toEqual([
      'A recruits the Alchemist for free. (BRU-9.14)',
      'The Fire-eater of A takes effect. (BRU-12.35)',
      'A removes 1 yellow threat marker for 1 point. (BRU-9.6)',
      'A activates the Alchemist. (BRU-10.4)',
      'A receives 6 guilders from the Alchemist. (BRU-12.1)',
      'A ends the turn. (BRU-8.9)',
    ]);
    const statue = table({ seats: [{ hand: ['beggar'], canals: [4, 0], guilders: 5 }, {}] });
    expect(told(statue, 'a: canal beggar left')).toEqual([
      'A plays the Beggar and builds space 5 (brown) of the left canal for 5 guilders. (BRU-9.7)',
      'A completes the left canal and takes the statue worth 7 points. (BRU-9.9)',
      'A ends the turn. (BRU-8.9)',
    ]);
  });

  it('tells what persons did', () => {
    expect(told(withPerson('baroness'), 'a: activate baroness', 'a: take red')).toEqual([
      'A activates the Baroness. (BRU-10.6)',
      'A receives 1 guilder from the Baroness. (BRU-12.1)',
      'A receives 1 red worker from the Baroness. (BRU-12.1)',
    ]);
    expect(told(withPerson('animal-trainer'), 'a: activate animal-trainer', 'a: take blue')).toEqual([
      'A activates the Animal Trainer. (BRU-10.6)',
      'A receives 1 blue worker from the Animal Trainer. (BRU-12.1)',
    ]);
    expect(told(withPerson('acrobat', { guilders: 9, persons: ['fountain-builder'] }), 'a: activate acrobat', 'a: build left')).toEqual([
      'A pays 1 red worker and activates the Acrobat. (BRU-10.5)',
      'A builds space 1 (blue) of the left canal for free. (BRU-12.10)',
      'The Fountain Builder of A takes effect. (BRU-12.28)',
    ]);
    expect(told(withPerson('architect', { left: ['nun'] }), 'a: activate architect', 'a: draw left')).toEqual([
      'A pays 1 brown worker and activates the Architect. (BRU-10.5)',
      'A draws 1 blue card from the left pile. (BRU-11.9)',
      'A builds 1 blue card unseen as a house. (BRU-12.11)',
    ]);
    expect(told(withPerson('princess', { left: ['nun'] }), 'a: activate princess', 'a: draw left', 'a: workers nun')).toEqual([
      'A pays 1 purple worker and activates the Princess. (BRU-10.5)',
      'A draws 1 blue card from the left pile. (BRU-11.9)',
      'A draws the Nun to use at once. (BRU-12.7)',
      'A plays the Nun and takes 2 blue workers. (BRU-9.3)',
    ]);
    expect(told(withPerson('fence', { hand: ['queen', 'king'] }), 'a: activate fence', 'a: discard queen')).toEqual([
      'A pays 1 blue worker and activates the Fence. (BRU-10.5)',
      'A discards the Queen for 5 guilders. (BRU-12.9)',
    ]);
    expect(
      told(
        withPerson('fortune-teller', { hand: ['queen'], left: ['nun', 'monk'] }),
        'a: activate fortune-teller',
        'a: draw left',
        'a: draw left',
        'a: discard nun',
        'a: discard monk',
      ),
    ).toEqual([
      'A pays 1 yellow worker and activates the Fortune Teller. (BRU-10.5)',
      'A draws 1 blue card from the left pile. (BRU-11.9)',
      'A draws 1 brown card from the left pile. (BRU-11.9)',
      'A looks at Monk and Nun. (BRU-11.9)',
      'A discards the Nun. (BRU-12.6)',
      'A discards the Monk. (BRU-12.6)',
    ]);
    expect(
      told(withPerson('mason', { workers: { blue: 2 } }), 'a: activate mason', 'a: swap blue for red', 'a: arrange 1 red, 1 yellow'),
    ).toEqual([
      'A pays 1 red worker and activates the Mason. (BRU-10.5)',
      'A swaps 1 blue worker for 1 red worker. (BRU-12.13)',
      'A swaps 1 blue worker for 1 yellow worker. (BRU-12.13)',
    ]);
    expect(told(withPerson('tailor'), 'a: activate tailor')).toEqual([
      'A pays 1 brown worker and activates the Tailor. (BRU-10.5)',
      'A advances to step 1. (BRU-12.12)',
    ]);
    expect(told(withPerson('confessor', { threats: { red: 1, blue: 1 } }), 'a: activate confessor', 'a: return red')).toEqual([
      'A pays 1 red worker and activates the Confessor. (BRU-10.5)',
      'A removes 1 red threat marker for 1 point. (BRU-9.6)',
    ]);
    const page = table({ seats: [{ hand: ['page', 'queen'], houses: ['red'] }, {}] });
    expect(told(page, 'a: recruit page on red', 'a: decline')).toEqual([
      'A recruits the Page for free. (BRU-9.14)',
      'A activates the Page. (BRU-10.4)',
      'A plays no extra card. (BRU-12.8)',
      'A ends the turn. (BRU-8.9)',
    ]);
  });

  it('tells what others suffered', () => {
    const recruits = (
      id: 'moneylender' | 'beggar' | 'thief' | 'troublemaker' | 'assassin' | 'slanderer' | 'blackmailer' | 'saboteur',
      victim: object,
    ) =>
      table({
        seats: [
          { hand: [id], guilders: 7, houses: ['red'], persons: ['astronomer'] },
          { hand: ['nun'], ...victim },
        ],
      });
    expect(told(recruits('moneylender', {}), 'a: recruit moneylender on red', 'a: done')).toEqual([
      'A recruits the Moneylender for free. (BRU-9.14)',
      'A activates the Moneylender. (BRU-10.4)',
      'A gives 1 guilder to B and scores 1 point. (BRU-12.18)',
      'A uses the Moneylender only once. (BRU-11.12)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('beggar', { workers: { red: 2 } }), 'a: recruit beggar on red')).toEqual([
      'A recruits the Beggar for 6 guilders. (BRU-9.14)',
      'A activates the Beggar. (BRU-10.4)',
      'B gives 1 red worker to A. (BRU-12.19)',
      'B gives 1 red worker to A. (BRU-12.19)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('thief', { guilders: 4 }), 'a: recruit thief on red', 'a: repeat')).toEqual([
      'A recruits the Thief for 6 guilders. (BRU-9.14)',
      'A activates the Thief. (BRU-10.4)',
      'B gives 3 guilders to A. (BRU-12.20)',
      'The Astronomer of A takes effect. (BRU-12.42)',
      'A uses the Thief a second time. (BRU-11.12)',
      'B gives 1 guilder to A. (BRU-12.20)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('troublemaker', { canals: [1, 0] }), 'a: recruit troublemaker on red')).toEqual([
      'A recruits the Troublemaker for 6 guilders. (BRU-9.14)',
      'A activates the Troublemaker. (BRU-10.4)',
      'B loses token 1 (yellow) of the left canal. (BRU-12.21)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('assassin', { persons: ['bard'] }), 'a: recruit assassin on red')).toEqual([
      'A recruits the Assassin for 6 guilders. (BRU-9.14)',
      'A activates the Assassin. (BRU-10.4)',
      'B discards the Bard. (BRU-12.22)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('slanderer', { step: 1 }), 'a: recruit slanderer on red')).toEqual([
      'A recruits the Slanderer for 6 guilders. (BRU-9.14)',
      'A activates the Slanderer. (BRU-10.4)',
      'B moves back to step 0. (BRU-12.23)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('blackmailer', { points: 1 }), 'a: recruit blackmailer on red')).toEqual([
      'A recruits the Blackmailer for 6 guilders. (BRU-9.14)',
      'A activates the Blackmailer. (BRU-10.4)',
      'B loses 1 point. (BRU-12.24)',
      'A ends the turn. (BRU-8.9)',
    ]);
    expect(told(recruits('saboteur', {}), 'a: recruit saboteur on red', 'a: done')).toEqual([
      'A recruits the Saboteur for 3 guilders. (BRU-9.14)',
      'A activates the Saboteur. (BRU-10.4)',
      'B takes a threat marker and now has 1 blue threat marker. (BRU-12.25)',
      'A uses the Saboteur only once. (BRU-11.12)',
      'A ends the turn. (BRU-8.9)',
    ]);
  });

  it('tells of majorities and laurels', () => {
    expect(
      log(
        phase('end', {
          seats: [
            { step: 2, canals: [1, 0], persons: ['bard'] },
            { persons: ['judge'], canals: [0, 1] },
          ],
        }),
      ),
    ).toEqual([
      'A turns the majority marker Reputation: 4 points at the end. (BRU-14.3)',
      'B turns the majority marker People: 4 points at the end. (BRU-14.6)',
      'The Judge of B takes effect. (BRU-12.40)',
      'B turns the majority marker Canals: 4 points at the end. (BRU-14.6)',
      'The Judge of B takes effect. (BRU-12.40)',
      'Round 4 begins. B is the start player. (BRU-2.1)',
    ]);
    expect(log(phase('end', { seats: [{ persons: ['king', 'butler'] }, {}], lastRound: 3 }))).toEqual([
      'A turns the majority marker People: 4 points at the end. (BRU-14.3)',
      'The King brings A 2 points. (BRU-12.44)',
      'The last round is over. (BRU-15.1)',
    ]);
  });
});
