import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { examApi } from './api.ts'
import { forgetGeneration } from './generation.ts'
import { giveUpPractice, keptPractice } from './kept-practice.ts'
import { beginPractice, type Practice, practiceStore } from './practice.ts'
import type { OpenView } from './use-view.ts'

interface Start {
  set: Practice['set']
  /** Left out, they are read from the server. */
  questions?: readonly ExamQuestion[]
  /** The questions to ask again; all where it is left out. */
  only?: readonly number[]
}

/** The way to begin a practice: at once, or where another one is in progress, once its student has given that up. */
export interface StartPractice {
  begin: (start: Start) => void
  /** The exam whose practice is being begun. */
  startingId: number | null
  /** What waits for the student to give up the practice in progress. */
  waiting: Start | null
  confirm: () => void
  cancel: () => void
}

/** One that was handed in elsewhere is over. */
const isPractising = () => practiceStore.get() !== null && keptPractice.elsewhere.get()?.kind !== 'ended'

/** Starts a session and opens it. */
export function useStartPractice(openView: OpenView): StartPractice {
  const [waiting, setWaiting] = useState<Start | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ set, questions, only }: Start) => {
      const params = { id: set.id }
      const all = questions ?? (await examApi.getSet({ params })).questions
      const body = only ? { question_ids: [...only] } : {}
      const { session_id, question_ids } = await examApi.startSession({ params, body })
      const asked = new Set(question_ids)
      return { session_id, questions: all.filter(({ id }) => asked.has(id)) }
    },
    onSuccess: ({ session_id, questions }, { set }) => {
      forgetGeneration(set.id)
      giveUpPractice()
      beginPractice(session_id, set, questions)
      openView('practice')
    },
    onError: () => toastError(say('exam.startFailed'), 'session'),
    onSettled: () => setWaiting(null),
  })
  return {
    begin: (start) => (isPractising() ? setWaiting(start) : mutate(start)),
    startingId: isPending ? variables.set.id : null,
    waiting,
    confirm: () => waiting && mutate(waiting),
    cancel: () => setWaiting(null),
  }
}
