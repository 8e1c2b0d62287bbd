import { readId, readUuid, withParams } from '../../lib/address-view.ts'

/** Where the student is in the module; kept notes are named by their id, and those being made by their run. */
export type View =
  | { name: 'input' | 'history' }
  | { name: 'generate' | 'made'; generationId?: string }
  | { name: 'note'; noteId: number }

/** What the views that show unfinished work can stand on. */
export interface Ground {
  /** A run is under way, or was stopped by a failure that can be tried again. */
  isGenerating: boolean
  /** Notes were made and are not on the server yet. */
  hasMadeNotes: boolean
}

/** The view that an address asks for; the input where the address is unknown or its ground is missing. */
export function readView(params: URLSearchParams, { isGenerating, hasMadeNotes }: Ground): View {
  const generationId = readUuid(params.get('generation_id'))
  switch (params.get('view')) {
    case 'history':
      return { name: 'history' }
    case 'note': {
      const noteId = readId(params.get('note_id'))
      return noteId === null ? { name: 'input' } : { name: 'note', noteId }
    }
    case 'generate':
      if (generationId) return { name: 'generate', generationId }
      if (isGenerating) return { name: 'generate' }
      return { name: hasMadeNotes ? 'made' : 'input' }
    case 'made':
      if (generationId) return { name: 'made', generationId }
      return { name: hasMadeNotes ? 'made' : 'input' }
    default:
      return { name: 'input' }
  }
}

/** The query of a view's address; the input has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'input' ? null : view.name,
    note_id: view.name === 'note' ? view.noteId : null,
    generation_id: 'generationId' in view ? (view.generationId ?? null) : null,
  })
