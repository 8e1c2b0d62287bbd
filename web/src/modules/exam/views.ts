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

/** The query of a view's address; generate has none. Parameters of others stay. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('view')
  if (view !== 'generate') next.set('view', view)
  return next
}
