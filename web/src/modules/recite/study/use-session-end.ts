import { useEffect, useRef, useState } from 'react'
import { say } from '../../../lib/language.ts'
import { toastError, toastInfo, toastSuccess } from '../../../ui/toasts/toasts.ts'
import { useForgetHistory } from '../api.ts'
import { forgetStudy } from '../left-studies.ts'
import { rememberEnding, studyStore } from '../study-session.ts'
import { endSession, type Outcome } from './end-session.ts'

/** Ends a session once, in one of three ways: all cards answered, the time up, or left by the student. */
export function useSessionEnd(sessionId: number, onDone: () => void) {
  const forgetHistory = useForgetHistory()
  const [stage, setStage] = useState<'studying' | 'ending' | 'end-failed'>('studying')
  const isTimeUp = useRef(false)
  const isOpen = useIsOpen()

  const end = async () => {
    setStage('ending')
    try {
      tellOutcome(await endSession(sessionId, isTimeUp.current))
    } catch {
      toastError(say('recite.endStudyFailed'), 'session')
      return setStage('end-failed')
    }
    if (isOpen.current) onDone()
    studyStore.set(null)
    void forgetHistory()
  }

  return {
    stage,
    end,
    expire: () => {
      isTimeUp.current = true
      return end()
    },
    /** Ends the session behind the student's back. Should that fail, the server ends it at its deadline. */
    leave: () => {
      rememberEnding(endSession(sessionId, false))
      forgetStudy(sessionId)
      void forgetHistory()
      studyStore.set(null)
    },
  }
}

function tellOutcome(outcome: Outcome): void {
  if (outcome === 'completed') toastSuccess(say('recite.studyCompleted'), 'session')
  else toastInfo(say(outcome === 'expired' ? 'recite.timeUp' : 'recite.sessionEnded'), 'session')
}

/** Whether the screen is still there, for what comes back after the student has left it. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
