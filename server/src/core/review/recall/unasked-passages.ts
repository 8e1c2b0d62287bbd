import { partPassages, type Stretch, untouched } from '@lectern/domain/materials/passages'
import { priceOfRecite } from '@lectern/domain/prices'
import { paidWords } from '@lectern/domain/words'
import { inTurns } from '../../../platform/concurrency/in-turns.ts'
import type { AskedMaterial } from './read-asked.ts'

/** The passages that nothing quotes, page by page; pages without any are left out. */
export async function unaskedPassages(
  { material: { text }, pageStarts, covered }: Pick<AskedMaterial, 'material' | 'pageStarts' | 'covered'>,
  signal: AbortSignal,
): Promise<{ page: number; passages: Stretch[] }[]> {
  const pages = await inTurns(
    pageStarts,
    (start, index) => ({
      page: index + 1,
      passages: untouched(partPassages(text.slice(start, pageStarts[index + 1] ?? text.length), start), covered),
    }),
    signal,
  )
  return pages.filter(({ passages }) => passages.length > 0)
}

/** Passages as a text of their own: neighbours stand as they do in the material. */
export function textOfPassages(text: string, passages: readonly Stretch[]): string {
  let joined = ''
  for (const [index, { start, end }] of passages.entries()) {
    const gap = text.slice(passages[index - 1]?.end ?? start, start)
    joined += (gap.trim() === '' ? gap : '\n\n') + text.slice(start, end)
  }
  return joined
}

/** What making cards of a text costs; nothing where there is none. */
export const creditsFor = (text: string): number => (text === '' ? 0 : priceOfRecite(paidWords(text)))
