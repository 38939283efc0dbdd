/** Where a long trade may break on a narrow card: before its last part, and within a part that is itself long. */
const LAST_PARTS = [
  ...['handelaar', 'schrijver', 'werker', 'speler', 'moordenaar', 'bewaarder', 'schilder', 'bakker', 'meester', 'maker', 'koopman'],
  ...['inner', 'schapper', 'omroeper', 'slikker', 'werper', 'temmer', 'schieter', 'wachter', 'luider', 'vorser', 'stoker', 'hoofdman'],
  ...['roller', 'stichter', 'bouwer', 'dichter', 'teller', 'snijder', 'houdster', 'koper', 'grapher', 'cian'],
  ...['houwer', 'klerk', 'knecht', 'meid', 'vader', 'dekker', 'loper', 'spuwer', 'zegster', 'ling', 'waker', 'kundige', 'graaf', 'rover'],
  ...['naar', 'laar', 'rist'],
  ...['carver', 'keeper', 'lender', 'monger', 'ness', 'nator', 'guard', 'wright', 'cilman', 'cillor', 'woman', 'tant', 'fighter', 'cary'],
  ...['nomer', 'ralist', 'sopher', 'mailer', 'pocket', 'wayman'],
  ...['poser', 'tor', 'smith', 'raldic', 'graver', 'tain', 'tect', 'man', 'surer', 'senger', 'dener', 'tellan', 'bearer', 'lain', 'dinal'],
  ...[
    'fessor',
    'terer',
    'penter',
    'jurer',
    'strel',
    'lower',
    'teer',
    'chant',
    'tess',
    'cess',
    'count',
    'fidant',
    'mist',
    'brarian',
    'nist',
  ],
  ...['rian', 'sassin', 'derer', 'gler', 'teur', 'soner', 'sonist'],
  ...[
    'smid',
    'heer',
    'lid',
    'nier',
    'sier',
    'ver',
    'vrouw',
    'voogd',
    'ker',
    'laan',
    'schop',
    'kant',
    'naal',
    'loog',
    'door',
    'raar',
    'baat',
  ],
  ...['res', 'streel', 'lier', 'ciër', 'togin', 'ningin', 'kiezin', 'tein', 'wacht', 'theker', 'caat', 'vinder', 'noom', 'nicus', 'soof'],
  ...['perser', 'menger', 'gant'],
];
const BEFORE_LAST = new RegExp(`(?<=\\p{L}{2})(?=(?:${LAST_PARTS.join('|')})$)`, 'u');
const WITHIN_PART =
  /(?<=hande|moorde|bewaar|iblio|Spece|schrij|Schil|Mathe|Kolen|Belas|Doedel|Ver)(?=laar$|naar$|der$|thecaris$|rijen|ver$|mati|mijn|ting|zak|trouwe)/gu;
/** Shorter words fit everywhere. */
const LONG_WORD = /\p{L}{8,}/gu;
export const divisible = (name: string): string =>
  name.replace(LONG_WORD, (word) => word.replace(BEFORE_LAST, '\u00ad').replace(WITHIN_PART, '\u00ad'));

/** Dutch has long compound words: such a name gets a smaller font rather than a break. */
export function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > 11);
}
