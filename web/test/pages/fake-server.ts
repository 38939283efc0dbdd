import type { Me } from '@belfry/protocol';
import { vi } from 'vitest';

type Answer = unknown | ((body: unknown) => unknown);

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export const ada: Me = {
  ...{ id: 'ada', name: 'Ada', crest: 'rose', kind: 'account', login: 'ada', passkeys: 0, codes: 10, operator: false, named: true },
  hidden: false,
};

/** Answers HTTP requests such as `GET /me` and records them; all others get 404. */
export function fakeServer(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    const path = address.replace(/^\/api/, '');
    const told: unknown = body === '' ? undefined : JSON.parse(body);
    asked.push({ method, path, body: told });
    const answer = answers[`${method} ${path}`] ?? answers[`${method} ${path.replace(/\?.*$/, '')}`];
    if (answer === undefined) return Response.json({ code: 'not-found', reason: 'no-such-page', message: path, args: {} }, { status: 404 });
    const given = typeof answer === 'function' ? answer(told) : answer;
    return given instanceof Response ? given : Response.json(given);
  });
  return asked;
}
