import { expect, it, vi } from 'vitest';
import { startSessionSockets } from '../src/identity/session-sockets.ts';

const ANNA = 'anna';

it('checks a session once for all its sockets and closes them when it has ended', async () => {
  const sockets = startSessionSockets();
  const open = (tokenHash: string) => {
    const close = vi.fn();
    sockets.add(ANNA, { tokenHash, close, send: () => {} });
    return close;
  };
  const closed = Array.from({ length: 50 }, () => open('ended'));
  const kept = Array.from({ length: 50 }, () => open('valid'));
  const isValid = vi.fn(async (tokenHash: string) => tokenHash === 'valid');
  await sockets.recheck(ANNA, isValid);
  expect(isValid).toHaveBeenCalledTimes(2);
  for (const close of closed) expect(close).toHaveBeenCalledOnce();
  for (const close of kept) expect(close).not.toHaveBeenCalled();
});
