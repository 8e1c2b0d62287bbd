import { useAddressView } from '../../lib/address-view.ts'
import { scoreStore } from './score.ts'
import { readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

export const useView = (): [View, OpenView] =>
  useAddressView((params) => readView(params, { hasScore: scoreStore.get() !== null }), writeView)
