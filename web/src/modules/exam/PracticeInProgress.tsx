import { useState } from 'react'
import { useKeptWork } from '../../core/begun/use-kept-work.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Remark } from '../../ui/Remark.tsx'
import { useBegunPractices } from './begun-practices.ts'
import { keptPractice } from './kept-practice.ts'
import { practiceStore } from './practice.ts'
import type { OpenView } from './use-view.ts'

/** The ways back to practices that were left, here or on another device. One that begins on this screen is on its way to be opened. */
export function PracticeInProgress({ openView }: { openView: OpenView }) {
  const say = useSay()
  const practices = useBegunPractices()
  const practisedId = useStore(practiceStore)?.sessionId
  const isOver = useKeptWork(keptPractice)?.kind === 'ended'
  const [leftId] = useState(practisedId)
  const isLeft = (id: number) => id !== practisedId || (id === leftId && !isOver)
  return practices
    .map(({ id, total, ...practice }) => ({ ...practice, sessionId: Number(id), count: total ?? 0 }))
    .filter(({ sessionId }) => isLeft(sessionId))
    .map(({ sessionId, ...practice }) => (
      <Remark
        key={sessionId}
        className="mb-6"
        text={say('exam.inProgress', practice)}
        action={say('exam.resume')}
        onAction={() => openView('practice', sessionId)}
      />
    ))
}
