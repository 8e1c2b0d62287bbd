import { type Begun, useBegun } from '../../core/begun/use-begun.ts'
import { useStore } from '../../lib/store.ts'
import { answeredCount, practiceStore } from './practice.ts'

/** Practices that were begun and are not handed in, by their sessions; that of this tab is the first. */
export function useBegunPractices(): Begun[] {
  const practice = useStore(practiceStore)
  return useBegun(
    'exam',
    practice && {
      id: String(practice.sessionId),
      title: practice.set.title,
      done: answeredCount(practice),
      total: practice.questions.length,
    },
  )
}
