import { readId, withParams } from '../../lib/address-view.ts'

const VIEWS = ['generate', 'practice', 'results', 'history', 'attempts'] as const
type ViewName = (typeof VIEWS)[number]

/** `id` is that of the session that is gone on with or whose results are shown, or of the exam whose attempts are listed. */
export interface View {
  name: ViewName
  id: number | null
}

/** What the views that show a practice can stand on. */
export interface Ground {
  /** The session that is practised in this tab. */
  practisedId: number | null
  hasResult: boolean
}

const GENERATE: View = { name: 'generate', id: null }

/** The view that an address asks for; generate where the address is unknown or its ground is missing. */
export function readView(params: URLSearchParams, { practisedId, hasResult }: Ground): View {
  const name = VIEWS.find((one) => one === params.get('view')) ?? 'generate'
  const id = readId(params.get('id'))
  switch (name) {
    case 'practice':
      if (id !== null && id !== practisedId) return { name, id }
      return practisedId === null ? GENERATE : { name, id: null }
    case 'results':
      return hasResult || id !== null ? { name, id } : GENERATE
    case 'attempts':
      return id === null ? GENERATE : { name, id }
    default:
      return { name, id: null }
  }
}

/** The query of a view's address; generate has none. */
export const writeView = (params: URLSearchParams, { name, id }: View): URLSearchParams =>
  withParams(params, { view: name === 'generate' ? null : name, id })
