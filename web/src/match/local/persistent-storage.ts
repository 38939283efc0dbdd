let asked = false;

/** Asks the browser once, when there is something to keep, for persistent storage. */
export function askToKeep(): void {
  if (asked) return;
  asked = true;
  keepForGood().catch(() => undefined);
}

async function keepForGood(): Promise<void> {
  await navigator.storage?.persist();
}

/** True if the browser has granted persistent storage. */
export async function isKeptForGood(): Promise<boolean> {
  return (await navigator.storage?.persisted().catch(() => false)) ?? false;
}
