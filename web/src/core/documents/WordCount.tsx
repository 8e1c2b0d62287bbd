import { WORD_LIMIT } from '@lectern/domain/content'
import { useSay } from '../../lib/language.ts'

/** How many words a text holds, in red beyond the limit. */
export function WordCount({ words, limitWords = WORD_LIMIT }: { words: number; limitWords?: number }) {
  const say = useSay()
  return (
    <span className={words > limitWords ? 'text-poor tabular-nums' : 'tabular-nums'}>
      {say('documents.words', { count: words })}
    </span>
  )
}
