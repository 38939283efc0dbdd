/** Where a long trade may break on a narrow card: before its last part, and within a part that is itself long. */
const LAST_PARTS = [
  ...['handelaar', 'schrijver', 'werker', 'speler', 'moordenaar', 'bewaarder', 'schilder', 'bakker', 'meester', 'maker', 'koopman'],
  ...['inner', 'schapper', 'omroeper', 'slikker', 'werper', 'temmer', 'schieter', 'wachter', 'luider', 'vorser', 'stoker', 'hoofdman'],
  ...['roller', 'stichter', 'bouwer', 'dichter', 'teller', 'snijder', 'houdster', 'koper', 'grapher', 'cian'],
  ...['houwer', 'klerk', 'knecht', 'meid', 'vader', 'dekker', 'loper', 'spuwer', 'zegster', 'ling', 'waker', 'kundige', 'graaf', 'rover'],
  ...['naar', 'laar', 'rist'],
  ...['carver', 'keeper', 'lender', 'monger', 'ness', 'nator', 'guard', 'wright', 'cilman', 'cillor', 'woman', 'tant', 'fighter', 'cary'],
  ...['nomer', 'ralist', 'sopher', 'mailer', 'pocket', 'wayman'],
];
const BEFORE_LAST = new RegExp(`(?<=\\p{L}{3})(?=(?:${LAST_PARTS.join('|')})$)`, 'u');
const WITHIN_PART = /(?<=hande|moorde|bewaar|iblio|Spece)(?=laar$|naar$|der$|thecaris$|rijen)/gu;
export const divisible = (name: string): string => name.replace(BEFORE_LAST, '\u00ad').replace(WITHIN_PART, '\u00ad');

/** Dutch has long compound words: such a name gets a smaller font rather than a break. */
export function isLong(name: string): boolean {
  return name.split(' ').some((word) => word.length > 11);
}
