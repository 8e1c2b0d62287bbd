/** Where the student is in the module; a report names its essay. */
export type View = { name: 'write' } | { name: 'history' } | { name: 'report'; essayId: number }

/** The view that an address asks for; the form where that is unknown (reading 38). */
export function readView(params: URLSearchParams): View {
  const name = params.get('view')
  if (name === 'history') return { name }
  const essayId = readId(params.get('essay_id'))
  return name === 'report' && essayId !== null ? { name, essayId } : { name: 'write' }
}

/** The query of a view's address; the form has none. Parameters of others stay. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('view')
  next.delete('essay_id')
  if (view.name !== 'write') next.set('view', view.name)
  if (view.name === 'report') next.set('essay_id', String(view.essayId))
  return next
}

function readId(text: string | null): number | null {
  const id = /^\d+$/.test(text ?? '') ? Number(text) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : null
}
