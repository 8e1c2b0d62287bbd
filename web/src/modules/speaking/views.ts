import { readId, withParams } from '../../lib/address-view.ts'

/** Where the student is in the module; a session is found again by its id, while it runs and afterwards. */
export type View = { name: 'start' } | { name: 'history' } | { name: 'session'; sessionId: number }

/** The view that an address asks for; the start where that is unknown (requirements/platform.md#views). */
export function readView(params: URLSearchParams): View {
  const name = params.get('view')
  if (name === 'history') return { name }
  const sessionId = readId(params.get('session_id'))
  return name === 'session' && sessionId !== null ? { name, sessionId } : { name: 'start' }
}

/** The query of a view's address; the start has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'start' ? null : view.name,
    session_id: view.name === 'session' ? view.sessionId : null,
  })
