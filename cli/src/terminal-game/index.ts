// A game at the terminal without its lines: what hosts it, and whoever joins a table elsewhere.
export { moveBot, nextBot, playAt, undoAt } from './hosting.ts';
export { joinAtTheTerminal } from './joining.ts';
export { layTable } from './local-table.ts';
