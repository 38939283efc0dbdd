// The entry of every worker: it hosts a match, or lets bots think about what they are shown. One entry for both, because the browser would load the
// rules and the bots of a game once more for another.
import { doJob, type Job } from '@belfry/bots';
import { localBotWork } from './bot-work.ts';
import { hostLocalBots } from './local/bot-host.ts';
import { hostLocalTable } from './local/local-host.ts';
import { findTable, saveTable } from './local/saves.ts';
import { joinTabs } from './local/tabs.ts';
import type { Request } from './local/wire.ts';

const receive = hostLocalTable({ post: (message) => postMessage(message), findTable, saveTable, bots: hostLocalBots(), joinTabs });

self.onmessage = async ({ data }: MessageEvent<Request | Job>) => {
  if ('body' in data) receive(data);
  else postMessage(await doJob(localBotWork, data));
};
