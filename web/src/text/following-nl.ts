import type { following as english } from './following-en.ts';

export const following: Record<keyof typeof english, string> = {
  'together.of': '{seat} ({items})',
  'together.n': '{n} {item}',
  'telling.open': 'Verslag openen',
  'end.counting': 'De punten worden geteld.',
  'end.skip': 'Een tik gaat naar het scoreblad.',
  'end.no-points': 'Zonder punten: {lines}.',
  'end.share': 'Deel de uitslag',
  'end.share.failed': 'Er kwam geen plaatje. Probeer opnieuw',
  'table.headline': '{what}: {question}',
  'table.seat': '{seat}',
  'next.any': 'wat bedoel je?',
  'next.verb': 'waarvoor?',
  'next.seat': 'wie?',
  'standing.wait': 'Wacht',
};
