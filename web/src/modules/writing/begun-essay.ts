import { countWords } from '@lectern/domain/words'
import { type Begun, useBegun } from '../../core/begun/use-begun.ts'
import { useUnsentEssay } from './draft.ts'

/** More than a line holds. */
const SHOWN_CHARACTERS = 120

/** The essay that was begun and not sent, by how it begins and its words. */
export function useBegunEssay(): Begun | undefined {
  const here = useUnsentEssay()
  const essay = { id: 'unsent', title: here.slice(0, SHOWN_CHARACTERS), done: countWords(here), total: null }
  return useBegun('writing', here === '' ? null : essay)[0]
}
