import { languageOf } from '../parse/script.ts'
import { divideIntoParts, type Part } from '../parts.ts'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { spanOf } from './source.ts'

const REFERENCE_SENTENCES = 5
const FEWEST_STATEMENTS = 3
const NAMED_TERMS = 3
const MOST_TITLE = { en: 60, zh: 24 } as const
/** Titles that name no subject. */
const EMPTY_TITLE =
  /^(?:introduction|summary|conclusions?|overview|background|contents?|notes?|key terms|glossary|引言|小结|总结|前言|概述|摘要|内容|术语)$/i
const SCORE = 6

/** Questions for an essay of a paragraph or two: a part of the text, with key terms to be brought in. */
export function longQuestions(material: ExamMaterial): QuestionDraft[] {
  const parts = divideIntoParts(material.document, material.terms)
  return parts.flatMap((part, index) => longQuestion(part, index, material))
}

function longQuestion(part: Part, index: number, material: ExamMaterial): QuestionDraft[] {
  const { wording, language, salience } = material
  const title = part.title.replace(/[?？]$/, '')
  if (!title || EMPTY_TITLE.test(simplifiedShadow(title)) || languageOf(title) !== language) return []
  if (title.length > MOST_TITLE[language]) return []
  const statements = statementsIn(part, material)
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

/** One statement a sentence: the sentence's first. */
function statementsIn(part: Part, { statements }: ExamMaterial): Statement[] {
  const own = new Set(part.sentences.map(({ id }) => id))
  const seen = new Set<number>()
  return statements.filter(({ sentence: { id } }) => own.has(id) && !seen.has(id) && seen.add(id) !== undefined)
}

const mostSalient = (statements: readonly Statement[], salience: ReadonlyMap<number, number>): Statement[] =>
  statements
    .toSorted((a, b) => (salience.get(b.sentence.id) ?? 0) - (salience.get(a.sentence.id) ?? 0))
    .slice(0, REFERENCE_SENTENCES)
    .toSorted((a, b) => a.sentence.id - b.sentence.id)

/** Up to three terms of the reference answer that the title does not name, defined ones first. */
function termsOf(
  statements: readonly Statement[],
  title: string,
  { definitions, terms, language }: ExamMaterial,
): string[] {
  const text = statements.map((statement) => statement.text.toLowerCase()).join('\n')
  const names = [
    ...definitions.map(({ name }) => name),
    ...terms
      .filter((term) => (language === 'zh' ? term.text.length >= 3 : term.text.includes(' ')))
      .map((term) => term.text),
  ]
  const picked: string[] = []
  for (const name of names) {
    const key = name.toLowerCase()
    const isKnown = [title, ...picked].some(
      (other) => other.toLowerCase().includes(key) || key.includes(other.toLowerCase()),
    )
    if (!isKnown && text.includes(key)) picked.push(name)
    if (picked.length === NAMED_TERMS) break
  }
  return picked
}
