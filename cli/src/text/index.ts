import { type Catalogue, type Language, type Say, type Seat, voiceOf } from '@belfry/kernel';
import { en } from './en.ts';
import { nl } from './nl.ts';

type Text = typeof en;
export type TextKey = keyof Text;
/** Renders the terminal's own texts: the keys of its catalogue, each with its arguments. */
export type TerminalSay = Say<Text>;

const terminalText: Readonly<Record<Language, Catalogue<TextKey>>> = { en, nl };

export function terminalVoice(language: Language, nameOf: (seat: Seat) => string): TerminalSay {
  return voiceOf<Text>({ language, catalogue: terminalText[language], nameOf });
}
