// Runs in a thread of the lab's pool.
import { serveJobs } from '@belfry/bots/node';
import { games } from '@belfry/games';
import { labWork } from './lab-work.ts';

serveJobs(labWork(games));
