import type { CardCandidate } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { GENERIC_HEADING } from '../parse/data.ts'
import { headingAbove } from '../parse/headings.ts'
import { countHan } from '../parse/script.ts'
import type { Say, SayIn } from './rules/rule.ts'
import { simplifiedShadow } from './simplified.ts'
import { bareTerm, isTerm } from './term.ts'
import { splitWords } from './words.ts'

const FEWEST_CHARACTERS = 6
const MOST_SENTENCES = 2
const SAYING = /(?:疾呼|指出|认为|说|写道|强调|提出|表示|主张|宣布|规定)$/
const NOT_A_DEFINITION = /^(?:\/|http|如果|首先|它|这|那|例如|[“"「])|[？?□]/

/** Entries '术语：解释' of the student's own lists → '什么是术语？' */
export function glossaryCandidates(document: StudyDocument, sayIn: SayIn): CardCandidate[] {
  const sections = new Map(document.sentences.map((sentence) => [sentence.block, sentence]))
  return document.blocks.flatMap((block, index) => {
    const sentence = sections.get(index)
    if (block.kind !== 'entry' || sentence?.language !== 'zh' || document.sections[sentence.section]?.isUnread)
      return []
    const card = entryCard(block, headingAbove(document.blocks, index), sayIn(block.text))
    return card ? [placed({ rule: 'glossary-entry', ...card }, block, sentence.section, `${sentence.id}.0`)] : []
  })
}

function entryCard(block: Block, heading: string, say: Say) {
  const term = block.term ?? ''
  const plain = simplifiedShadow(term)
  const words = block.text
    .slice(block.definitionAt)
    .split(/(?<=。)/)
    .slice(0, MOST_SENTENCES)
    .join('')
  const plainWords = simplifiedShadow(words)
  if (NOT_A_DEFINITION.test(plainWords)) return null
  if (GENERIC_HEADING.test(plain)) {
    return heading && words.length >= 3
      ? { question: `${heading}${say('的')}${term}${say('是什么？')}`, answer: words, term: heading, bonus: -0.4 }
      : null
  }
  if (!isTerm(plain) || SAYING.test(plain) || countHan(term) === 0 || countHan(words) < FEWEST_CHARACTERS) return null
  if (splitWords(plain).some(({ tag }) => /^(?:d|r|p)$/.test(tag))) return null
  return { question: `${say('什么是')}${bareTerm(term)}？`, answer: words, term: bareTerm(term) }
}
