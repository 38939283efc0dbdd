// A server whose clocks the soak turns: SIGUSR2 lets ten minutes pass, SIGHUP a month.
import { readEnvironment, startServer } from '@belfry/server';

const MINUTE = 60_000;
const MONTH = 31 * 24 * 60 * MINUTE;

const clock = { ahead: Number(process.env.BELFRY_SOAK_AHEAD) };
const [elapsed, timeOfDay, every] = [performance.now.bind(performance), Date.now, setInterval];
// Whoever looks at a clock once an hour may look at it twice a second: it is the clock that decides.
const soon = (act: () => void, milliseconds = 0) => every(act, Math.min(milliseconds, 500));
Object.assign(performance, { now: () => elapsed() + clock.ahead });
Object.assign(Date, { now: () => timeOfDay() + clock.ahead });
Object.assign(globalThis, { setInterval: soon });

const server = await startServer(readEnvironment(process.env), { time: { now: Date.now } });
const pass = async (milliseconds: number): Promise<void> => {
  clock.ahead += milliseconds;
  await server.look();
  globalThis.gc?.();
};
// A database that is away just now is looked at again at the next turn.
process.on('SIGUSR2', () => void pass(10 * MINUTE).catch(() => undefined));
process.on('SIGHUP', () => void pass(MONTH).catch(() => undefined));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${JSON.stringify({ url: server.url, node: server.node })}\n`);
