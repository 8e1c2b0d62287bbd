import { countWords, paidWords } from '@lectern/domain/words'
import { useDeferredValue, useMemo } from 'react'

/** Words of a text that is being typed. Counted when typing leaves time, so that 100,000 words do not slow it down. */
export function useWordCount(text: string): number {
  const settled = useDeferredValue(text)
  return useMemo(() => countWords(settled), [settled])
}

/** Words of such a text as they are paid for. */
export function usePaidWords(text: string): number {
  const settled = useDeferredValue(text)
  return useMemo(() => paidWords(settled), [settled])
}
