import { NOTES_TEXTS } from '@lectern/domain/notes'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { madeNotesStore, saveNotes } from '../made-notes.ts'
import type { OpenView } from '../use-view.ts'
import { NotesPage } from './NotesPage.tsx'

/** Notes just made, until they are on the server: then they are opened as every other kept notes. */
export function MadeView({ openView }: { openView: OpenView }) {
  const made = useStore(madeNotesStore)
  const save = useMutation({ mutationFn: saveNotes })

  const saveThem = useEffectEvent(() => made && made.savedId === null && save.mutate(made))
  useEffect(() => {
    saveThem()
  }, [])

  const savedId = made?.savedId ?? null
  const openSaved = useEffectEvent((noteId: number) => {
    openView({ name: 'note', noteId })
    madeNotesStore.set(null)
  })
  useEffect(() => {
    if (savedId !== null) openSaved(savedId)
  }, [savedId])

  if (!made) return null
  return (
    <NotesPage title={made.title} purpose={made.purpose} html={made.html} madeBy={made.madeBy} openView={openView}>
      {save.isError && (
        <div className="mb-6">
          <Notice tone="poor" role="alert">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p>{NOTES_TEXTS.saveFailed}</p>
              <Button variant="quiet" className="-my-1.5" onClick={() => save.mutate(made)}>
                Save again
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </NotesPage>
  )
}
