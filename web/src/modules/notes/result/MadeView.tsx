import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { MissingPartsNotice } from '../../../core/generation/MissingPartsNotice.tsx'
import { useRunResult } from '../../../core/generation/use-run-result.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { forgetUnfinished } from '../../../core/unfinished/unfinished-query.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { noteRuns } from '../generation.ts'
import { type MadeNotes, madeNotesStore, saveNotes } from '../made-notes.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { NotesPage } from './NotesPage.tsx'

interface MadeViewProps {
  /** The run that made them. */
  generationId: string | undefined
  openView: OpenView
}

/** Notes just made, until they are kept: then they are opened as all other kept notes. */
export function MadeView({ generationId, openView }: MadeViewProps) {
  const say = useSay()
  const latest = useStore(madeNotesStore)
  const made = generationId === undefined || latest?.generationId === generationId ? latest : null
  const query = useRunResult('notes', noteRuns, generationId, made !== null, () =>
    openView({ name: 'generate', generationId }),
  )

  const savedId = made?.savedId ?? null
  const openSaved = useEffectEvent((noteId: number) => {
    openView({ name: 'note', noteId })
    madeNotesStore.set(null)
  })
  useEffect(() => {
    if (savedId !== null) openSaved(savedId)
  }, [savedId])

  if (made) return <Made key={made.clientId} made={made} openView={openView} />
  if (generationId === undefined) return null
  return (
    <NotOpened
      query={query}
      title={say('notes.yours')}
      trail={trails(say, openView).history}
      loading={say('notes.loading')}
      failed={say('notes.loadFailed')}
      missing={{
        title: say('notes.notFound'),
        text: say('notes.notHere'),
        hint: say('notes.keptAmongYours'),
      }}
    />
  )
}

function Made({ made, openView }: { made: MadeNotes; openView: OpenView }) {
  const say = useSay()
  const queries = useQueryClient()
  const save = useMutation({ mutationFn: saveNotes, onSuccess: () => void forgetUnfinished(queries) })
  const saveThem = useEffectEvent(() => made.savedId === null && !made.missing && save.mutate(made))
  useEffect(() => {
    saveThem()
  }, [])

  const { missing } = made
  const tryAgain = (generationId: string) => {
    noteRuns.goOn(generationId)
    openView({ name: 'generate', generationId })
  }
  return (
    <NotesPage
      title={made.title}
      purpose={made.purpose}
      html={made.html}
      maker={made}
      materialId={made.materialId}
      openView={openView}
    >
      {missing && !save.isError && (
        <div className="mb-6 flex max-w-2xl flex-col gap-4">
          <MissingPartsNotice module="notes" missing={missing} onTryAgain={() => tryAgain(missing.generationId)} />
          <Button variant="primary" className="self-start" isLoading={save.isPending} onClick={() => save.mutate(made)}>
            {say('notes.keepThere')}
          </Button>
        </div>
      )}
      {save.isError && (
        <div className="mb-6">
          <Notice tone="poor" role="alert">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p>{say('notes.saveFailed')}</p>
              <Button variant="quiet" className="-my-1.5" onClick={() => save.mutate(made)}>
                {say('notes.saveAgain')}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </NotesPage>
  )
}
