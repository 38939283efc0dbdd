/** The RULES.md of each game, loaded when somebody opens it. */
const BOOKS = import.meta.glob('../../games/*/RULES.md', { query: '?raw', import: 'default' });

export async function loadBook(game: string): Promise<string> {
  return (await BOOKS[`../../games/${game}/RULES.md`]?.()) ?? '';
}
