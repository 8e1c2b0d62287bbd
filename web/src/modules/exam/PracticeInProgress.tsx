import { useState } from 'react'
import { useKeptWork } from '../../core/begun/use-kept-work.ts'
import { useSay } from '../../lib/language.ts'
import { Remark } from '../../ui/Remark.tsx'
import { useBegunPractices } from './begun-practices.ts'
import { keptPractice } from './kept-practice.ts'
import type { OpenView } from './use-view.ts'

/** The ways back to practices that were left, here or on another device. One that begins on this screen is on its way to be opened. */
export function PracticeInProgress({ openView }: { openView: OpenView }) {
  const say = useSay()
  const { here, others } = useBegunPractices()
  const isOver = useKeptWork(keptPractice)?.kind === 'ended'
  const [leftId] = useState(here?.sessionId)
  const isLeft = here !== null && here.sessionId === leftId && !isOver
  return (isLeft ? [here, ...others] : others).map(({ sessionId, ...practice }) => (
    <Remark
      key={sessionId}
      className="mb-6"
      text={say('exam.inProgress', practice)}
      action={say('exam.resume')}
      onAction={() => openView('practice', sessionId)}
    />
  ))
}
