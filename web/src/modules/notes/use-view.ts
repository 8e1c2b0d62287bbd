import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { generationStore } from './generation.ts'
import { madeNotesStore } from './made-notes.ts'
import { type Ground, readView, type View, writeView } from './views.ts'

export type OpenView = (view: View) => void

/**
 * The view in the address bar and the way to another one: no history entry, no reload. What a view stands on is looked
 * at when it is opened; when that is used up later, the view itself says where to go.
 */
export function useView(): [View, OpenView] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [shown, setShown] = useState(() => ({ address, view: readView(params, currentGround()) }))
  if (shown.address !== address) setShown({ address, view: readView(params, currentGround()) })

  // An address that fell back to another view is put right, so that a copied link shows what was seen.
  const rightAddress = writeView(params, shown.view).toString()
  useEffect(() => {
    if (rightAddress !== address) setParams(rightAddress, { replace: true })
  }, [rightAddress, address, setParams])

  return [shown.view, (view) => setParams((current) => writeView(current, view), { replace: true })]
}

const currentGround = (): Ground => ({
  isGenerating: generationStore.get() !== null,
  hasMadeNotes: madeNotesStore.get() !== null,
})
