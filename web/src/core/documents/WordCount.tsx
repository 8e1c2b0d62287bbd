import { WORD_LIMIT } from '@lectern/domain/content'
import { formatCount } from '@lectern/domain/words'

/** How many words a text holds, in red beyond the limit. */
export const WordCount = ({ words, limitWords = WORD_LIMIT }: { words: number; limitWords?: number }) => (
  <span className={words > limitWords ? 'text-poor tabular-nums' : 'tabular-nums'}>
    {formatCount(words)} {words === 1 ? 'word' : 'words'}
  </span>
)
