export const en = {
  'lesson.goal': 'Fill your stall: three wares of one kind score 9, four of them 16, so collect many of the same.',
  'lesson.offer':
    'Everyone offers a card at the same time. A high number lets you choose first; with the lowest you get what is left, but your card comes into your stall too.',
  'lesson.take': 'Take the kind you have most of: each further ware of a kind scores more than the one before.',
} as const;
