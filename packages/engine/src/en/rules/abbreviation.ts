import type { EnglishRule } from './rule.ts'

const SHORT_FORM = / \(([A-Z][A-Za-z]?[A-Z]{1,4}s?)\)/
const WORDS_BEFORE = 7
const SMALL_WORD = /^(?:of|the|and|for|in|to|on|a|an|by|with)$/i

/** 'gross domestic product (GDP)' → 'What does “GDP” stand for?' */
export const abbreviation: EnglishRule = ({ text, context }) => {
  const found = SHORT_FORM.exec(text)
  if (!found) return null
  const [, short = ''] = found
  const before = (
    text
      .slice(0, found.index)
      .split(/[^\p{L}’' -]/u)
      .at(-1) ?? ''
  )
    .split(' ')
    .slice(-WORDS_BEFORE)
    .join(' ')
  const letters = short.replace(/s$/, '').toLowerCase()
  const words = before.split(/[ -]/)
  for (let from = words.length - 1; from >= 0; from--) {
    const own = words.slice(from)
    const initials = own
      .filter((word) => !SMALL_WORD.test(word))
      .map((word) => word.charAt(0).toLowerCase())
      .join('')
    const all = own.map((word) => word.charAt(0).toLowerCase()).join('')
    if ((initials !== letters && all !== letters) || SMALL_WORD.test(own[0] ?? '')) continue
    const full = before.slice(before.length - own.join(' ').length)
    if ((context.document.source.split(short).length ?? 0) < 3) return null
    return { rule: 'abbreviation', question: `What does “${short}” stand for?`, answer: full, term: short }
  }
  return null
}
