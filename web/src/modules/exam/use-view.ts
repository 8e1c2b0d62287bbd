import { useAddressView } from '../../lib/address-view.ts'
import { practiceStore } from './practice.ts'
import { resultStore } from './result.ts'
import { type Ground, readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

export const useView = (): [View, OpenView] => useAddressView((params) => readView(params, currentGround()), writeView)

const currentGround = (): Ground => ({
  isPractising: practiceStore.get() !== null,
  hasResult: resultStore.get() !== null,
})
