import { readId, readUuid, withParams } from '../../lib/address-view.ts'

const VIEWS = ['main', 'upload', 'generate', 'select', 'study', 'history', 'edit'] as const
type ViewName = (typeof VIEWS)[number]

/** Where the student is in the module; editing names its set, making and choosing cards their run. */
export type View =
  | { name: Exclude<ViewName, 'edit' | 'generate' | 'select'> }
  | { name: 'generate' | 'select'; generationId?: string }
  | { name: 'edit'; setId: number }

/** What the views that show unfinished work can stand on. */
export interface Ground {
  hasDraft: boolean
  /** A run is under way, or was stopped by a failure that can be tried again. */
  isGenerating: boolean
  hasCards: boolean
  isStudying: boolean
}

/**
 * The view that an address asks for; main where the address is unknown or its ground is missing
 * (requirements/recite.md#views-of-recite).
 */
export function readView(params: URLSearchParams, ground: Ground): View {
  const name = VIEWS.find((view) => view === params.get('view')) ?? 'main'
  const generationId = readUuid(params.get('generation_id'))
  switch (name) {
    case 'edit': {
      const setId = readId(params.get('set_id'))
      return setId === null ? { name: 'main' } : { name, setId }
    }
    case 'generate':
      if (generationId) return { name, generationId }
      if (ground.isGenerating) return { name }
      if (ground.hasCards) return { name: 'select' }
      // Making cards costs credits: a reload shows the material again, it does not begin by itself.
      return { name: ground.hasDraft ? 'upload' : 'main' }
    case 'select':
      if (generationId) return { name, generationId }
      if (ground.isGenerating) return { name: 'generate' }
      return { name: ground.hasCards ? 'select' : 'main' }
    case 'study':
      return { name: ground.isStudying ? 'study' : 'main' }
    default:
      return { name }
  }
}

/** The query of a view's address; main has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'main' ? null : view.name,
    set_id: view.name === 'edit' ? view.setId : null,
    generation_id: 'generationId' in view ? (view.generationId ?? null) : null,
  })
