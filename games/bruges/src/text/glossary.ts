/** Synonyms that the texts avoid, so that one thing has one name: regular expressions of whole words, whatever their case. */
export const AVOID = {
  en: [
    'persons', // people
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
    'for nothing', // for free
    'dear(er|est)?', // expensive
    'whoever',
    'somebody',
    'everybody',
    'anybody',
    'the own',
    'lay(s|ing)? off',
    'laid off',
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
    'voor niets', // gratis
  ],
} as const;
