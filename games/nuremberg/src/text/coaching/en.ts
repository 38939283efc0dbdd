export const en = {
  'lesson.goal': 'Thirteen points win: villages, craft houses, road rights, and a seat in the council for those who build the wall.',
  'lesson.place-start':
    'A village brings a card whenever the number of a hex beside it is drawn; 6 and 8 come most often. Choose different resources, with good numbers.',
  'lesson.turn-action':
    'Trade, build and sell in any order, as often as you can pay. Toll stations open a road for villages; goods bring gold; walls bring prestige, and prestige a council card.',
  'lesson.trade-answer':
    "Accept what helps you at least as much as the other; otherwise decline or name your own price. Don't feed whoever is ahead.",
  'lesson.trade-settle': 'Somebody has answered. Settle with the best offer, or close and keep what you have.',
  'lesson.robber-discard': 'With more than seven cards you hand in half. Keep what completes your next building.',
  'lesson.robber-move':
    'Where the robber knight stands nothing is harvested. Put him on a good number of the leader, away from your own villages.',
  'lesson.robber-steal': 'Take a card unseen from one opponent: the one with most cards, or the leader.',
  'lesson.wall-help': 'A wall at half the effort, and its prestige at once. Build it if you can spare the brick.',
  'lesson.council-swap': 'You have outgrown a councillor and take a better card. Take the one that is worth most, or hurts the leader.',
} as const;
