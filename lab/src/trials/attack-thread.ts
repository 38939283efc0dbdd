// Runs in a thread: whoever measures is not kept busy by who attacks.
import { serveJobs } from '@belfry/bots/node';
import { attack } from './attacks.ts';

serveJobs({ attack });
