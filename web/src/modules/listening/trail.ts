import type { Say } from '@lectern/texts/speaker'
import type { Crumb } from '../../ui/navigation/Breadcrumbs.tsx'
import type { OpenView } from './use-view.ts'

/** What the screens of the module stand under: its start. */
export const trailOfStart = (say: Say, openView: OpenView): readonly Crumb[] => [
  { label: say('listening.title'), onOpen: () => openView({ name: 'upload' }) },
]

/** What a set stands under that cannot be opened: the start, and the list that it would be in. */
export const trailOfHistory = (say: Say, openView: OpenView): readonly Crumb[] => [
  ...trailOfStart(say, openView),
  { label: say('listening.history'), onOpen: () => openView({ name: 'history' }) },
]
