// Runs in a thread. It imports the games and the bots, and nothing of the server: a view and legal moves come in, a move goes out.
import { botWork } from '@belfry/bots';
import { serveJobs } from '@belfry/bots/node';
import { findGame, rulesOf } from '@belfry/games';

serveJobs(botWork((game, _level, rules) => (rules === undefined ? findGame(game) : rulesOf({ game, rules }))));
