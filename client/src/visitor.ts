import { BadInput } from '@belfry/kernel';
import type { Me, NewTable, Problem, Table } from '@belfry/protocol';
import { me as meSchema, problem as problemSchema } from '@belfry/protocol/schemas';

/** An outside client of the server over HTTP, with a cookie or a token. */
export interface Visitor {
  url: string;
  readonly me: Me;
  readonly headers: Readonly<Record<string, string>>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: unknown): Promise<T>;
  /** Sends any request and returns the raw response. */
  ask(method: string, path: string, body?: unknown): Promise<RawResponse>;
}

export interface RawResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A callback for every response body. */
export type Overheard = (text: string) => void;

/** Thrown when the server answers with a problem. */
export class ProblemAnswer extends Error {
  readonly status: number;
  readonly problem: Problem;
  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.message}`);
    this.status = status;
    this.problem = problem;
  }
}

/** Returns a new guest, or the owner of the given cookie. */
export async function newVisitor(url: string, overheard: Overheard = () => undefined, known?: string): Promise<Visitor> {
  const response = await fetch(`${url}/api/me`, known === undefined ? {} : { headers: { cookie: known } });
  const text = await response.text();
  const me = meSchema.safeParse(read({ status: response.status, text }));
  if (!me.success) throw notOurs(response.status, text);
  const jar = { cookie: cookieOf(response) ?? known ?? '' };
  // Like a browser, uses a new cookie from the moment the server sets it.
  const keepCookie = (answer: Response): void => {
    jar.cookie = cookieOf(answer) ?? jar.cookie;
  };
  return visit(url, me.data, jar, overheard, keepCookie);
}

function cookieOf(response: Response): string | undefined {
  return response.headers.get('set-cookie')?.split(';')[0];
}

/** Returns a visitor who always sends these headers, whatever the server sets. */
export function visitorWith(
  url: string,
  me: Me,
  headers: Readonly<Record<string, string>>,
  overheard: Overheard = () => undefined,
): Visitor {
  return visit(url, me, headers, overheard, () => undefined);
}

function visit(
  url: string,
  me: Me,
  headers: Readonly<Record<string, string>>,
  overheard: Overheard,
  answered: (response: Response) => void,
): Visitor {
  const visitor: Visitor = {
    url,
    me,
    headers,
    async ask(method, path, body) {
      const response = await fetch(`${visitor.url}${path}`, {
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      answered(response);
      const text = await response.text();
      overheard(text);
      return { status: response.status, text, headers: response.headers };
    },
    get: async <T>(path: string) => read<T>(await visitor.ask('GET', path)),
    post: async <T>(path: string, body?: unknown) => read<T>(await visitor.ask('POST', path, body)),
  };
  return visitor;
}

function read<T>({ status, text }: Pick<RawResponse, 'status' | 'text'>): T {
  const body = parse(status, text);
  if (status < 300) return body as T;
  const problem = problemSchema.safeParse(body);
  throw problem.success ? new ProblemAnswer(status, problem.data) : notOurs(status, text);
}

function parse(status: number, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notOurs(status, text);
  }
}

/** Returns the error for an answer from a proxy, or from a server that is not Belfry. */
const notOurs = (status: number, text: string): BadInput => new BadInput(`the server answered ${status}: ${text.slice(0, SHOWN)}`);
const SHOWN = 100;

export function makeTable(visitor: Visitor, table: NewTable): Promise<Table> {
  return visitor.post<Table>('/api/tables', table);
}
