/** One word for 'very' and another. */
export const STRONGER: ReadonlyMap<string, string> = new Map(
  Object.entries({
    good: 'excellent',
    bad: 'terrible',
    important: 'crucial',
    big: 'enormous',
    small: 'tiny',
    happy: 'delighted',
    sad: 'miserable',
    tired: 'exhausted',
    interesting: 'fascinating',
    difficult: 'challenging',
    beautiful: 'stunning',
    angry: 'furious',
    hungry: 'starving',
    easy: 'effortless',
    useful: 'invaluable',
    popular: 'widespread',
    hard: 'demanding',
  }),
)
