// Runs in a worker thread. It imports the games and the bots but no server code: it receives a view and legal moves, and returns a move.
import { constants, getPriority, setPriority } from 'node:os';
import { botWork } from '@belfry/bots';
import { serveJobs } from '@belfry/bots/node';
import { findGame, rulesOf } from '@belfry/games';

/** People come first: a bot may think with what they leave. */
const NICENESS = 5;

// On Linux this is the priority of this thread alone; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));

serveJobs(botWork((game, _level, rules) => (rules === undefined ? findGame(game) : rulesOf({ game, rules }))));
