import { BadInput } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { makeTable, newVisitor, ProblemAnswer, visitorWith } from '../src/index.ts';
import { answering, me } from './fake-server.ts';

const problem = { code: 'forbidden', message: 'this is not yours' };

describe('a visitor', () => {
  it('is a new guest, and carries the cookie that was last given', async () => {
    const { url, asked } = await answering(
      { body: me, cookie: 'belfry=one' },
      { body: [] },
      { body: {}, cookie: 'belfry=two' },
      { body: {} },
    );
    const visitor = await newVisitor(url);
    expect(visitor.me).toEqual(me);
    for (const path of ['/a', '/b', '/c']) await visitor.get(path);
    expect(asked.map(({ cookie }) => cookie)).toEqual([undefined, 'belfry=one', 'belfry=one', 'belfry=two']);
    expect(visitor.headers.cookie).toBe('belfry=two');
  });

  it('is whoever the cookie belongs to, and keeps it where the server gives no other', async () => {
    const { url, asked } = await answering({ body: me }, { body: {} });
    const visitor = await newVisitor(url, undefined, 'belfry=known');
    await visitor.get('/a');
    expect(asked.map(({ cookie }) => cookie)).toEqual(['belfry=known', 'belfry=known']);
  });

  it('with headers of its own shows them always, whatever the server answers', async () => {
    const { url, asked } = await answering({ body: {}, cookie: 'belfry=other' }, { body: {} });
    const visitor = visitorWith(url, me, { cookie: 'belfry=mine' });
    for (const path of ['/a', '/b']) await visitor.get(path);
    expect(asked.map(({ cookie }) => cookie)).toEqual(['belfry=mine', 'belfry=mine']);
  });

  it('goes where its address leads now', async () => {
    const [first, second] = [await answering({ body: 1 }), await answering({ body: 2 })];
    const visitor = visitorWith(first.url, me, {});
    expect(await visitor.get('/x')).toBe(1);
    visitor.url = second.url;
    expect(await visitor.get('/x')).toBe(2);
  });

  it('sends JSON, text as it is, and nothing where nothing is to be sent', async () => {
    const { url, asked } = await answering({ body: {} }, { body: {} }, { body: {} }, { body: {} });
    const visitor = visitorWith(url, me, {});
    await visitor.post('/json', { name: 'Ada' });
    await visitor.post('/text', 'a file');
    await visitor.post('/empty');
    await makeTable(visitor, { game: 'citadels', players: 2 });
    expect(asked.map(({ line, type, body }) => [line, type, body])).toEqual([
      ['POST /json', 'application/json', '{"name":"Ada"}'],
      ['POST /text', 'text/plain', 'a file'],
      ['POST /empty', undefined, ''],
      ['POST /api/tables', 'application/json', '{"game":"citadels","players":2}'],
    ]);
  });

  it('is told what cannot be done, with its reason; the raw answer keeps it as it came', async () => {
    const { url } = await answering({ status: 403, body: problem }, { status: 403, body: problem });
    const visitor = visitorWith(url, me, {});
    const error = await visitor.post('/x').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemAnswer);
    expect(error).toMatchObject({ status: 403, problem, message: '403 forbidden: this is not yours' });
    expect(await visitor.ask('GET', '/x')).toMatchObject({ status: 403, text: JSON.stringify(problem) });
  });

  it('is told in one sentence when something else answers: a proxy, a page, no JSON at all', async () => {
    const PAGE = '<html>502 Bad Gateway</html>';
    for (const answer of [
      { status: 502, body: PAGE },
      { status: 200, body: PAGE },
      { status: 500, body: { oops: true } },
      { status: 404, body: '' },
    ]) {
      const { url } = await answering(answer, answer);
      for (const asking of [visitorWith(url, me, {}).get('/x'), newVisitor(url)]) {
        const error = await asking.then(
          () => 'nothing was wrong',
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(BadInput);
        expect(String(error)).toContain(`the server answered ${answer.status}`);
      }
    }
  });

  it('is no visitor where the answer names nobody, nor one too many', async () => {
    const { url } = await answering({ body: { id: 'ada' } }, { status: 429, body: { ...problem, code: 'too-many' } });
    await expect(newVisitor(url)).rejects.toBeInstanceOf(BadInput);
    await expect(newVisitor(url)).rejects.toMatchObject({ status: 429, problem: { code: 'too-many' } });
  });

  it('can be listened to: every answer, word for word', async () => {
    const { url } = await answering({ body: me }, { body: { a: 1 } }, { status: 403, body: problem });
    const heard: string[] = [];
    const visitor = await newVisitor(url, (text) => void heard.push(text));
    await visitor.get('/x');
    await visitor.get('/y').catch(() => undefined);
    expect(heard).toEqual(['{"a":1}', JSON.stringify(problem)]);
  });
});
