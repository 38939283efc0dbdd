import type { TableSummary } from '@belfry/protocol';
import { create } from 'zustand';
import { api, whoAmI } from './api.ts';

const LOOK_AGAIN = 20_000;

/** Our tables on the server; null before the first answer and without a server. */
export const useMyTables = create<{ readonly tables: readonly TableSummary[] | null }>(() => ({ tables: null }));

let timer: number | undefined;
let asking: { readonly who: string; readonly answer: Promise<void> } | null = null;

/** Fetches our tables now, and repeatedly while one of them is in progress. Simultaneous callers share one request. */
export async function lookAtMyTables(): Promise<void> {
  const me = await whoAmI();
  if (me === null) return;
  if (asking?.who !== me.id) asking = { who: me.id, answer: askForMyTables() };
  const { answer } = asking;
  await answer;
  if (asking?.answer === answer) asking = null;
}

async function askForMyTables(): Promise<void> {
  window.clearTimeout(timer);
  const found = await api.tables('mine').catch(() => null);
  if (found !== null) useMyTables.setState({ tables: found.tables });
  const going = useMyTables.getState().tables?.some(({ status }) => status !== 'finished') ?? false;
  window.clearTimeout(timer);
  if (going) timer = window.setTimeout(() => void lookAtMyTables(), LOOK_AGAIN);
}

/** Calls back for each table where our turn has just begun. */
export function onOurTurn(tell: (table: TableSummary) => void): () => void {
  return useMyTables.subscribe(({ tables }, before) => {
    if (before.tables === null) return;
    const waited = new Set(before.tables.flatMap(({ id, yourTurn }) => (yourTurn ? [id] : [])));
    for (const table of tables ?? []) if (table.yourTurn && !waited.has(table.id)) tell(table);
  });
}
