import { personCount } from '../houses.ts';
import { returnThreat, threatColours, threatCount } from '../threats.ts';
import type { Effect } from './effect.ts';

// BRU-12.14 Return one marker of a colour; "any" colour is the owner's choice.
export const returnOne: Effect<'return-threat'> = {
  usable: (state, seat, { colour }) => (colour === 'any' ? threatCount(state, seat) : state.players[seat].threats[colour]) > 0,
  run(state, seat, { colour, count }, _card, dealer) {
    if (colour === 'any') state.agenda.push({ kind: 'return-threat', seat, left: count });
    else returnThreat(state, seat, colour, dealer);
  },
};

// BRU-12.15 As many markers of the owner's choice as the owner has persons, this one included.
export const returnPerPerson: Effect<'return-threats-per-person'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat) {
    state.agenda.push({ kind: 'return-threat', seat, left: personCount(state.players[seat]) });
  },
};

// BRU-12.16 All markers of one colour.
export const returnOneColour: Effect<'return-threats-one-colour'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat) {
    state.agenda.push({ kind: 'return-colour', seat });
  },
};

// BRU-12.17 One marker of every colour the player has.
export const returnEachColour: Effect<'return-threat-each-colour'> = {
  usable: (state, seat) => threatCount(state, seat) > 0,
  run(state, seat, _params, _card, dealer) {
    for (const colour of threatColours(state, seat)) returnThreat(state, seat, colour, dealer);
  },
};
