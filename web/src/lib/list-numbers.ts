import type { Language } from '@lectern/texts/languages'
import { currentLanguage } from './language.ts'

/** '2', '1 and 3', '1, 2 and 4–6', as it is written in Britain; '1、2、4–6', as Chinese lists numbers. */
export const listNumbers = (numbers: readonly (number | string)[], language: Language): string =>
  language === 'en' ? ENGLISH_LIST.format(numbers.map(String)) : numbers.join('、')

const ENGLISH_LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** '3 and 7–9', or '3、7–9', in the language of the page. */
export const listPages = (pages: readonly number[]): string =>
  listNumbers(
    neighboursOf(pages).map(({ from, to }) => (from === to ? from : `${from}–${to}`)),
    currentLanguage(),
  )

/** Neighbouring pages as one, so that the end of a long scan is not a hundred numbers. Two beside each other stay two. */
function neighboursOf(pages: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last?.to === page - 1) last.to = page
    else runs.push({ from: page, to: page })
  }
  return runs.flatMap(({ from, to }) =>
    to === from + 1 ? [from, to].map((page) => ({ from: page, to: page })) : [{ from, to }],
  )
}
