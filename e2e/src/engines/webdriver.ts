/** A session with a browser over classic WebDriver. */
export interface WebDriverSession {
  readonly browserVersion: string;
  send<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value>;
  close(): Promise<void>;
}

const PATIENCE = 30_000;

/** Waits until the driver listens, then opens a browser. */
export async function connectWebDriver(driver: string, capabilities: object): Promise<WebDriverSession> {
  const until = performance.now() + PATIENCE;
  while (!(await isReady(driver)) && performance.now() < until) await new Promise((later) => setTimeout(later, 100));
  const { sessionId, capabilities: got } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    driver,
    'POST',
    '/session',
    {
      capabilities: { alwaysMatch: capabilities },
    },
  );
  const session = `${driver}/session/${sessionId}`;
  return {
    browserVersion: got.browserVersion,
    send: (method, path, body) => send(session, method, path, body),
    close: () => send(session, 'DELETE', ''),
  };
}

function isReady(driver: string): Promise<boolean> {
  return fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function send<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(base + path, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${path} was refused: ${value.message}`);
  return value;
}
