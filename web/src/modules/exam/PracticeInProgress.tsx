import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../core/account/use-account.ts'
import { begunQuery } from '../../core/begun/begun-query.ts'
import { useKeptWork } from '../../core/begun/use-kept-work.ts'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { Remark } from '../../ui/Remark.tsx'
import { keptPractice } from './kept-practice.ts'
import { answeredCount, practiceStore } from './practice.ts'
import type { OpenView } from './use-view.ts'

/** The ways back to practices that were left, here or on another device. One that begins on this screen is on its way to be opened. */
export function PracticeInProgress({ openView }: { openView: OpenView }) {
  const say = useSay()
  const { isAuthenticated } = useAccount()
  const practice = useStore(practiceStore)
  const isOver = useKeptWork(keptPractice)?.kind === 'ended'
  const [leftId] = useState(practice?.sessionId)
  const { data: begun = [] } = useQuery({ ...begunQuery, enabled: isAuthenticated })
  const isLeft = practice !== null && practice.sessionId === leftId && !isOver
  const others = begun.filter(({ module, id }) => module === 'exam' && id !== String(practice?.sessionId))
  return (
    <>
      {isLeft && (
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
      )}
      {others.map(({ id, title, done, total: count }) => (
        <Remark
          key={id}
          className="mb-6"
          text={say('exam.inProgress', { title, done, count })}
          action={say('exam.resume')}
          onAction={() => openView('practice', Number(id))}
        />
      ))}
    </>
  )
}
