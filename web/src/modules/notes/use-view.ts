import { isUnderWay } from '../../core/generation/run-state.ts'
import { useAddressView } from '../../lib/address-view.ts'
import { noteRuns } from './generation.ts'
import { madeNotesStore } from './made-notes.ts'
import { type Ground, readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

export const useView = (): [View, OpenView] => useAddressView((params) => readView(params, currentGround()), writeView)

const currentGround = (): Ground => ({
  isGenerating: isUnderWay(noteRuns.store.get()) || noteRuns.store.get()?.phase === 'stopped',
  hasMadeNotes: madeNotesStore.get() !== null,
})
