import type { Say } from '@lectern/texts/speaker'
import type { Crumb } from '../../ui/navigation/Breadcrumbs.tsx'
import type { OpenView } from './use-view.ts'

/** What the screens of the module stand under: its start. */
export const trailOfStart = (say: Say, openView: OpenView): readonly Crumb[] => [
  { label: say('listening.title'), onOpen: () => openView({ name: 'upload' }) },
]
