// Runs in a worker thread, so that a long match file does not block others.
import { serveJobs } from '@belfry/bots/node';
import { matchFileWork } from './check-match-file.ts';

serveJobs(matchFileWork);
