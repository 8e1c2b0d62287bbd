import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Remark } from '../../ui/Remark.tsx'
import { answeredCount, practiceStore } from './practice.ts'
import type { OpenView } from './use-view.ts'

/** The way back to a practice that was left. One that begins on this screen is on its way to be opened. */
export function PracticeInProgress({ openView }: { openView: OpenView }) {
  const say = useSay()
  const practice = useStore(practiceStore)
  const [leftId] = useState(practice?.sessionId)
  if (!practice || practice.sessionId !== leftId) return null
  return (
    <Remark
      className="mb-6"
      text={say('exam.inProgress', {
        title: practice.set.title,
        done: answeredCount(practice),
        count: practice.questions.length,
      })}
      action={say('exam.resume')}
      onAction={() => openView('practice')}
    />
  )
}
