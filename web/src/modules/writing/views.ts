import { readId, withParams } from '../../lib/address-view.ts'

/** Where the student is in the module; a report names its essay. */
export type View = { name: 'write' } | { name: 'history' } | { name: 'report'; essayId: number }

/** The view that an address asks for; the form where that is unknown (requirements/platform.md#views). */
export function readView(params: URLSearchParams): View {
  const name = params.get('view')
  if (name === 'history') return { name }
  const essayId = readId(params.get('essay_id'))
  return name === 'report' && essayId !== null ? { name, essayId } : { name: 'write' }
}

/** The query of a view's address; the form has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'write' ? null : view.name,
    essay_id: view.name === 'report' ? view.essayId : null,
  })
