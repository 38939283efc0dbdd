/** What everything on the board of Market Row tells when it is looked at closely. */
export const closeupsEn = {
  'fact.points.text': 'Scored so far; most points win.',
  'fact.wares.text': 'What has been taken from the row.',
  'fact.cards.text': 'Seen by their owner only.',
  'card.help': 'In the hand its number is your offer; in the stall its kind scores.',
};

export const closeupsNl: Record<keyof typeof closeupsEn, string> = {
  'fact.points.text': 'Tot nu toe gescoord; de meeste punten winnen.',
  'fact.wares.text': 'Wat uit de rij is genomen.',
  'fact.cards.text': 'Alleen voor de eigenaar zichtbaar.',
  'card.help': 'Op hand is het nummer je bod; in de kraam telt de soort.',
};
