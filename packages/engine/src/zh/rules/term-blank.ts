import type { CardDraft } from '../../cards/candidate.ts'
import { NOUN_TAG } from '../data/words.ts'
import type { Reading } from '../reading.ts'
import type { Term } from '../terms.ts'
import { splitWords } from '../words.ts'

const FEWEST_CHARACTERS = 16
const MOST_CHARACTERS = 60
const MOST_COMMAS = 3
const MOST_BONUS = 3.2
const TELLING = /是|由|称|使|导致|产生|引起|分为|包括|需要|具有|进行|通过|形成|属于|增加|减少|促进|提出|建立|成立|标志/

/** A sentence with a line in place of its key term. */
export function termBlank({ text, shadow }: Reading, terms: readonly Term[]): CardDraft | null {
  if (shadow.length < FEWEST_CHARACTERS || shadow.length > MOST_CHARACTERS || !TELLING.test(shadow)) return null
  if (
    (shadow.match(/，/g)?.length ?? 0) > MOST_COMMAS ||
    /^(?:如果|若|当|一[个种]|对于|为了|在|从)|它|这|那|该|此/.test(shadow)
  )
    return null
  const own = terms.filter((term) => shadow.includes(term.text))
  for (const term of own) {
    const others = own.filter(
      (other) => other !== term && !other.text.includes(term.text) && !term.text.includes(other.text),
    )
    if (others.length < 2 || !(term.isDefined || term.isMarked || term.count >= 3) || !isFree(shadow, term.text))
      continue
    const at = shadow.indexOf(term.text)
    const words = text.slice(at, at + term.text.length)
    const question = `${text.slice(0, at)}______${text.slice(at + words.length)}。`
    const bonus = Math.min(MOST_BONUS, 1 + term.score / 3 + others.length * 0.2 + (term.isDefined ? 0.6 : 0))
    return { rule: 'term-blank', question, answer: words, term: words, bonus }
  }
  return null
}

/** Whether `term` stands once in the sentence, as words of its own, and nothing else there gives it away. */
function isFree(shadow: string, term: string): boolean {
  if ([term, term.slice(0, 2), term.slice(-2)].some((part) => shadow.split(part).length !== 2)) return false
  const at = shadow.indexOf(term)
  const words = splitWords(shadow)
  const before = words.find(({ at: from, word }) => from + word.length === at)
  const after = words.find(({ at: from }) => from === at + term.length)
  if (!words.some(({ at: from }) => from === at)) return false
  if (/[、-]|[A-Za-z\d.·]/.test((shadow[at - 1] ?? '') + (shadow[at + term.length] ?? ''))) return false
  if (
    before &&
    (/^(?:n|nz|vn|nr|ns|b|a)/.test(before.tag) || /^[多非反全超子半大小新旧总单双和与及]$/.test(before.word))
  )
    return false
  return !(after && (NOUN_TAG.test(after.tag) || /^[和与及]$/.test(after.word)))
}
