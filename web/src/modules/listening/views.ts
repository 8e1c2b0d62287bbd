import { readId, withParams } from '../../lib/address-view.ts'

export type View =
  | { name: 'upload' }
  | { name: 'practice'; setId: number }
  /** Without an attempt it is the one that was reached last in this tab. */
  | { name: 'score'; attemptId: number | null }
  | { name: 'history' }

/** The view that an address asks for; upload where the address is unknown or there is no score to show. */
export function readView(params: URLSearchParams, ground: { hasScore: boolean }): View {
  const name = params.get('view')
  const setId = readId(params.get('set'))
  if (name === 'practice' && setId !== null) return { name, setId }
  const attemptId = readId(params.get('attempt'))
  if (name === 'score' && (attemptId !== null || ground.hasScore)) return { name, attemptId }
  if (name === 'history') return { name }
  return { name: 'upload' }
}

/** The query of a view's address; upload has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, {
    view: view.name === 'upload' ? null : view.name,
    set: view.name === 'practice' ? view.setId : null,
    attempt: view.name === 'score' ? view.attemptId : null,
  })
