import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { StudyTerm } from '../study-terms.ts'
import { ANY_TEXTS_NOUN } from './data/words.ts'
import { areWords, isSoundAlone } from './judge.ts'
import { isCompound, isDefinite } from './phrase.ts'
import { type Segment, segmentsOf, standsAlone } from './segment.ts'
import { simplifiedShadow } from './simplified.ts'
import { splitWords } from './words.ts'

const FEWEST_TOLD = 12
const MOST_CLAUSES = 4
const BLANK = '______'

/** Blanks for the terms of `document` in its Chinese statements that stand alone: at most one a statement. */
export function chineseTermBlanks(document: StudyDocument, terms: readonly StudyTerm[]): CardCandidate[] {
  const bySentence = new Map<number, string[]>()
  const title = simplifiedShadow(document.blocks.find(({ kind }) => kind === 'heading')?.text ?? '')
  for (const { text, language, sentences } of terms) {
    const plain = simplifiedShadow(text)
    if (language === 'zh' && isTelling(plain) && !title.includes(plain))
      for (const id of sentences) bySentence.set(id, [...(bySentence.get(id) ?? []), plain])
  }
  return readableSentences(document, 'zh').flatMap((sentence) =>
    segmentsOf(sentence).flatMap((segment) => {
      if (!standsAlone(segment) || segment.shadow.split('，').length > MOST_CLAUSES) return []
      const draft = blankIn(segment, bySentence.get(sentence.id) ?? [])
      return draft ? [placed(draft, sentence, sentence.section, `${sentence.id}.${segment.clause}`)] : []
    }),
  )
}

/** A compound of nouns that is no name for the like of all texts: '进行贸易', '分化成' and '计算机' are none. */
const isTelling = (plain: string): boolean =>
  isCompound(plain) &&
  !isDefinite(plain) &&
  !ANY_TEXTS_NOUN.test(plain) &&
  splitWords(plain).every(({ tag }) => NOUN.test(tag))

const NOUN = /^(?:n|vn|an|j|l|i|eng|b|g|k|s$)/

/** What stands beside one of a row, in a name, a bracket or a quotation. */
const GOES_BEFORE = /[、和与及或《“「（(\w·-]$/
const GOES_AFTER = /^(?:[、》”」）)\w·（(-]|[和与及或])/
/** Words that a blank beside them would cut in two: '______素', '排序______'. */
const ADJOINS = /^(?:n(?!s)|vn|k|g|zg)/
/** What the sentences before tell: a subject that is left out, a day without its year, a clause of the same law. */
const LEANS = /[他她它]|^\d{1,2}(?:月|日)|[本前](?:[一二三]?[条款项]|述)|^(?:其他|剩下|有时|致使|由于|无论)/

function blankIn({ text, shadow }: Segment, terms: readonly string[]) {
  const words = splitWords(shadow)
  if (LEANS.test(shadow) || /^(?:v|f|c|u)/.test(words[0]?.tag ?? '')) return null
  for (const term of terms) {
    const at = shadow.indexOf(term)
    if (at < 0 || shadow.includes(term, at + 1) || !areWords(shadow, at, term.length)) continue
    const [before, after] = [shadow.slice(0, at), shadow.slice(at + term.length)]
    if (before.length + after.length < FEWEST_TOLD || GOES_BEFORE.test(before) || GOES_AFTER.test(after)) continue
    const beside = [words.findLast((word) => word.at < at), words.find((word) => word.at >= at + term.length)]
    if (sharesPair(term, before + after) || beside.some((word) => ADJOINS.test(word?.tag ?? ''))) continue
    const answer = text.slice(at, at + term.length)
    const question = `${text.slice(0, at)}${BLANK}${text.slice(at + term.length)}。`
    if (isSoundAlone({ question: question.replace(BLANK, '什么'), answer, rule: 'term-blank' }))
      return { rule: 'term-blank' as const, question, answer, term: answer }
  }
  return null
}

/** Whether two characters of `term` stand side by side in `rest`: they would give it away. */
const sharesPair = (term: string, rest: string): boolean =>
  Array.from({ length: term.length - 1 }, (_, at) => term.slice(at, at + 2)).some((pair) => rest.includes(pair))
