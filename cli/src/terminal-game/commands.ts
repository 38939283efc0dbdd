import type { Language } from '@belfry/kernel';

const COMMANDS = [
  ...['quit', 'help', 'log', 'moves', 'position', 'board', 'save', 'undo', 'card', 'prices', 'scores', 'who'],
  ...['hint', 'coach', 'agree', 'refuse', 'say', 'skip', 'name', 'again', 'return', 'ready', 'note', 'plan'],
] as const;
export type Command = (typeof COMMANDS)[number];

/** Other names for commands, by language. The English words work everywhere. */
const ALSO: Readonly<Record<Language, Readonly<Record<string, Command>>>> = {
  en: { exit: 'quit', map: 'board', score: 'scores', rematch: 'again' },
  nl: {
    weg: 'quit',
    hulp: 'help',
    logboek: 'log',
    zetten: 'moves',
    stand: 'position',
    bord: 'board',
    bewaar: 'save',
    terug: 'undo',
    kaart: 'card',
    prijzen: 'prices',
    punten: 'scores',
    wie: 'who',
    tip: 'hint',
    akkoord: 'agree',
    weiger: 'refuse',
    zeg: 'say',
    verder: 'skip',
    naam: 'name',
    opnieuw: 'again',
    terugkeren: 'return',
    klaar: 'ready',
    notitie: 'note',
  },
};

/** Returns the command for a word in a language, or undefined. */
export function commandOf(word: string, language: Language): Command | undefined {
  const lower = word.toLowerCase();
  return COMMANDS.find((command) => command === lower) ?? ALSO[language][lower] ?? ALSO.en[lower];
}
