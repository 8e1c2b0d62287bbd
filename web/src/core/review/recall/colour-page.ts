import { flowLines } from '@lectern/domain/materials/flow-lines'
import { partPassages } from '@lectern/domain/materials/passages'
import type { RecallState } from '@lectern/domain/review'
import type { Recall, RecalledItem } from './pages.ts'

/** A passage of a page that something is asked about; its places are those of the text as it is shown. */
export interface ColouredPassage {
  start: number
  end: number
  state: RecallState
  items: readonly RecalledItem[]
}

/** What a passage is coloured by where its cards differ: what is to be done first. */
const WEAKEST_FIRST = ['fading', 'unasked', 'strong'] as const satisfies readonly RecallState[]

/** The passages of a page that are asked about, each with what asks. A card whose words go over several is of each. */
export function colourPage(
  { start: begin, text }: { start: number; text: string },
  recall: Recall | null,
  isPrinted: boolean,
): ColouredPassage[] {
  const end = begin + text.length
  const items = (recall?.items ?? []).filter(({ place }) => place && place.start < end && begin < place.end)
  if (items.length === 0) return []
  const { placeOf } = isPrinted ? flowLines(text) : { placeOf: (place: number) => place }
  return partPassages(text, begin).flatMap((passage) => {
    const asking = items.filter(({ place }) => place && place.start < passage.end && passage.start < place.end)
    const state = WEAKEST_FIRST.find((one) => asking.some((item) => item.state === one))
    if (!state) return []
    return { start: placeOf(passage.start - begin), end: placeOf(passage.end - begin), state, items: asking }
  })
}
