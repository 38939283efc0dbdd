import { PICK } from '../moves.ts';
import { takeFromPalace } from '../road.ts';
import type { DecisionModule } from './module.ts';

// FOR-15.3, FOR-15.4 One card of the palace set.
export const palacePick: DecisionModule<'palace-pick'> = {
  kind: 'palace-pick',
  options: (state) => PICK.filter(({ privilege }) => state.palace.set.includes(privilege)),
  choose(state, { seat }, move, dealer) {
    if (move.do === 'pick') takeFromPalace(state, seat, move.privilege, dealer);
  },
};
