import {
  type Game,
  type Language,
  type Part,
  type Phrase,
  type PhraseArg,
  parseTemplate,
  type Speaker,
  say,
  seatLetter,
} from '../src/index.ts';

/** Returns the fault of a phrase in a language (a missing text, an unfilled placeholder, a wrong argument), or null. */
export function phraseFault(game: Pick<Game, 'text'>, language: Language, phrase: Phrase): string | null {
  const fault = partFault(game, language, phrase);
  if (fault !== null) return fault;
  const speaker: Speaker = { language, catalogue: game.text[language], nameOf: (seat) => seatLetter(seat).toUpperCase() };
  const words = say(speaker, phrase);
  if (words.trim() === '') return `"${phrase.key}" says nothing in ${language}`;
  return /[{}]/.test(words) ? `"${phrase.key}" leaves a placeholder open in ${language}: ${words}` : null;
}

function partFault(game: Pick<Game, 'text'>, language: Language, { key, args = {} }: Phrase): string | null {
  const template = game.text[language][key];
  if (template === undefined) return `there is no text "${key}" in ${language}`;
  const miscount = miscounted(parseTemplate(template), args);
  if (miscount !== null) return `"${key}" counts {${miscount}}, which is ${JSON.stringify(args[miscount])}`;
  for (const arg of Object.values(args)) {
    const fault = argFault(game, language, arg);
    if (fault !== null) return fault;
  }
  return null;
}

function argFault(game: Pick<Game, 'text'>, language: Language, arg: PhraseArg): string | null {
  if (typeof arg === 'number') return Number.isFinite(arg) ? null : `an argument is ${arg}`;
  if (typeof arg === 'string') return null;
  if ('seat' in arg) return seatLetter(arg.seat) === '' ? `there is no seat ${arg.seat}` : null;
  if ('key' in arg) return partFault(game, language, arg);
  for (const part of arg) {
    const fault = argFault(game, language, part);
    if (fault !== null) return fault;
  }
  return null;
}

/** Returns a plural placeholder whose argument is present but not a number. */
function miscounted(parts: readonly Part[], args: Readonly<Record<string, PhraseArg>>): string | null {
  for (const part of parts) {
    if (typeof part === 'string' || part.choices === undefined) continue;
    const arg = args[part.name];
    if (part.plural && arg !== undefined && typeof arg !== 'number') return part.name;
    for (const branch of Object.values(part.choices)) {
      const found = miscounted(branch, args);
      if (found !== null) return found;
    }
  }
  return null;
}
