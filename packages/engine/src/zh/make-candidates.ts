import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import { readableSentences, type StudyDocument } from '../document.ts'
import { glossaryCandidates } from './glossary.ts'
import { isSoundAlone } from './judge.ts'
import { outlineCandidates } from './outline.ts'
import { definition } from './rules/definition.ts'
import { agent, date, doneBy } from './rules/facts.ts'
import { identity } from './rules/identity.ts'
import { enumeration } from './rules/lists.ts'
import { naming } from './rules/naming.ts'
import type { ChineseInput, ChineseRule, SayIn } from './rules/rule.ts'
import { type Segment, segmentsOf, standsAlone } from './segment.ts'
import { inScript, scriptOf, simplifiedShadow } from './simplified.ts'

const STATEMENT_RULES: readonly ChineseRule[] = [definition, naming, enumeration, agent, date, doneBy, identity]
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
  const segments = sentences.map((sentence) => segmentsOf(sentence))
  const found = [
    ...glossaryCandidates(document, sayIn),
    ...outlineCandidates(document, sayIn),
    ...segments
      .flat()
      .filter(standsAlone)
      .flatMap((segment) => ruleCandidates(segment, { say: sayIn(segment.text), isTopic })),
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

const ruleCandidates = (segment: Segment, around: Pick<ChineseInput, 'say' | 'isTopic'>): CardCandidate[] =>
  STATEMENT_RULES.flatMap((rule) => {
    const { sentence, clause } = segment
    const draft = rule({ ...segment, ...around })
    return draft ? [placed(draft, sentence, sentence.section, `${sentence.id}.${clause}`)] : []
  })

function tidied(candidate: CardCandidate): CardCandidate {
  const answer = candidate.answer.includes('\n')
    ? candidate.answer
    : candidate.answer.replace(/^[，、：:\s]+|[。；，、：．.:\s]+$/g, '')
  return { ...candidate, question: candidate.question.replace(/\s+/g, ' ').trim(), answer }
}
