import { countWords } from '@lectern/domain/words'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../core/account/use-account.ts'
import { begunQuery } from '../../core/begun/begun-query.ts'
import { useUnsentEssay } from './draft.ts'

/** More than a line holds. */
const SHOWN_CHARACTERS = 120

/** An essay that was begun and not sent: how it begins, and its words. */
interface BegunEssay {
  title: string
  words: number
}

/** The essay in the form of this tab, which knows best how far it is, else the one that the server keeps. */
export function useBegunEssay(): BegunEssay | null {
  const { isAuthenticated } = useAccount()
  const here = useUnsentEssay()
  const { data: begun = [] } = useQuery({ ...begunQuery, enabled: isAuthenticated })
  if (here !== '') return { title: here.slice(0, SHOWN_CHARACTERS), words: countWords(here) }
  const kept = begun.find(({ module }) => module === 'writing')
  return kept ? { title: kept.title, words: kept.done } : null
}
