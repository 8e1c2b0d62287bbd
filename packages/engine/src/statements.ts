import { readableSentences, type StudyDocument } from './document.ts'
import * as english from './en/fit.ts'
import { type Segment as EnglishSegment, segmentsOf as readEnglish } from './en/segment.ts'
import { subjectWords } from './likeness.ts'
import { OMISSION } from './parse/markup.ts'
import type { Sentence } from './parse/sentences.ts'
import {
  carriesOn as carriesOnInChinese,
  segmentsOf as readChinese,
  standsAlone as standsAloneChinese,
} from './zh/segment.ts'

/** A sentence of the text, or one of its main clauses, that is understood without the text around it. */
export type Statement = {
  readonly sentence: Sentence
  /** Without lead-ins ('However, …'), with a full stop. */
  readonly text: string
  readonly words: ReadonlySet<string>
}

/**
 * The statements of `document` in both languages, in order, each once; exercises and the like are left out. Those that
 * lack a formula are among them where `takesFormulas` says so.
 */
export function statementsOf(document: StudyDocument, takesFormulas = false): Statement[] {
  const statements = [
    ...readableSentences(document, 'en').flatMap((sentence) => englishStatements(sentence, document.isSpoken)),
    ...readableSentences(document, 'zh').flatMap(chineseStatements),
  ].filter(({ text }) => takesFormulas || !text.includes(OMISSION))
  return statements.toSorted((a, b) => a.sentence.id - b.sentence.id)
}

/** The sentences of `document` that stand in no statement and are understood right after the one before them, in its block. */
export function followersOf(document: StudyDocument): Sentence[] {
  const { sentences, isSpoken } = document
  const follows = (sentence: Sentence) => sentences[sentence.id - 1]?.block === sentence.block
  return [
    ...readableSentences(document, 'en').filter(
      (sentence) => follows(sentence) && carriesOnInEnglish(readEnglish(sentence), isSpoken),
    ),
    ...readableSentences(document, 'zh').filter(
      (sentence) => follows(sentence) && readChinese(sentence).every(carriesOnInChinese),
    ),
  ]
}

const carriesOnInEnglish = ([first, ...rest]: readonly EnglishSegment[], isSpoken: boolean): boolean =>
  first !== undefined &&
  english.carriesOn(first, isSpoken) &&
  rest.every((segment) => english.isPlain(segment, isSpoken))

const englishStatements = (sentence: Sentence, isSpoken: boolean): Statement[] =>
  readEnglish(sentence)
    .filter((segment) => english.standsAlone({ ...segment, text: segment.text.replaceAll(OMISSION, 'x') }, isSpoken))
    .map(({ text }) => ({ sentence, text, words: subjectWords(text) }))

const chineseStatements = (sentence: Sentence): Statement[] =>
  readChinese(sentence)
    .filter(standsAloneChinese)
    .map(({ text }) => ({ sentence, text: `${text}。`, words: subjectWords(text) }))
