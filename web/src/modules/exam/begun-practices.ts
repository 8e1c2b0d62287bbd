import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../core/account/use-account.ts'
import { begunQuery } from '../../core/begun/begun-query.ts'
import { useStore } from '../../lib/store.ts'
import { answeredCount, practiceStore } from './practice.ts'

/** A practice that was begun and is not handed in. */
interface BegunPractice {
  sessionId: number
  title: string
  /** Questions that are answered. */
  done: number
  /** How many there are. */
  count: number
}

/** The practice of this tab, which knows best how far it is; and the others that the server keeps, the last changed first. */
export function useBegunPractices(): { here: BegunPractice | null; others: BegunPractice[] } {
  const { isAuthenticated } = useAccount()
  const practice = useStore(practiceStore)
  const { data: begun = [] } = useQuery({ ...begunQuery, enabled: isAuthenticated })
  const kept = begun
    .filter(({ module }) => module === 'exam')
    .map(({ id, title, done, total }) => ({ sessionId: Number(id), title, done, count: total ?? 0 }))
  return {
    here: practice && {
      sessionId: practice.sessionId,
      title: practice.set.title,
      done: answeredCount(practice),
      count: practice.questions.length,
    },
    others: kept.filter(({ sessionId }) => sessionId !== practice?.sessionId),
  }
}
