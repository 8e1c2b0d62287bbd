import type { ListeningSet } from '@lectern/contract/listening/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { studySeconds } from '../../../core/review/session/study-seconds.ts'
import { useSay } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { practiceOf } from '../answer-practice.ts'
import { listeningApi } from '../api.ts'
import { keptPractice } from '../kept-practice.ts'
import { practiceStore } from '../practice.ts'
import { scoreStore } from '../score.ts'
import type { OpenView } from '../use-view.ts'

/** Handing in waits no longer for what may have been answered elsewhere. */
const LONGEST_LOOK_MS = 5000

interface Submit {
  /** Hands the practice in as it is answered on all devices, unless its student has to be told of another one first. */
  submit: () => Promise<void>
  /** Asks for the score of a practice that was handed in elsewhere: a repeat gets the first one. */
  askForScore: () => void
  isUnderWay: boolean
}

export function useSubmit({ id }: ListeningSet, openView: OpenView): Submit {
  const say = useSay()
  const queries = useQueryClient()
  const [openedAtMs] = useState(() => Date.now())
  const [isLooking, setLooking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (_from: 'here' | 'elsewhere') => {
      const practice = practiceOf(id)
      const { answers, clientId } = practice
      practiceStore.set(practice)
      return listeningApi.submit({ params: { id }, body: { answers: { ...answers }, client_id: clientId } })
    },
    onSuccess: (score, from) => {
      const startedAtMs = Math.min(openedAtMs, practiceOf(id).startedAtMs ?? openedAtMs)
      scoreStore.set({ setId: id, score, seconds: from === 'here' ? studySeconds(startedAtMs, Date.now()) : null })
      practiceStore.set(null)
      void queries.invalidateQueries({ queryKey: ['listening'] })
      openView({ name: 'score', attemptId: score.attempt_id })
    },
    onError: () => toastError(say('listening.submitFailed')),
  })
  const submit = async () => {
    setLooking(true)
    // Nothing that was answered on another device is left out.
    const isAllHere = await keptPractice.settle(LONGEST_LOOK_MS)
    setLooking(false)
    if (isAllHere) mutate('here')
  }
  return { submit, askForScore: () => mutate('elsewhere'), isUnderWay: isLooking || isPending }
}
