import { useAddressView } from '../../lib/address-view.ts'
import type { Session } from './api.ts'
import { readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

/** What each view of a session is drawn from. */
export interface SessionViewProps {
  session: Session
  openView: OpenView
}

export const useView = (): [View, OpenView] => useAddressView(readView, writeView)
