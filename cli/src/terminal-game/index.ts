// A game at the terminal without its lines: what hosts it.
export { moveBot, nextBot, playAt, undoAt } from './hosting.ts';
export { layTable } from './local-table.ts';
