import { createFinder } from '@lectern/domain/materials/finding'
import { queryOptions } from '@tanstack/react-query'
import { wait } from '../../../../lib/wait.ts'
import { TEXTS } from '../../../documents/known-texts.ts'
import { keptTextQuery } from '../../chosen-text.ts'

/** So long what is typed may have to wait for a text to be taken in. */
const MOST_MS = 10

/** What finds words in the text of a material. It is another only where scans have been recognised since (`forgetTexts`). */
export const finderQuery = (id: number) =>
  queryOptions({
    queryKey: [...TEXTS, 'finder', id],
    queryFn: async ({ client, signal }) => {
      const { text, page_starts } = await client.fetchQuery(keptTextQuery(id))
      return createFinder(text, page_starts, createPauses(signal))
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })

/** What lets the browser draw, and the student type, once it is long since they could. */
function createPauses(signal: AbortSignal): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOST_MS) return
    await wait(0, signal)
    since = performance.now()
  }
}
