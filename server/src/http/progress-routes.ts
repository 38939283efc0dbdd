import type { Progress } from '@belfry/protocol';
import { newProgress, progress } from '@belfry/protocol/schemas';
import { whoAsks } from '../admission/sessions.ts';
import { mergeProgress } from '../identity/progress.ts';
import type { Persistence } from '../store/persistence.ts';
import type { App } from './app-port.ts';

/** Registers the routes that sync progress in lessons and puzzles between a user's devices. */
export function progressRoutes(app: App, context: Persistence): void {
  app.post(
    '/api/me/progress',
    { schema: { summary: 'Add what a device knows of your progress; gives all of it', body: newProgress, response: { 200: progress } } },
    async (request): Promise<Progress> => {
      const { me } = await whoAsks(context, request);
      return mergeProgress(context, me, request.body.marks);
    },
  );
}
