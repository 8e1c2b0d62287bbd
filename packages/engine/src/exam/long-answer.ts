import { type Language, languageOf } from '../parse/script.ts'
import { divideIntoParts, type Part } from '../parts.ts'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import { splitWords } from '../zh/words.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { spanOf } from './source.ts'

const REFERENCE_SENTENCES = 5
const FEWEST_STATEMENTS = 3
const NAMED_TERMS = 3
const MOST_TITLE = { en: 60, zh: 24 } as const
/** Titles that name no subject. */
const EMPTY_TITLE =
  /^(?:introduction|summary|conclusions?|overview|background|contents?|notes?|key terms|glossary|(?:review )?questions|exercises|复习问题|练习题?|引言|小结|总结|前言|概述|摘要|内容|术语)$/i
const SCORE = 6

/** Questions for an essay of a paragraph or two: a part of the text, with key terms to be brought in. */
export function longQuestions(material: ExamMaterial): QuestionDraft[] {
  const parts = divideIntoParts(material.document, material.terms)
  const bySentence = Map.groupBy(material.statements, ({ sentence }) => sentence.id)
  return parts.flatMap((part, index) => {
    const statements = part.sentences.flatMap(({ id }) => bySentence.get(id)?.slice(0, 1) ?? [])
    return longQuestion(part, index, statements, material)
  })
}

function longQuestion(
  part: Part,
  index: number,
  statements: readonly Statement[],
  material: ExamMaterial,
): QuestionDraft[] {
  const { wording, language, salience } = material
  const title = part.title.replace(/[?？]$/, '')
  if (!title || EMPTY_TITLE.test(simplifiedShadow(title)) || languageOf(title) !== language) return []
  if (title.length > MOST_TITLE[language]) return []
  if (statements.length < FEWEST_STATEMENTS) return []
  const best = mostSalient(statements, salience)
  const terms = termsOf(best, title, material)
  if (!part.hasOwnTitle && terms.length < 2) return []
  const isQuestion = /[?？]$/.test(part.title)
  const question = isQuestion ? part.title : wording.explain(title, terms.length < 2 ? [] : terms)
  return [
    {
      type: 'long',
      form: part.hasOwnTitle ? 'section' : 'part',
      question,
      options: [],
      answer: best.map(({ text }) => text).join(language === 'zh' ? '' : ' '),
      explanation: best.map(({ sentence }) => wording.quote(sentence.text)).join('\n'),
      place: spanOf(best.map(({ sentence }) => sentence)),
      facts: [`part ${index}`],
      term: title.toLowerCase(),
      section: part.sentences[0]?.section ?? 0,
      score: SCORE + best.length * 0.3 + (part.hasOwnTitle ? 1 : 0) + terms.length * 0.2,
    },
  ]
}

const mostSalient = (statements: readonly Statement[], salience: ReadonlyMap<number, number>): Statement[] =>
  statements
    .toSorted((a, b) => (salience.get(b.sentence.id) ?? 0) - (salience.get(a.sentence.id) ?? 0))
    .slice(0, REFERENCE_SENTENCES)
    .toSorted((a, b) => a.sentence.id - b.sentence.id)

/** Up to three terms of the reference answer that the title does not name, as they stand in it, defined ones first. */
function termsOf(
  statements: readonly Statement[],
  title: string,
  { options, terms, language }: ExamMaterial,
): string[] {
  const text = statements.map((statement) => statement.text).join('\n')
  const names = [
    ...options
      .filter(({ isDefined, text: words }) => isDefined && !/ and |和|与|與/.test(words))
      .map((option) => option.text),
    ...terms
      .filter((term) => (language === 'zh' ? isChineseName(term.text) : isEnglishName(term.text)))
      .map((term) => term.text),
  ]
  const picked: string[] = []
  for (const name of names) {
    const key = name.toLowerCase()
    const isKnown = [title, ...picked].some(
      (other) => other.toLowerCase().includes(key) || key.includes(other.toLowerCase()),
    )
    const written = isKnown ? null : asWritten(name, text, language)
    if (written) picked.push(written)
    if (picked.length === NAMED_TERMS) break
  }
  return picked
}

/** A phrase; not two plurals side by side, which belong to two clauses. */
const isEnglishName = (text: string): boolean => text.includes(' ') && !/[^s]s \w+s$/.test(text)

/** A run of nouns; not a verb with its object, nor a noun with its verb. */
function isChineseName(text: string): boolean {
  const words = splitWords(simplifiedShadow(text))
  return text.length >= 3 && !/^v/.test(words[0]?.tag ?? '') && !/^v/.test(words.at(-1)?.tag ?? '')
}

/** `name` as it stands in `text`, there as whole words; in small letters if it does not open a sentence everywhere. */
function asWritten(name: string, text: string, language: Language): string | null {
  if (language === 'zh') return text.includes(name) ? name : null
  const found = [...text.matchAll(new RegExp(`(?<![\\w-])${RegExp.escape(name)}s?(?![\\w-])`, 'gi'))]
  const inside = found.find(({ index }) => !/(?:^|[.\n]\s*)$/.test(text.slice(0, index)))
  return inside?.[0] ?? (found.length > 0 ? name : null)
}
