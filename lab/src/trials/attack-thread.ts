// Runs in a thread, so that attacking does not slow down measuring.
import { serveJobs } from '@belfry/bots/node';
import { attack } from './attacks.ts';

serveJobs({ attack });
