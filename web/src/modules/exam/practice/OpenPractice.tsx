import type { ExamSession } from '@lectern/contract/exam/shapes'
import { useEffect, useEffectEvent, useState } from 'react'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { useSay } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useAttempt } from '../api.ts'
import { keptPractice, takeUpPractice } from '../kept-practice.ts'
import { practiceStore } from '../practice.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'

/** A practice that was begun elsewhere, on its way to be gone on with here. One that was handed in shows its results. */
export function OpenPractice({ sessionId, openView }: { sessionId: number; openView: OpenView }) {
  const say = useSay()
  const query = useAttempt(sessionId)
  const [isAsking, setAsking] = useState(false)
  const take = (session: ExamSession) => {
    takeUpPractice(session)
    openView('practice')
  }
  const open = useEffectEvent(async (session: ExamSession) => {
    if (session.ended_at !== null) return openView('results', sessionId)
    // What is practised in this tab makes way: the server keeps it.
    await keptPractice.save()
    if (keptPractice.isUnsaved()) setAsking(true)
    else take(session)
  })
  useEffect(() => {
    if (query.data) void open(query.data)
  }, [query.data])
  return (
    <>
      <NotOpened
        query={query}
        title={say('exam.title')}
        trail={trails(say, openView).start}
        loading={say('exam.loadingPractice')}
        failed={say('exam.practiceFailed')}
        missing={{
          title: say('exam.practiceNotFound'),
          text: say('exam.practiceMissing'),
          hint: say('exam.attemptMissingHint'),
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={say('exam.giveUp')}
        description={say('exam.giveUpText', { title: practiceStore.get()?.set.title ?? '' })}
        confirmLabel={say('exam.resumeOther')}
        onConfirm={() => query.data && take(query.data)}
        onCancel={() => openView('generate')}
      />
    </>
  )
}
