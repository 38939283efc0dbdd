/** Returns one of the server's metrics. */
export async function metricOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/** Returns the resident memory of the server's process, as the system counts it. */
export async function residentMegabytes(url: string): Promise<number> {
  return Math.round((await metricOf(url, 'process_resident_memory_bytes')) / 1e5) / 10;
}
