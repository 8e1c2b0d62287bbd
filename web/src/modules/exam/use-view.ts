import { useAddressView } from '../../lib/address-view.ts'
import { practiceStore } from './practice.ts'
import { resultStore } from './result.ts'
import { type Ground, readView, type View, writeView } from './views.ts'

export type OpenView = (name: View['name'], id?: number) => void

export function useView(): [View, OpenView] {
  const [view, open] = useAddressView((params) => readView(params, currentGround()), writeView)
  return [view, (name, id) => open({ name, id: id ?? null })]
}

const currentGround = (): Ground => ({
  practisedId: practiceStore.get()?.sessionId ?? null,
  hasResult: resultStore.get() !== null,
})
