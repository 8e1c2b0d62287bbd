import type { ExamQuestion } from '@lectern/contract/exam'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { useMutation } from '@tanstack/react-query'
import { toastError } from '../../ui/toasts.ts'
import { examApi } from './api.ts'
import { beginPractice, type Practice } from './practice.ts'
import type { OpenView } from './use-view.ts'

interface Start {
  set: Practice['set']
  /** Left out, they are read from the server. */
  questions?: readonly ExamQuestion[]
  /** The questions to ask again; all where it is left out. */
  only?: readonly number[]
}

/** Starts a session and opens it. */
export const useStartPractice = (openView: OpenView) =>
  useMutation({
    mutationFn: async ({ set, questions, only }: Start) => {
      const params = { id: set.id }
      const all = questions ?? (await examApi.getSet({ params })).questions
      const body = only ? { question_ids: [...only] } : {}
      const { session_id, question_ids } = await examApi.startSession({ params, body })
      const asked = new Set(question_ids)
      return { session_id, questions: all.filter(({ id }) => asked.has(id)) }
    },
    onSuccess: ({ session_id, questions }, { set }) => {
      beginPractice(session_id, set, questions)
      openView('practice')
    },
    onError: () => toastError(EXAM_TEXTS.startFailed, 'session'),
  })
