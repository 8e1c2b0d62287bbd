import { useSearchParams } from 'react-router'
import { readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

/** The view in the address bar and the way to another one: no history entry, no reload. */
export function useView(): [View, OpenView] {
  const [params, setParams] = useSearchParams()
  return [readView(params), (view) => setParams((current) => writeView(current, view), { replace: true })]
}
