import { subjectWords } from '../likeness.ts'
import { type Language, languageOf } from '../parse/script.ts'
import { divideIntoParts, type Part } from '../parts.ts'
import type { Statement } from '../statements.ts'
import { simplifiedShadow } from '../zh/simplified.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { spanOf } from './source.ts'

const REFERENCE_SENTENCES = 5
const FEWEST_STATEMENTS = 4
const NAMES_NO_SUBJECT = /[=^()[\]{}\\|@#]|^(?:using|how|why|what|when|be|let|more|some|the first|the last|another)\b/i
/** A sentence that goes on from the one before. */
const GOES_ON =
  /^(?:\S+ ){0,5}(?:they|it|he|she|we|you|this|these|his|her|their|its)\b|^The (?:remainder|rest|other|first|second|latter|former)\b/i
/** Without terms to bring in, a Chinese title leaves open what is asked. */
const FEWEST_TERMS = 2
const NAMED_TERMS = 3
const MOST_TITLE = { en: 60, zh: 24 } as const
/** Titles that name no subject. */
const EMPTY_TITLE =
  /introduction|summary|conclusion|overview|background|contents?$|^notes?|key (?:terms|concepts)|glossary|questions|exercises|objectives|outcomes|connection|link to|resources|further reading|references|^part \d|^last|^other|^case|example|homework|assignment|activity|appendix|recap|^\W|\d{2,}|复习|练习|引言|小结|总结|前言|概述|摘要|内容|术语|资源|目标|简介|其他|示例|例子|参考|作业|说明$|译文|原文|【|^第.{1,4}[条节课章]$/i
const FEWEST_ON_TITLE = 2
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
  if (
    !title ||
    NAMES_NO_SUBJECT.test(title) ||
    EMPTY_TITLE.test(simplifiedShadow(title)) ||
    languageOf(title) !== language
  )
    return []
  if (title.length > MOST_TITLE[language]) return []
  const onTitle = subjectWords(title)
  const isOn = ({ text }: Statement): boolean =>
    [...onTitle].some((word) => text.toLowerCase().includes(word.replace(/s$/, '')))
  if (!part.hasOwnTitle || statements.length < FEWEST_STATEMENTS || statements.filter(isOn).length < FEWEST_ON_TITLE)
    return []
  const isNamed =
    language === 'zh' ||
    title.includes(' ') ||
    material.definitions.some(({ name }) => name.toLowerCase() === title.toLowerCase())
  const best = mostSalient(
    statements.filter(({ text }) => !GOES_ON.test(text)),
    salience,
  )
  if (!isNamed || best.length < FEWEST_STATEMENTS || !best.slice(0, 2).some(isOn)) return []
  const terms = termsOf(best, title, material)
  if (language === 'zh' && terms.length < FEWEST_TERMS) return []
  const isQuestion = /[?？]$/.test(part.title)
  const question = isQuestion ? part.title : wording.explain(title, terms.length < 2 ? [] : terms)
  return [
    {
      type: 'long',
      form: 'section',
      question,
      options: [],
      answer: best.map(({ text }) => text).join(language === 'zh' ? '' : ' '),
      explanation: best.map(({ sentence }) => wording.quote(sentence.text)).join('\n'),
      place: spanOf(best.map(({ sentence }) => sentence)),
      facts: [`part ${index}`],
      term: title.toLowerCase(),
      section: part.sentences[0]?.section ?? 0,
      score: SCORE + best.length * 0.3 + 1 + terms.length * 0.2,
    },
  ]
}

const mostSalient = (statements: readonly Statement[], salience: ReadonlyMap<number, number>): Statement[] =>
  statements
    .toSorted((a, b) => (salience.get(b.sentence.id) ?? 0) - (salience.get(a.sentence.id) ?? 0))
    .slice(0, REFERENCE_SENTENCES)
    .toSorted((a, b) => a.sentence.id - b.sentence.id)

/** Up to three terms of the reference answer that the title does not name, as they stand in it, defined ones first. */
function termsOf(statements: readonly Statement[], title: string, { options, language }: ExamMaterial): string[] {
  const text = statements.map((statement) => statement.text).join('\n')
  const names = [
    ...options
      .filter(({ isDefined, text: words }) => isDefined && !/ and |和|与|與/.test(words))
      .map((option) => option.text),
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

/** `name` as it stands in `text`, there as whole words; in small letters if it does not open a sentence everywhere. */
function asWritten(name: string, text: string, language: Language): string | null {
  if (language === 'zh') return text.includes(name) ? name : null
  const found = [...text.matchAll(new RegExp(`(?<![\\w-])${RegExp.escape(name)}s?(?![\\w-])`, 'gi'))]
  const inside = found.find(({ index }) => !/(?:^|[.\n]\s*)$/.test(text.slice(0, index)))
  return inside?.[0] ?? (found.length > 0 ? name : null)
}
