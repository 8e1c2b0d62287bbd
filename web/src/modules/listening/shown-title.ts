import type { Say } from '@lectern/texts/speaker'

/** How a set is shown that has no title. */
export const shownTitle = (say: Say, { id, title }: { id: number; title: string }): string =>
  title || say('listening.untitled', { id })
