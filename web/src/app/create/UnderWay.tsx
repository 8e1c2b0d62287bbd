import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ocrWindowStore, openOcrWindow } from '../../core/documents/ocr-window.ts'
import { WaitingRuns } from '../../core/generation/WaitingRuns.tsx'
import { UnfinishedWork } from '../../core/unfinished/UnfinishedWork.tsx'
import { unfinishedQuery } from '../../core/unfinished/unfinished-query.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { generationStore } from '../../modules/exam/generation.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { cardRuns } from '../../modules/recite/generation.ts'
import { Notice } from '../../ui/Notice.tsx'
import { MakingFailures } from './MakingFailures.tsx'
import { useAwaitedLecture } from './use-awaited-lecture.ts'

/** Everything of the student's that is being made or waits to be taken, with how far it is and what came of it. */
export function UnderWay() {
  const say = useSay()
  const isOcrOpen = useStore(ocrWindowStore, Boolean)
  // Read again whenever the student comes back to it, and when that window closes.
  const { data: work = [] } = useQuery({ ...unfinishedQuery, enabled: !isOcrOpen, staleTime: 0 })
  const exam = useStore(generationStore)
  useAwaitedLecture()
  return (
    <section aria-label={say('create.underWay')} className="mb-8 flex flex-col gap-4 empty:hidden">
      {exam.phase === 'done' && (
        <Notice>
          {say('create.examReady', { title: exam.exam.title })}{' '}
          <Link to="/module/exam" className="text-link">
            {say('create.openExam')}
          </Link>
        </Notice>
      )}
      <MakingFailures />
      <UnfinishedWork work={work} onOpenOcr={openOcrWindow} />
      <WaitingRuns module="recite" driven={cardRuns.store} />
      <WaitingRuns module="notes" driven={noteRuns.store} />
    </section>
  )
}
