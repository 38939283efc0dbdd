import { type ClientMessage, OTHER_PROTOCOL, PATCHES, PROTOCOL, type ServerMessage } from '@belfry/protocol';
import { pageIsTooOld } from '../../base/reload-page.ts';

interface Connection {
  /** Opens the socket, and again whenever it is lost. */
  open(): void;
  send(message: ClientMessage): void;
  close(): void;
}

const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
const LOOK_EVERY = 1000;
/** If the wall clock and the monotonic clock drift apart by more milliseconds, the clock was set or the device slept. */
const SET_MS = 250;

/**
 * Returns the connection to a table, which reconnects automatically once it is opened. It asks for the server's time at once, at intervals,
 * and after this device's clock was set. Calls `opened` each time it connects and `lost` when it disconnects.
 */
export function connectionTo(table: string, listen: { opened(): void; lost(): void; heard(message: ServerMessage): void }): Connection {
  let socket: WebSocket | null = null;
  let wanted = false;
  let tries = 0;
  let retry: number | undefined;
  let lastHeard = 0;

  const dial = () => {
    // The proxies route by `table` to the node that has it.
    const wants = { protocol: String(PROTOCOL), patches: String(PATCHES), emotes: '1' };
    const url = new URL(`/socket?${new URLSearchParams({ ...wants, table })}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const own = new WebSocket(url);
    socket = own;
    own.onopen = () => {
      tries = 0;
      lastHeard = performance.now();
      ask();
      listen.opened();
    };
    own.onmessage = ({ data }) => {
      lastHeard = performance.now();
      // The protocol defines the frames, and the server is our own.
      listen.heard(JSON.parse(String(data)) as ServerMessage);
    };
    own.onclose = ({ code }) => {
      if (code === OTHER_PROTOCOL) pageIsTooOld();
      if (!wanted || socket !== own) return;
      socket = null;
      listen.lost();
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** tries++) * (0.7 + Math.random() * 0.6);
      retry = window.setTimeout(dial, wait);
    };
  };
  const ask = () => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping', sent: Date.now() } satisfies ClientMessage));
  };
  const wake = () => {
    ask();
    if (socket !== null || !wanted) return;
    window.clearTimeout(retry);
    tries = 0;
    dial();
  };
  const ping = window.setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - lastHeard > SILENCE) socket.close();
    else ask();
  }, PING_EVERY);
  let difference = Date.now() - performance.now();
  const look = window.setInterval(() => {
    const before = difference;
    difference = Date.now() - performance.now();
    if (Math.abs(difference - before) > SET_MS) ask();
  }, LOOK_EVERY);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    open() {
      wanted = true;
      dial();
    },
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      wanted = false;
      window.clearInterval(ping);
      window.clearInterval(look);
      window.clearTimeout(retry);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      socket?.close();
    },
  };
}
