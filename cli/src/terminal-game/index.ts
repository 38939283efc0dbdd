// The terminal game without its input lines: the hosts, and joining a table on a server.

export { joinAtTheTerminal } from './join-table.ts';
export { moveBot, nextBot, playAt, undoAt } from './local-host.ts';
export { layTable } from './local-table.ts';
