export { fortuna as game } from './game.ts';
export type { Event } from './rules/events.ts';
export type { Move } from './rules/moves.ts';
export type { Decision, State } from './rules/state.ts';
export type { Text } from './text/index.ts';
export type { View } from './view/view.ts';
