import { say, seatLetter } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { bruges } from '../src/game.ts';
import { withPerson } from './change.ts';
import { newGame, phase, rolled, seat, type Table, table } from './table.ts';

// Why a move is refused: the clause and the sentence a player reads.

const speaker = { language: 'en' as const, catalogue: bruges.text.en, nameOf: (who: number) => seatLetter(who).toUpperCase() };

function why(t: Table, ...lines: readonly string[]): string[] {
  return lines.map((line) => {
    const [who, words] = line.split(': ');
    const clause = t.refusal(who, words);
    return `${say(speaker, bruges.refusal(t.state, seat(who), bruges.read(words)).phrase)} (${clause})`;
  });
}

describe('Refusals', () => {
  it('in a turn', () => {
    const own = {
      hand: ['acrobat', 'king'],
      guilders: 2,
      threats: { red: 1 },
      canals: [0, 5],
      houses: ['red'],
      persons: ['queen', 'lawyer', 'prince', 'vicar'],
    } as const;
    const t = table({ seats: [own, {}] });
    expect(
      why(t, 'b: end turn', 'a: end turn', 'a: pay', 'a: workers bard', 'a: threat king', 'a: canal king left', 'a: canal acrobat right'),
    ).toEqual([
      'It is not your turn to decide. (BRU-2.3)',
      'You still have to play a card this turn. (BRU-8.3)',
      'You cannot do that on a turn. (BRU-8.2)',
      'The Bard is not in your hand. (BRU-8.2)',
      'You have no threat marker of that colour. (BRU-9.5)',
      'The next space of the left canal is blue. (BRU-9.7)',
      'The right canal is complete. (BRU-9.8)',
    ]);
    expect(why(t, 'a: house king', 'a: house king with red', 'a: recruit king on blue', 'a: recruit king on red')).toEqual([
      'You have no worker of that colour. (BRU-9.12)',
      'A house costs a worker in the colour of the card. (BRU-9.12)',
      'You have no empty house of that colour. (BRU-9.15)',
      'The King costs 9 guilders; you have 2. (BRU-9.15)',
    ]);
    expect(why(t, 'a: activate bard', 'a: activate lawyer', 'a: activate prince')).toEqual([
      'The Bard is not in one of your houses. (BRU-10.3)',
      'The Lawyer cannot be activated on a turn. (BRU-8.4)',
      'Activating the Prince costs 1 yellow worker. (BRU-10.5)',
    ]);
    t.play('a: activate queen');
    expect(why(t, 'a: activate queen')).toEqual(['The Queen was already activated this round. (BRU-8.4)']);
    const played = table({ seats: [{ ...own, hand: ['acrobat', 'king', 'nun'], workers: { blue: 1 } }, {}] }).play('a: guilders acrobat');
    expect(why(played, 'a: guilders king', 'a: activate vicar')).toEqual([
      'You have already played your card this turn. (BRU-8.2)',
      'The Vicar would change nothing now. (BRU-11.2)',
    ]);
    const poor = table({
      seats: [{ hand: ['acrobat', 'king'], canals: [0, 1], guilders: 1, persons: ['housekeeper'], workers: { red: 1 } }, {}],
    });
    expect(why(poor, 'a: canal acrobat right', 'a: house king', 'a: recruit king on red')).toEqual([
      'The next space of the right canal costs 2 guilders; you have 1. (BRU-9.7)',
      'You have no worker of that colour. (BRU-9.12)',
      'You have no empty house. Build one first; its colour does not matter. (BRU-9.15)',
    ]);
    const full = table({ seats: [{ hand: ['acrobat'], canals: [5, 1], guilders: 1, persons: ['dredger'] }, {}] });
    expect(why(full, 'a: canal acrobat left', 'a: canal acrobat right')).toEqual([
      'The left canal is complete. (BRU-9.8)',
      'The next space of the right canal costs 2 guilders; you have 1. (BRU-9.7)',
    ]);
  });

  it('of a marker or a canal touched before any card', () => {
    const own = { hand: ['king', 'nun'], threats: { red: 1 }, canals: [0, 5], persons: ['queen'] } as const;
    const touches = ['a: return red', 'a: return blue', 'a: build left', 'a: build right'];
    const t = table({ seats: [own, {}] });
    expect(why(t, ...touches)).toEqual([
      'Play a card of its colour to remove a threat marker. (BRU-9.5)',
      'You have no threat marker of that colour. (BRU-9.5)',
      'Play a card to build a canal token. (BRU-9.7)',
      'The right canal is complete. (BRU-9.8)',
    ]);
    const never = touches.map(() => 'You cannot do that on a turn. (BRU-8.2)');
    expect(why(t.play('a: guilders king'), ...touches)).toEqual(never);
    expect(why(table({ seats: [{ ...own, hand: [] }, {}] }), ...touches)).toEqual(never);
  });

  it('in the middle of an effect', () => {
    expect(
      why(
        withPerson('coachman', { hand: ['queen', 'nun'] }).play('a: activate coachman'),
        'a: end turn',
        'a: decline',
        'a: guilders king',
        'a: threat nun',
      ),
    ).toEqual([
      'First play an extra card from your hand. (BRU-12.8)',
      'You must play this card. (BRU-12.8)',
      'The King is not in your hand. (BRU-8.2)',
      'You have no threat marker of that colour. (BRU-9.5)',
    ]);
    const page = table({ seats: [{ hand: ['page', 'queen'], houses: ['red'] }, {}] }).play('a: recruit page on red');
    expect(why(page, 'a: end turn')).toEqual(['First play an extra card from your hand, or choose to play none. (BRU-12.8)']);
    expect(
      why(
        withPerson('princess', { left: ['nun'] }).play('a: activate princess', 'a: draw left'),
        'a: end turn',
        'a: workers king',
        'a: threat nun',
        'a: house nun',
      ),
    ).toEqual([
      'First use the card just drawn. (BRU-12.7)',
      'You can use only the card just drawn. (BRU-12.7)',
      'You have no threat marker of that colour. (BRU-9.5)',
      'You have no worker of that colour. (BRU-9.12)',
    ]);
    expect(why(withPerson('acrobat', { guilders: 3, canals: [1, 0], persons: ['guard'] }), 'a: build left')).toEqual([
      'Play a card to build a canal token. (BRU-9.7)',
    ]);
    const canal = withPerson('acrobat', { guilders: 4, canals: [1, 0] }).play('a: activate acrobat');
    expect(why(canal, 'a: end turn')).toEqual(['First choose the canal to build on. (BRU-12.10)']);
    expect(
      why(withPerson('confessor', { threats: { red: 1, blue: 1 } }).play('a: activate confessor'), 'a: end turn', 'a: return yellow'),
    ).toEqual(['First choose a threat marker to remove. (BRU-12.14)', 'You have no threat marker of that colour. (BRU-9.6)']);
    const sexton = table({ seats: [{ hand: ['sexton'], houses: ['red'], threats: { red: 1, blue: 1 } }, {}] }).play(
      'a: recruit sexton on red',
    );
    expect(why(sexton, 'a: end turn', 'a: return all yellow')).toEqual([
      'First choose a threat marker to remove. (BRU-12.16)',
      'You have no threat marker of that colour. (BRU-9.6)',
    ]);
    const mason = withPerson('mason', { workers: { blue: 2 } }).play('a: activate mason');
    expect(why(mason, 'a: end turn', 'a: swap red for blue', 'a: swap blue for blue', 'a: arrange 3 blue')).toEqual([
      'First swap workers or say that you are done. (BRU-12.13)',
      'You have no worker of that colour. (BRU-2.4)',
      'Swap for a worker of another colour. (BRU-12.13)',
      'Keep the same number of workers, and swap no more than you may. (BRU-12.13)',
    ]);
    expect(why(withPerson('animal-trainer').play('a: activate animal-trainer'), 'a: end turn')).toEqual([
      'First choose the colour of the worker. (BRU-12.1)',
    ]);
    expect(why(withPerson('fence', { hand: ['queen', 'king'] }).play('a: activate fence'), 'a: end turn', 'a: discard nun')).toEqual([
      'First discard a card from your hand. (BRU-12.6)',
      'The Nun is not in your hand. (BRU-8.2)',
    ]);
    const teller = withPerson('fortune-teller', { hand: ['queen', 'king'] }).play(
      'a: activate fortune-teller',
      'a: draw left',
      'a: draw left',
    );
    expect(why(teller, 'a: discard queen, bard')).toEqual(['Discard 2 different cards from your hand. (BRU-12.6)']);
    expect(why(withPerson('servant').play('a: activate servant'), 'a: end turn', 'a: stop')).toEqual([
      'First draw a card. (BRU-3.2)',
      'You must draw this card. (BRU-3.5)',
    ]);
    expect(why(withPerson('servant', { piles: { left: ['king'], right: ['nun'] } }).play('a: activate servant'), 'a: end turn')).toEqual([
      'First draw a card. (BRU-3.2)',
    ]);
  });

  it('of victims and lenders', () => {
    const recruits = (id: 'beggar' | 'troublemaker' | 'assassin' | 'moneylender' | 'thief', victim: object, guilders = 6) =>
      table({ seats: [{ hand: [id], guilders, houses: ['red'], persons: ['astronomer'] }, { hand: ['nun'], ...victim }, {}] }).play(
        `a: recruit ${id} on red`,
      );
    expect(why(recruits('beggar', { workers: { red: 2, blue: 1 } }), 'b: end turn', 'b: give yellow', 'b: give 1 red')).toEqual([
      'First choose the worker you give. (BRU-12.19)',
      'You have no worker of that colour. (BRU-2.4)',
      'Give exactly 2 of your workers. (BRU-12.19)',
    ]);
    expect(why(recruits('troublemaker', { canals: [1, 1] }), 'b: end turn')).toEqual([
      'First choose the canal that loses a token. (BRU-12.21)',
    ]);
    expect(why(recruits('assassin', { persons: ['bard', 'queen'] }), 'b: end turn', 'b: lose king')).toEqual([
      'First choose one of your people to give up. (BRU-6.6)',
      'The King is not in one of your houses. (BRU-6.6)',
    ]);
    expect(why(recruits('moneylender', {}, 1), 'a: end turn', 'a: lend a')).toEqual([
      'First choose a player to give a guilder to. (BRU-12.18)',
      'Give to another player, and only once to each. (BRU-12.18)',
    ]);
    expect(why(recruits('thief', { guilders: 6 }), 'a: end turn')).toEqual([
      'First say whether to carry out the effect again. (BRU-11.13)',
    ]);
  });

  it('in phases 1 and 2, and after the end', () => {
    expect(why(newGame(2, { startPlayer: 'chosen' }), 'a: draw left', 'a: start c')).toEqual([
      'First choose the start player. (BRU-1.18)',
      'First choose the start player. (BRU-1.18)',
    ]);
    expect(why(phase('draw', { seats: [{ hand: ['queen'], persons: ['inventor'] }, {}] }), 'a: pay', 'a: stop', 'b: draw left')).toEqual([
      'First draw a card. (BRU-3.2)',
      'You must draw this card. (BRU-3.5)',
      'It is not your turn to decide. (BRU-2.3)',
    ]);
    const single = phase('draw', {
      seats: [{ hand: ['queen', 'nun', 'bard', 'prince', 'monk'], persons: ['inventor'] }, {}],
      piles: { left: [], right: ['king'] },
    });
    expect(why(single, 'a: draw left')).toEqual(['That pile is empty. (BRU-4.5)']);
    const due = rolled({ red: 5, brown: 5 }, { seats: [{ threats: { red: 2, brown: 2 }, canals: [1, 0], houses: ['red'] }, {}] });
    expect(why(due, 'a: suffer flood', 'a: pay')).toEqual([
      'First choose one of your penalties. (BRU-6.2)',
      'First choose one of your penalties. (BRU-6.2)',
    ]);
    due.play('a: suffer fire');
    expect(why(due, 'a: lose canal right', 'a: lose house blue', 'a: lose house of king', 'a: pay')).toEqual([
      'There is no token on that canal. (BRU-6.12)',
      'First choose one of your houses or canal tokens. (BRU-6.8)',
      'First choose one of your houses or canal tokens. (BRU-6.8)',
      'First choose one of your houses or canal tokens. (BRU-6.8)',
    ]);
    expect(why(rolled({ red: 1 }, { seats: [{ guilders: 3 }, {}] }), 'a: end turn')).toEqual([
      'First pay for a step, or do not advance. (BRU-7.2)',
    ]);
    expect(why(phase('end', { seats: [{}, {}], lastRound: 3 }), 'a: draw left')).toEqual(['The game is over. (BRU-15.1)']);
  });
});
