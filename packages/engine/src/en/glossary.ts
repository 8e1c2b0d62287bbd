import type { CardCandidate, CardDraft } from '../cards/candidate.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { GENERIC_HEADING } from '../parse/data.ts'
import { headingAbove } from '../parse/headings.ts'
import { verbToBe } from './clause.ts'
import { type EnglishContext, inSentence, keepsCapital } from './context.ts'
import { BODY_NOUN, PERSON_NOUN } from './data/words.ts'
import { type Token, tagWords } from './tagger.ts'
import { bareTerm, isTerm } from './term.ts'

const FEWEST_WORDS = 4
const MOST_SENTENCES = 2
const NOT_A_TERM =
  /^(?:further|more|final|see|also|key|image|credit|video|part|day|week|unit|level|date|time|place|price|total|option|answer)\b|\d$/i
const NOT_A_DEFINITION = /^(?:these|this|it|they|such|another|those|see)\b|[?□]/i
const CAPITALISED_NAME = /^\p{Lu}\S*(?: (?:of|the|and|de|von|van|\p{Lu}\S*)){1,6}$/u

/** Entries 'term: definition' of the student's own lists → 'What is meant by “term”?' */
export function glossaryCandidates(document: StudyDocument, context: EnglishContext): CardCandidate[] {
  const first = new Map(document.sentences.toReversed().map((sentence) => [sentence.block, sentence]))
  return document.blocks.flatMap((block, index) => {
    const sentence = first.get(index)
    if (block.kind !== 'entry' || sentence?.language !== 'en') return []
    if (document.sections[sentence.section]?.isUnread) return []
    const draft = entryCard(block, context, headingAbove(document.blocks, index))
    return draft ? [placed(draft, block, sentence.section, `${sentence.id}.0`)] : []
  })
}

function entryCard(block: Block, context: EnglishContext, heading: string): CardDraft | null {
  const term = block.term ?? ''
  const answer = definitionOf(block)
  if (answer.split(/\s+/).length < FEWEST_WORDS || NOT_A_DEFINITION.test(answer)) return null
  if (GENERIC_HEADING.test(term)) return heading ? headedEntry(term, answer, heading) : null
  const tokens = tagWords(term)
  if (!isTerm(tokens) || NOT_A_TERM.test(term) || tokens.some(isVerbal)) return null
  return { rule: 'glossary-entry', question: askFor(term, tokens, answer, context), answer, term: bareTerm(term) }
}

const isVerbal = ({ tag, word }: Token): boolean =>
  (tag === 'VERB' && !/(?:ing|ed)$/.test(word)) || tag === 'AUX' || tag === 'PRON'

/** 'Causes: …' under 'The French Revolution' */
function headedEntry(label: string, answer: string, heading: string): CardDraft {
  const be = /s$/.test(label) && !/(?:is|ss)$/.test(label) ? 'are' : 'is'
  const question = `${heading}: what ${be} the ${label.toLowerCase()}?`
  return { rule: 'glossary-entry', question, answer, term: heading, bonus: -0.4 }
}

/** A name is asked for as it stands, a word as one whose meaning is wanted: only the author knows its article. */
function askFor(term: string, tokens: readonly Token[], answer: string, context: EnglishContext): string {
  const first = term.split(' ')[0] ?? ''
  const isSeenSmall = (context.casing.get(first.toLowerCase())?.small ?? 0) > 0
  if (CAPITALISED_NAME.test(term) && !isSeenSmall) {
    const opening = answer.split(/\b(?:of|that|which|who|for|to|in)\b|,/)[0] ?? ''
    return PERSON_NOUN.test(opening) && !BODY_NOUN.test(term) ? `Who is ${term}?` : `What ${verbToBe(tokens)} ${term}?`
  }
  const name = isSeenSmall || keepsCapital(first, context) ? inSentence(tokens, context) : term
  return verbToBe(tokens) === 'are' && /^\p{Ll}/u.test(name) ? `What are ${name}?` : `What is meant by “${name}”?`
}

const definitionOf = (block: Block): string =>
  block.text
    .slice(block.definitionAt)
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .slice(0, MOST_SENTENCES)
    .join(' ')
