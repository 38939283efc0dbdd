import { analyse, hintsFor, needsEvaluation, answer as think } from '@belfry/bots';
import { loadBotGame } from '@belfry/games/page/bots';
import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import { Refused, type Told } from '../refused.ts';
import { MatchKeeper } from './match-keeper.ts';
import { findTable, saveTable } from './saves.ts';
import { hostLocalBots } from './thinking.ts';
import type { Answer, Ask, HintReply, Request } from './wire.ts';

/** The worker that keeps a match and its save. The page gets views and events of its own viewer only, each bot its view. */
let keeper: MatchKeeper | null = null;
let pace = 400;
const bots = hostLocalBots();
let botTimer: ReturnType<typeof setTimeout> | undefined;
let sent: readonly unknown[] = [];
let saving: Promise<void> = Promise.resolve();
let lastTold = 0;

const post = (answer: Answer): void => postMessage(answer);

self.onmessage = ({ data }: MessageEvent<Request>) => {
  answer(data.body).then(
    (value) => post({ id: data.id, value }),
    (error: unknown) => post({ id: data.id, refused: toldOf(error) }),
  );
};

/** An error loses its class on the way to the page, so what is to be said travels as data. */
function toldOf(error: unknown): Told {
  if (error instanceof Refused) return error.told;
  return { code: 'fault', message: error instanceof Error ? error.message : String(error) };
}

async function answer(body: Ask): Promise<unknown> {
  if (body.ask === 'open') return open(body.table, body.pace);
  if (body.ask === 'pace') {
    pace = body.ms;
    return;
  }
  if (body.ask === 'hint') {
    const game = await loadBotGame(body.game, true);
    const legal = body.moves.map((words) => game.read(words));
    const hints = hintsFor(game, body.view, legal, { milliseconds: body.milliseconds }, crypto.randomUUID());
    return { hints, features: game.evaluation?.text } satisfies HintReply;
  }
  if (body.ask === 'analyse') return analyse(await loadBotGame(body.game, true), body.log);
  if (body.ask === 'think') {
    const { game, level } = body.question;
    return think(await loadBotGame(game, needsEvaluation(level)), body.question);
  }
  if (keeper === null) throw new Error('the table is not open yet');
  switch (body.ask) {
    case 'play':
      if (typeof keeper.viewer !== 'number') throw new Refused({ reason: 'take-a-seat' });
      keeper.play(keeper.viewer, body.move, body.seq);
      return changed();
    case 'undo':
      keeper.undo(body.to);
      return changed();
    case 'take':
      keeper.take(body.viewer);
      sent = [];
      return tell();
    case 'moments':
      return keeper.moments(body.viewer);
    case 'export':
      return keeper.log;
  }
}

async function open(id: string, ms: number): Promise<boolean> {
  pace = ms;
  const table = await findTable(id);
  if (table === undefined) return false;
  keeper = new MatchKeeper(await loadRules(table.game), table);
  tell();
  wakeBots();
  return true;
}

/** Saved before anybody is told, so that a closed tab loses nothing that was shown. */
async function changed(): Promise<void> {
  const current = keeper;
  if (current === null) return;
  lastTold = performance.now();
  saving = saving.then(() => saveTable(current.save(Date.now())));
  await saving;
  tell();
  wakeBots();
}

function tell(): void {
  if (keeper === null) return;
  const told = keeper.told;
  let keep = 0;
  while (keep < sent.length && keep < told.length && sent[keep] === told[keep]) keep++;
  post({ news: { snapshot: keeper.snapshot(), keep, add: keeper.entries(keep) } });
  sent = told.slice();
}

/** People who only watch want to see something: bots among themselves never hurry. */
const LEISURE = 300;
/** Bots that move at once are shown several moves at a time. */
const GLANCE = 60;

function wakeBots(): void {
  clearTimeout(botTimer);
  const seat = keeper?.nextBot() ?? null;
  if (keeper === null || seat === null) return;
  const wait = keeper.hasPeople ? pace : Math.max(pace, LEISURE);
  botTimer = setTimeout(() => {
    if (keeper?.nextBot() === seat) askBot(keeper, seat, wait);
  }, wait);
}

function askBot(table: MatchKeeper, seat: Seat, wait: number): void {
  const seq = table.log.entries.length;
  bots.think(table.questionFor(seat), ({ move, trouble }) => {
    if (trouble !== undefined) console.warn(`chance moves for a bot: ${trouble}`);
    // Somebody else has moved or taken back meanwhile: whoever is to move now has been asked anew.
    if (table !== keeper || table.log.entries.length !== seq) return;
    table.play(seat, move, seq);
    const hurried = wait === 0 && table.nextBot() !== null && performance.now() - lastTold < GLANCE;
    if (hurried) wakeBots();
    else void changed();
  });
}
