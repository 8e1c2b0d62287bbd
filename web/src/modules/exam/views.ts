import { withParams } from '../../lib/address-view.ts'

const VIEWS = ['generate', 'practice', 'results', 'history'] as const
export type View = (typeof VIEWS)[number]

/** What the views that show a practice can stand on. */
export interface Ground {
  isPractising: boolean
  hasResult: boolean
}

/** The view that an address asks for; generate where the address is unknown or its ground is missing (reading 38). */
export function readView(params: URLSearchParams, { isPractising, hasResult }: Ground): View {
  const view = VIEWS.find((name) => name === params.get('view')) ?? 'generate'
  const isMissing = (view === 'practice' && !isPractising) || (view === 'results' && !hasResult)
  return isMissing ? 'generate' : view
}

/** The query of a view's address; generate has none. */
export const writeView = (params: URLSearchParams, view: View): URLSearchParams =>
  withParams(params, { view: view === 'generate' ? null : view })
