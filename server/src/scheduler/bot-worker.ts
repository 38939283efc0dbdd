// Runs in a worker thread. It imports the games and the bots but no server code: it receives a view and legal moves, and returns a move.
import { botWork } from '@belfry/bots';
import { serveJobs } from '@belfry/bots/node';
import { findGame, rulesOf } from '@belfry/games';

serveJobs(botWork((game, _level, rules) => (rules === undefined ? findGame(game) : rulesOf({ game, rules }))));
