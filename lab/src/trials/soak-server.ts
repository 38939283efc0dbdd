// A server whose clocks the soak controls: SIGUSR2 advances them ten minutes, SIGHUP a month.
import { readEnvironment, startServer } from '@belfry/server';

const MINUTE = 60_000;
const MONTH = 31 * 24 * 60 * MINUTE;

const clock = { ahead: Number(process.env.BELFRY_SOAK_AHEAD) };
const [elapsed, timeOfDay, every] = [performance.now.bind(performance), Date.now, setInterval];
// Hourly clock checks can run twice a second: only the clock decides.
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
// If the database is down, the next round checks again.
process.on('SIGUSR2', () => void pass(10 * MINUTE).catch(() => undefined));
process.on('SIGHUP', () => void pass(MONTH).catch(() => undefined));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
process.stdout.write(`${JSON.stringify({ url: server.url, node: server.node })}\n`);
