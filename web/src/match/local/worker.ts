// The entry of every worker: it hosts a match, or runs bots. One entry for both, because a second one would make the browser load the rules
// and the bots of a game twice.
import { doJob, type Job } from '@belfry/bots';
import { hostLocalBots } from './bot-host.ts';
import { localBotWork } from './bot-work.ts';
import { hostLocalTable } from './local-host.ts';
import { findTable, saveTable } from './saves.ts';
import { joinTabs } from './tabs.ts';
import type { Request } from './wire.ts';

const receive = hostLocalTable({ post: (message) => postMessage(message), findTable, saveTable, bots: hostLocalBots(), joinTabs });

self.onmessage = async ({ data }: MessageEvent<Request | Job>) => {
  if ('body' in data) receive(data);
  else postMessage(await doJob(localBotWork, data));
};
