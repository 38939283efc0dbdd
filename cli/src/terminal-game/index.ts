// A game at the terminal without its lines: what hosts it, and whoever joins a table elsewhere.

export { joinAtTheTerminal } from './join-table.ts';
export { moveBot, nextBot, playAt, undoAt } from './local-host.ts';
export { layTable } from './local-table.ts';
