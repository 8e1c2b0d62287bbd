import { runProgressPercent } from '@lectern/domain/chunks'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { countSkipped } from '../../../core/generation/chunked-runs.ts'
import { StoppedRun } from '../../../core/generation/StoppedRun.tsx'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadingLamp } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { combineNotes } from '../combine-notes.ts'
import { cancelGeneration, type Generation, generationStore, retryGeneration } from '../generation.ts'
import { madeNotesStore } from '../made-notes.ts'
import type { OpenView } from '../use-view.ts'

/** The run under way: what is being done, how far, and the notes so far. It can be left and found again. */
export function GenerateView({ openView }: { openView: OpenView }) {
  const generation = useStore(generationStore)
  const isOver = generation === null

  const openResult = useEffectEvent(() => openView({ name: madeNotesStore.get() ? 'made' : 'input' }))
  useEffect(() => {
    if (isOver) openResult()
  }, [isOver])

  if (!generation) return null
  const { phase, chunks, outcomes, error, isShortOfCredits } = generation
  const hasNotes = outcomes.size > countSkipped(generation)
  return (
    <>
      <PageHeader
        title="Making Your Notes"
        description={
          phase === 'stopped' ? undefined : 'You may look at other views of this module meanwhile; the work goes on.'
        }
        back={{ label: 'Back to Notes', onBack: () => openView({ name: 'input' }) }}
        actions={
          phase !== 'stopped' && (
            <Button
              disabled={phase === 'complete'}
              isLoading={phase === 'cancelling'}
              onClick={() => void cancelGeneration()}
            >
              Cancel
            </Button>
          )
        }
      />
      {phase === 'stopped' ? (
        <StoppedRun
          title={hasNotes ? 'The notes are not complete' : 'No notes were made'}
          error={error}
          isShortOfCredits={isShortOfCredits}
          onRetry={retryGeneration}
          leaveLabel={hasNotes ? 'Keep What Was Made' : 'Back to the Content'}
          onLeave={() => void cancelGeneration()}
        />
      ) : (
        <Progress
          percent={phase === 'complete' ? 100 : runProgressPercent(outcomes.size, chunks.length)}
          label={PHASE_LABELS[phase]}
          detail={describe(generation)}
        />
      )}
      {hasNotes ? <NotesSoFar generation={generation} /> : <Waiting />}
    </>
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

const Waiting = () => (
  <div className="mx-auto mt-16 w-44 text-ink-faint">
    <ReadingLamp />
  </div>
)

const PHASE_LABELS: Record<Exclude<Generation['phase'], 'stopped'>, string> = {
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
