import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import type { Sentence } from '../parse/sentences.ts'
import { glossaryCandidates } from './glossary.ts'
import { isSoundAlone } from './judge.ts'
import { type Reading, readingsOf, standsAlone } from './reading.ts'
import { definition } from './rules/definition.ts'
import { agent, date, doneBy, place, predicate } from './rules/facts.ts'
import { enumeration } from './rules/lists.ts'
import { naming, namingBlank, namingOfPrevious } from './rules/naming.ts'
import { caused, condition, manner, reason, roleOf, use } from './rules/reasons.ts'
import type { ChineseRule, Say, SayIn } from './rules/rule.ts'
import { inScript, scriptOf } from './simplified.ts'

const STATEMENT_RULES: readonly ChineseRule[] = [
  definition,
  naming,
  namingBlank,
  roleOf,
  reason,
  condition,
  manner,
  caused,
  use,
  enumeration,
  agent,
  date,
  place,
  doneBy,
  predicate,
]
const LEANING_RULES: readonly ChineseRule[] = [namingOfPrevious]

/** Every card that the rules for Chinese find in `document` and a strict reader would keep, in the script it is written in. */
export function chineseCandidates(document: StudyDocument): CardCandidate[] {
  const sentences = readableSentences(document, 'zh')
  if (sentences.length === 0) return []
  const usual = scriptOf(document.source)
  const sayIn: SayIn = (text) => {
    const script = scriptOf(text, usual)
    return (words) => inScript(words, script)
  }
  const readings = sentences.map((sentence) => readingsOf(sentence))
  const found = [
    ...glossaryCandidates(document, sayIn),
    ...readings.flatMap((own, index) =>
      own.flatMap((reading, clause) =>
        ruleCandidates(reading, readings[index - 1]?.at(-1), clause, sayIn(reading.text)),
      ),
    ),
  ]
  return found.map(tidied).filter(isSoundAlone)
}

function ruleCandidates(reading: Reading, before: Reading | undefined, clause: number, say: Say): CardCandidate[] {
  const { sentence } = reading
  const isNear = before?.sentence.section === sentence.section && before.sentence.id === sentence.id - 1
  const previous = isNear && standsAlone(before) ? before : undefined
  return (standsAlone(reading) ? STATEMENT_RULES : LEANING_RULES).flatMap((rule) => {
    const draft = rule({ ...reading, previous, say })
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
