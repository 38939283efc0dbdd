/** A figure that a server tells its operators. */
export async function figureOf(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}

/** The memory that its process holds, as the system counts it. */
export async function residentMegabytes(url: string): Promise<number> {
  return Math.round((await figureOf(url, 'process_resident_memory_bytes')) / 1e5) / 10;
}
