import type { Say } from '@lectern/texts/speaker'
import type { Crumb } from '../../ui/navigation/Breadcrumbs.tsx'
import type { OpenView } from './use-view.ts'

/** What the screens of the module stand under: its start, and its history within that. */
export function trails(say: Say, openView: OpenView): Record<'start' | 'history', readonly Crumb[]> {
  const start = { label: say('writing.title'), onOpen: () => openView({ name: 'write' }) }
  return {
    start: [start],
    history: [start, { label: say('writing.gradedEssays'), onOpen: () => openView({ name: 'history' }) }],
  }
}
