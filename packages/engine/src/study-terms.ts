import { readableSentences, type StudyDocument } from './document.ts'
import { findTerms as findEnglishTerms } from './en/terms.ts'
import type { Language } from './parse/script.ts'
import type { Sentence } from './parse/sentences.ts'
import { segmentsOf } from './zh/segment.ts'
import { simplifiedShadow } from './zh/simplified.ts'
import { findTerms as findChineseTerms } from './zh/terms.ts'

/** A word or phrase that the text keeps coming back to, in either language, as the text writes it. */
export type StudyTerm = {
  readonly text: string
  readonly language: Language
  readonly weight: number
  /** Whether it stands in a heading or in bold. */
  readonly isMarked: boolean
  readonly isName: boolean
  /** The numbers of the sentences it stands in. */
  readonly sentences: ReadonlySet<number>
}

const FEWEST_TIMES = 2
const LEAST_WEIGHT = 1.3
const MOST_TERMS = 400

/** The terms of `document`, weightiest first, at most 400 a language; `defined` are terms known to be defined in it. */
export function studyTermsOf(document: StudyDocument, defined: ReadonlySet<string>): StudyTerm[] {
  return [...englishTerms(document), ...chineseTerms(document, defined)].toSorted((a, b) => b.weight - a.weight)
}

function englishTerms(document: StudyDocument): StudyTerm[] {
  const found = [...findEnglishTerms(document, readableSentences(document, 'en')).values()]
  return found
    .filter(({ count, score }) => count >= FEWEST_TIMES && score > LEAST_WEIGHT)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_TERMS)
    .map(({ text, score, isMarked, isName, sentences }) => ({
      text,
      language: 'en' as const,
      weight: score,
      isMarked,
      isName,
      sentences,
    }))
}

function chineseTerms(document: StudyDocument, defined: ReadonlySet<string>): StudyTerm[] {
  const sentences = readableSentences(document, 'zh')
  if (sentences.length === 0) return []
  const shadows = new Map(sentences.map((sentence) => [sentence, simplifiedShadow(sentence.text)]))
  return findChineseTerms(document, sentences.flatMap(segmentsOf), defined)
    .slice(0, MOST_TERMS)
    .flatMap(({ text, score, isMarked }) => {
      const own = sentences.filter((sentence) => shadows.get(sentence)?.includes(text))
      const [first] = own
      if (!first) return []
      return [
        {
          text: asWritten(first, shadows.get(first) ?? '', text),
          language: 'zh' as const,
          weight: score,
          isMarked,
          isName: false,
          sentences: new Set(own.map(({ id }) => id)),
        },
      ]
    })
}

/** The words of `sentence` that stand where its simplified shadow has `plain`. */
function asWritten(sentence: Sentence, shadow: string, plain: string): string {
  const at = shadow.indexOf(plain)
  return sentence.text.slice(at, at + plain.length)
}
