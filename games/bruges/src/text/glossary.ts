/** Synonyms that the texts of this game avoid, besides those of `scripts/glossary.json`: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: [
    'residents?', // person
    'avert(s|ed|ing)?', // remove
    'turn(s|ed|ing)? (it |one )?away', // remove
    'return(s|ed|ing)? [^.:;]*(threat|marker)s?', // remove
    'misfortunes?', // penalty
    'fate', // penalty
    'dig(s|ging)?', // build
    'dug', // build
    'canal pieces?', // canal token
    'stairs', // reputation track
    'to let', // empty
    'move(s|d)? in', // recruit
    'bring(s|ing)? in', // recruit
    'win(s|ning)? over', // recruit
    '(set|sets|setting) [^.]*to work', // activate
    'at work', // activate
    'alone in front', // sole leader
    'further card', // extra card
  ],
  nl: [
    'buurtschap(pen)?',
    'bewoners?', // persoon
    'afwenden', // afleggen
    '(wend|wendt|wenden) af', // afleggen
    'dreigingsfiches?', // noodlotfiche
    'dreigingen', // noodlot
    'straf(fen)?', // noodlot
    'graven', // bouwen
    'gegraven', // bouwen
    'reputatie', // ontwikkeling
    'vak(ken)?', // veld
    'trede', // stap
    'trap', // ontwikkelingsspoor
    'wachthuis', // portierswoning
    'vlag', // startspelerwapen
    'te huur', // leeg
    'aan het werk', // activeren
    'guldens', // gulden
    'rug(gen)?', // achterkant
  ],
} as const;
