import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { glossaryCandidates } from './glossary.ts'
import { isSoundAlone } from './judge.ts'
import { outlineCandidates } from './outline.ts'
import { type Reading, readingsOf, standsAlone } from './reading.ts'
import { definition } from './rules/definition.ts'
import { agent, date, doneBy, place, unique } from './rules/facts.ts'
import { figure } from './rules/figures.ts'
import { enumeration } from './rules/lists.ts'
import { naming, namingOfPrevious } from './rules/naming.ts'
import { caused, reason, roleOf, use } from './rules/reasons.ts'
import type { ChineseInput, ChineseRule, SayIn } from './rules/rule.ts'
import { inScript, scriptOf, simplifiedShadow } from './simplified.ts'

const STATEMENT_RULES: readonly ChineseRule[] = [
  definition,
  naming,
  roleOf,
  reason,
  caused,
  use,
  enumeration,
  agent,
  date,
  place,
  doneBy,
  unique,
  figure,
]
const LEANING_RULES: readonly ChineseRule[] = [namingOfPrevious]
const LONGEST_HEADING = 24

/** Every card that the rules for Chinese find in `document` and a strict reader would keep, in the script it is written in. */
export function chineseCandidates(document: StudyDocument): CardCandidate[] {
  const sentences = readableSentences(document, 'zh')
  if (sentences.length === 0) return []
  const usual = scriptOf(document.source)
  const sayIn: SayIn = (text) => {
    const script = scriptOf(text, usual)
    return (words) => inScript(words, script)
  }
  const isTopic = topicsOf(document)
  const readings = sentences.map((sentence) => readingsOf(sentence))
  const found = [
    ...glossaryCandidates(document, sayIn),
    ...outlineCandidates(document, sayIn),
    ...readings.flatMap((own, index) =>
      own.flatMap((reading, clause) =>
        ruleCandidates(reading, readings[index - 1]?.at(-1), clause, { say: sayIn(reading.text), isTopic }),
      ),
    ),
  ]
  return found.map(tidied).filter(isSoundAlone)
}

/** Tells what the headings and the words in bold name. */
function topicsOf({ blocks, sentences }: StudyDocument): (plain: string) => boolean {
  const headings = blocks.filter(({ kind, text }) => kind === 'heading' && text.length <= LONGEST_HEADING)
  const marked = new Set(sentences.flatMap((sentence) => sentence.marked).map(simplifiedShadow))
  const titles = headings.map(({ text }) => simplifiedShadow(text))
  return (plain) => marked.has(plain) || titles.some((title) => title.includes(plain))
}

function ruleCandidates(
  reading: Reading,
  before: Reading | undefined,
  clause: number,
  around: Pick<ChineseInput, 'say' | 'isTopic'>,
): CardCandidate[] {
  const { sentence } = reading
  const isNear = before?.sentence.section === sentence.section && before.sentence.id === sentence.id - 1
  const previous = isNear && standsAlone(before) ? before : undefined
  return (standsAlone(reading) ? STATEMENT_RULES : LEANING_RULES).flatMap((rule) => {
    const draft = rule({ ...reading, previous, ...around })
    if (!draft) return []
    const isOfBoth = draft.rule === 'naming-of-previous' && previous
    const place = isOfBoth ? { start: previous.sentence.start, end: sentence.end } : sentence
    return [placed(draft, place, sentence.section, originOf(sentence, clause))]
  })
}

const originOf = ({ id }: Sentence, clause: number): string => `${id}.${clause}`

function tidied(candidate: CardCandidate): CardCandidate {
  const answer = candidate.answer.includes('\n')
    ? candidate.answer
    : candidate.answer.replace(/^[，、：:\s]+|[。；，、：．.:\s]+$/g, '')
  return { ...candidate, question: candidate.question.replace(/\s+/g, ' ').trim(), answer }
}
