import { useDeferredValue, useMemo } from 'react'
import { countSkipped } from '../../../core/generation/chunked-runs.ts'
import { RunView, useRunEnd } from '../../../core/generation/RunView.tsx'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { useStore } from '../../../lib/store.ts'
import { combineNotes } from '../combine-notes.ts'
import { cancelGeneration, type Generation, generationStore, retryGeneration } from '../generation.ts'
import { madeNotesStore } from '../made-notes.ts'
import type { OpenView } from '../use-view.ts'

/** Notes being made, as far as they are. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  useRunEnd(generation === null, () => openView({ name: madeNotesStore.get() ? 'made' : 'input' }))
  if (!generation) return null
  const hasNotes = generation.outcomes.size > countSkipped(generation)
  return (
    <RunView
      run={generation}
      title="Making Your Notes"
      back={{ label: 'Back to Notes', onBack: () => openView({ name: 'input' }) }}
      phases={PHASES}
      detail={describe(generation)}
      stopped={{
        title: hasNotes ? 'The notes are not complete' : 'No notes were made',
        leaveLabel: hasNotes ? 'Keep What Was Made' : 'Back to the Content',
      }}
      onRetry={retryGeneration}
      onCancel={() => void cancelGeneration()}
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

const PHASES = {
  preparing: 'Preparing your content',
  chunking: 'Dividing it into parts',
  generating: 'Generating notes',
  combining: 'Combining the parts',
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
