// A bot in one file: node bot.mjs http://127.0.0.1:8420 citadels
// It makes a table against our bots and plays legal moves by chance. Put your own thinking into `choose`.
import { randomUUID } from 'node:crypto';

const [, , server = 'http://127.0.0.1:8420', game = 'citadels'] = process.argv;

/**
 * `legal` is what your seat may do, `view` what it may know; `view.pending` says who owes which decision.
 * @param {{ legal: string[], view: { pending: { seat: number, kind: string }[] } }} position
 */
function choose(position) {
  return position.legal[Math.floor(Math.random() * position.legal.length)];
}

// A guest makes the bot; a real one keeps its token.
const visit = await fetch(`${server}/api/me`);
const cookie = visit.headers.get('set-cookie')?.split(';')[0] ?? '';
const made = await fetch(`${server}/api/bots`, {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Clockwork' }),
});
const { token } = await made.json();

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const answer = await fetch(server + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

const table = await ask('/api/tables', { game, bots: 'apprentice', pace: 'instant', start: true });
console.log(`Playing ${game} at ${server}/table/${table.id}`);

let seq = -1;
for (;;) {
  const after = seq < 0 ? '' : `?after=${seq}&wait=25`;
  const { table: now, position } = await ask(`/api/tables/${table.id}/position${after}`);
  if (now.status === 'finished') {
    console.log(
      `Over after ${now.seq} entries: ${now.outcome.totals.join(', ')} points; the bot came in at place ${now.outcome.places[0]}.`,
    );
    break;
  }
  seq = position.seq;
  if (position.legal.length === 0) continue;
  const move = { id: randomUUID(), seat: 0, seq, move: choose(position) };
  const done = await ask(`/api/tables/${table.id}/moves`, move);
  if (done.status !== 200 && done.status !== 409) throw new Error(done.message);
}
