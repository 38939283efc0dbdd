/** Words of the lessons. */
export const words = {
  'learn.title': 'Learn {game}',
  'learn.lead': 'Short lessons at the real board: you do it yourself, and every try gets an answer.',
  'learn.minutes': '{minutes, plural, one {# minute} other {# minutes}}',
  'learn.progress': '{done} of {all}',
  'learn.done': 'learnt',
  'learn.begin': 'Begin',
  'learn.continue': 'Go on',
  'learn.finale': 'Play with the coach',
  'learn.plain':
    'There is no course for this game yet. A coach sits beside you while you play: it explains what is asked, and tells what it would do.',
  'learn.step': 'Step {step} of {steps}',
  'learn.back': 'Back',
  'learn.next': 'Next',
  'learn.hint': 'Hint',
  'learn.again': 'Again',
  'learn.skip': 'Skip this lesson',
  'learn.course': 'All lessons',
  'learn.next-lesson': 'Next: {title}',
  'learn.your-turn': 'Your turn',
  'learn.read': 'Look around, then go on.',
  'learn.learnt': 'Learnt',
  'learn.reset': 'Forget my progress',
  'learn.kept': 'Your progress is kept on this device.',
  'learn.kept.account': 'Your progress is kept with your account.',
};

export type LearnKey = keyof typeof words;
