import { FAULTY_PHRASES } from './data/faulty-phrases.ts'
import { type ChineseRule, found } from './essay.ts'

/** Faulty sentences that their wording makes known. */
export const phrasing: ChineseRule = (essay) =>
  FAULTY_PHRASES.flatMap(({ kind, pattern, replace, remark, confidence }) =>
    [...essay.shadow.matchAll(pattern)].map((match) => {
      const [wrong] = match
      const isDoubled = kind === 'repetition' && replace === ''
      const right = isDoubled ? wrong.charAt(0) : replace.replace('$1', match[1] ?? '')
      return found(essay, match.index, match.index + wrong.length, right, kind, remark, confidence)
    }),
  )
