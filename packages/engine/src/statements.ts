import { readableSentences, type StudyDocument } from './document.ts'
import { standsAlone as standsAloneEnglish } from './en/fit.ts'
import { segmentsOf as readEnglish } from './en/segment.ts'
import { subjectWords } from './likeness.ts'
import type { Sentence } from './parse/sentences.ts'
import { segmentsOf as readChinese, standsAlone as standsAloneChinese } from './zh/segment.ts'

/** A sentence of the text, or one of its main clauses, that is understood without the text around it. */
export type Statement = {
  readonly sentence: Sentence
  /** Without lead-ins ('However, …'), with a full stop. */
  readonly text: string
  readonly words: ReadonlySet<string>
}

/** The statements of `document` in both languages, in order, each once; exercises, the like, and what lacks a formula are left out. */
export function statementsOf(document: StudyDocument): Statement[] {
  const statements = [
    ...readableSentences(document, 'en').flatMap((sentence) => englishStatements(sentence, document.isSpoken)),
    ...readableSentences(document, 'zh').flatMap(chineseStatements),
  ]
  return statements.toSorted((a, b) => a.sentence.id - b.sentence.id)
}

const englishStatements = (sentence: Sentence, isSpoken: boolean): Statement[] =>
  readEnglish(sentence)
    .filter((segment) => standsAloneEnglish(segment, isSpoken))
    .map(({ text }) => ({ sentence, text, words: subjectWords(text) }))

const chineseStatements = (sentence: Sentence): Statement[] =>
  readChinese(sentence)
    .filter(standsAloneChinese)
    .map(({ text }) => ({ sentence, text: `${text}。`, words: subjectWords(text) }))
