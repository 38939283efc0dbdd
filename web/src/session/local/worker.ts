import { analyse, hintsFor, needsEvaluation, answer as think } from '@belfry/bots';
import { loadBotGame } from '@belfry/games/page/bots';
import { hostLocalTable, reply } from './local-host.ts';
import { findTable, saveTable } from './saves.ts';
import { hostLocalBots } from './thinking.ts';
import type { HintReply, Request, ThinkingAsk, WorkerMessage } from './wire.ts';

// The entry of the worker that hosts a match, gives hints, or lets bots think.
const post = (message: WorkerMessage): void => postMessage(message);
const receive = hostLocalTable({ post, findTable, saveTable, bots: hostLocalBots() });

self.onmessage = ({ data: { id, body } }: MessageEvent<Request>) => {
  if (body.ask === 'hint' || body.ask === 'analyse' || body.ask === 'think') void reply(post, id, consider(body));
  else receive({ id, body });
};

async function consider(body: ThinkingAsk): Promise<unknown> {
  switch (body.ask) {
    case 'hint': {
      const game = await loadBotGame(body.game, true);
      const legal = body.moves.map((words) => game.read(words));
      const hints = hintsFor(game, body.view, legal, { milliseconds: body.milliseconds }, crypto.randomUUID());
      return { hints, features: game.evaluation?.text } satisfies HintReply;
    }
    case 'analyse':
      return analyse(await loadBotGame(body.game, true), body.log);
    case 'think': {
      const { game, level } = body.question;
      return think(await loadBotGame(game, needsEvaluation(level)), body.question);
    }
  }
}
