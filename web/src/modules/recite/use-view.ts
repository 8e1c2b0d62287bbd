import { isUnderWay } from '../../core/generation/run-state.ts'
import { useAddressView } from '../../lib/address-view.ts'
import { draftStore, isEmptyDraft } from './draft.ts'
import { cardRuns } from './generation.ts'
import { selectionStore } from './selection.ts'
import { studyStore } from './study-session.ts'
import { type Ground, readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

export const useView = (): [View, OpenView] => useAddressView((params) => readView(params, currentGround()), writeView)

const currentGround = (): Ground => ({
  hasDraft: !isEmptyDraft(draftStore.get()),
  isGenerating: isGenerating(),
  hasCards: selectionStore.get() !== null,
  isStudying: studyStore.get() !== null,
})

/** Under way here, or stopped by a failure that is told there. */
function isGenerating(): boolean {
  const run = cardRuns.store.get()
  return isUnderWay(run) || run?.phase === 'stopped'
}
