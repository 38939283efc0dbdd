import { personCount } from '../houses.ts';
import { returnThreat, threatColors, threatCount } from '../threats.ts';
import type { Effect } from './effect.ts';

// BRU-12.14 Return one marker of a colour; "any" colour is the owner's choice.
export const returnOne: Effect<'return-threat'> = {
  usable: (state, seat, { color }) => (color === 'any' ? threatCount(state, seat) : state.players[seat].threats[color]) > 0,
  run(state, seat, { color, count }, _card, dealer) {
    if (color === 'any') state.todo.push({ kind: 'return-threat', seat, left: count });
    else returnThreat(state, seat, color, dealer);
  },
};

// BRU-12.15 Jailer: as many markers of the owner's choice as he has persons, the Jailer included.
export const returnPerPerson: Effect<'return-threats-per-person'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat) {
    state.todo.push({ kind: 'return-threat', seat, left: personCount(state.players[seat]) });
  },
};

// BRU-12.16 Sexton: all markers of one colour.
export const returnOneColor: Effect<'return-threats-one-color'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat) {
    state.todo.push({ kind: 'return-color', seat });
  },
};

// BRU-12.17 Knight: one marker of every colour of which there is one.
export const returnEachColor: Effect<'return-threat-each-color'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat, _params, _card, dealer) {
    for (const color of threatColors(state, seat)) returnThreat(state, seat, color, dealer);
  },
};
