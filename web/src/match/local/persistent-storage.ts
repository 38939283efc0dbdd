let asked = false;

/** Asks the browser once, when there is something to keep, not to clear it away by itself. */
export function askToKeep(): void {
  if (asked) return;
  asked = true;
  keepForGood().catch(() => undefined);
}

async function keepForGood(): Promise<void> {
  await navigator.storage?.persist();
}

/** Has the browser promised that? */
export async function isKeptForGood(): Promise<boolean> {
  return (await navigator.storage?.persisted().catch(() => false)) ?? false;
}
