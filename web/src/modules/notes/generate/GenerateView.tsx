import { NOTES_TEXTS } from '@lectern/domain/notes'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { RunView } from '../../../core/generation/RunView.tsx'
import { countSkipped } from '../../../core/generation/run-state.ts'
import { useShownRun } from '../../../core/generation/use-shown-run.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { combineNotes } from '../combine-notes.ts'
import { type Generation, noteRuns } from '../generation.ts'
import { madeNotesStore } from '../made-notes.ts'
import type { OpenView } from '../use-view.ts'

interface GenerateViewProps {
  /** The run that the address names; none while a new one is being opened. */
  generationId: string | undefined
  openView: OpenView
}

/** Notes being made, as far as they are. */
export function GenerateView({ generationId, openView }: GenerateViewProps) {
  const back = { label: 'Back to Notes', onBack: () => openView({ name: 'input' }) }
  const { run: generation, query } = useShownRun('notes', noteRuns, generationId, () => {
    const made = madeNotesStore.get()
    const isOfThis = made !== null && (generationId === undefined || made.generationId === generationId)
    openView(isOfThis ? { name: 'made', generationId: made.generationId ?? undefined } : { name: 'input' })
  })
  // A reload, or another window, finds the run by its address.
  const id = generation?.id ?? undefined
  const nameIt = useEffectEvent(() => openView({ name: 'generate', generationId: id }))
  useEffect(() => {
    if (id !== undefined && id !== generationId) nameIt()
  }, [id, generationId])

  if (!generation) return <NotOpened query={query} title="Your Notes" back={back} {...NOT_OPENED} />
  const hasNotes = generation.outcomes.size > countSkipped(generation)
  return (
    <RunView
      module="notes"
      run={generation}
      title="Making Your Notes"
      back={back}
      phases={PHASES}
      detail={describe(generation)}
      stopped={{
        title: hasNotes ? 'The notes are not complete' : 'No notes were made',
        leaveLabel: hasNotes ? 'Keep What Was Made' : 'Back to the Content',
      }}
      onRetry={noteRuns.retry}
      onGoOn={noteRuns.goOn}
      onCancel={() => void noteRuns.cancel()}
    >
      {hasNotes ? <NotesSoFar generation={generation} /> : null}
    </RunView>
  )
}

function NotesSoFar({ generation: { outcomes, chunks } }: { generation: Generation }) {
  const settled = useDeferredValue(outcomes)
  const text = useMemo(() => combineNotes({ outcomes: settled, chunks }), [settled, chunks])
  return (
    <section className="mt-10" aria-label="Notes so far">
      <StudyArticle text={text} />
    </section>
  )
}

const NOT_OPENED = {
  loading: 'Loading your notes',
  failed: NOTES_TEXTS.generationFailed,
  missing: {
    title: 'Notes Not Found',
    text: 'These notes are not here',
    hint: 'They may have been kept, or discarded, in another window.',
  },
}

const PHASES = {
  preparing: 'Preparing your content',
  chunking: 'Dividing it into parts',
  generating: 'Generating notes',
  processing: 'Combining the parts',
  cancelling: 'Cancelling: what was made so far is kept',
  complete: 'Complete',
}

function describe(generation: Generation): string | undefined {
  const { chunks, currentChunk, outcomes } = generation
  if (chunks.length === 0) return undefined
  if (currentChunk === 0) return chunks.length === 1 ? 'One part to read' : `${chunks.length} parts to read`
  const skipped = countSkipped(generation)
  return `Part ${currentChunk} of ${chunks.length}, ${outcomes.size - skipped} done${skipped > 0 ? `, ${skipped} failed` : ''}`
}
