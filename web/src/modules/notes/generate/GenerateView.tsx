import type { Say } from '@lectern/texts/speaker'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { RunView } from '../../../core/generation/RunView.tsx'
import { countSkipped } from '../../../core/generation/run-state.ts'
import { useShownRun } from '../../../core/generation/use-shown-run.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { StudyArticle } from '../../../core/study-text/StudyArticle.tsx'
import { useSay } from '../../../lib/language.ts'
import { combineNotes } from '../combine-notes.ts'
import { type Generation, noteRuns } from '../generation.ts'
import { madeNotesStore } from '../made-notes.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'

interface GenerateViewProps {
  /** The run that the address names; none while a new one is being opened. */
  generationId: string | undefined
  openView: OpenView
}

/** Notes being made, as far as they are. */
export function GenerateView({ generationId, openView }: GenerateViewProps) {
  const say = useSay()
  const trail = trails(say, openView).start
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

  if (!generation) return <NotOpened query={query} title={say('notes.yours')} trail={trail} {...notOpened(say)} />
  const hasNotes = generation.outcomes.size > countSkipped(generation)
  return (
    <RunView
      module="notes"
      run={generation}
      title={say('notes.making')}
      trail={trail}
      phases={phasesIn(say)}
      detail={describe(say, generation)}
      stopped={{
        title: say(hasNotes ? 'notes.notComplete' : 'notes.noneMade'),
        leaveLabel: say(hasNotes ? 'notes.keepMade' : 'notes.backToContent'),
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
  const say = useSay()
  const settled = useDeferredValue(outcomes)
  const text = useMemo(() => combineNotes({ outcomes: settled, chunks }), [settled, chunks])
  return (
    <section className="mt-10" aria-label={say('notes.soFar')}>
      <StudyArticle text={text} />
    </section>
  )
}

const notOpened = (say: Say) => ({
  loading: say('notes.loading'),
  failed: say('notes.generationFailed'),
  missing: { title: say('notes.notFound'), text: say('notes.notHere'), hint: say('notes.keptElsewhere') },
})

const phasesIn = (say: Say) => ({
  preparing: say('notes.phasePreparing'),
  chunking: say('notes.phaseChunking'),
  generating: say('notes.phaseGenerating'),
  processing: say('notes.phaseProcessing'),
  cancelling: say('notes.phaseCancelling'),
  complete: say('notes.phaseComplete'),
})

function describe(say: Say, generation: Generation): string | undefined {
  const { chunks, currentChunk: part, outcomes } = generation
  const total = chunks.length
  if (total === 0) return undefined
  if (part === 0) return say('notes.partsToRead', { count: total })
  return say('notes.progress', { part, total, done: outcomes.size - countSkipped(generation) })
}
