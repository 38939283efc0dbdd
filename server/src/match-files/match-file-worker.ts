// Runs in a thread: whoever brings a long file keeps nobody else waiting.
import { serveJobs } from '@belfry/bots/node';
import { matchFileWork } from './check-match-file.ts';

serveJobs(matchFileWork);
