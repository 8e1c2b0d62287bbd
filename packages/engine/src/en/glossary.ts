import type { CardCandidate, CardDraft } from '../cards/candidate.ts'
import { announcedEntries, entriesAround, SHORTEST_RUN, shareOf } from '../cards/entries.ts'
import { placed } from '../cards/placed.ts'
import type { Block, StudyDocument } from '../document.ts'
import { GENERIC_HEADING } from '../parse/data/headings.ts'
import { verbToBe } from './clause.ts'
import { type EnglishContext, inSentence, keepsCapital } from './context.ts'
import { BODY_NOUN, PERSON_NOUN } from './data/words.ts'
import { type Token, tagWords } from './tagger.ts'
import { bareTerm, isTerm } from './term.ts'
import { dependents, treeOf, wordAt } from './tree.ts'

const FEWEST_WORDS = 4
const MOST_WORDS = 45
const LONGEST_PARSED = 60
const MOST_SENTENCES = 1
const NOT_A_TERM =
  /^(?:for|of|in|on|at|by|with|from|if|as|higher|lower|stronger|weaker|less|larger|smaller|greater|fewer|both|each|further|more|final|see|also|key|image|credit|video|part|day|week|unit|level|date|time|place|price|total|option|answer|assessment|evaluation|implementation|examination|intervention|management|sources?|lecture|reading|topic|problem statement)\b|\d$|[_\\\\@#]| and | or /i
const NOT_A_DEFINITION =
  /^(?:(?:unit|chapter|lesson|section|module|week|page) \d|these|this|it|they|such|another|those|see)\b|[?□{}[\]]|-->|::/i
const CAPITALISED_NAME = /^\p{Lu}\S*(?: (?:of|the|and|de|von|van|\p{Lu}\S*)){1,6}$/u

/** Nearly all of a list are definitions where so many begin with an article: 'Ribosome: a small particle that …'. */
const LEAST_DEFINING = 0.8
const OPENS_WITH_ARTICLE = /^(?:an?|the|any) \S/i

/** Entries 'term: definition' → 'What is meant by “term”?'; of lists that neither are announced nor look like glossaries, to be looked at. */
export function glossaryCandidates(document: StudyDocument, context: EnglishContext): CardCandidate[] {
  const { blocks } = document
  const announced = announcedEntries(blocks)
  const defining = new Set(blocks.filter((block) => OPENS_WITH_ARTICLE.test(definitionOf(block))))
  const isListed = (index: number): boolean => {
    const run = entriesAround(blocks, index)
    return run.length >= SHORTEST_RUN && shareOf(run, defining) >= LEAST_DEFINING
  }
  const times = Map.groupBy(blocks, ({ term }) => term ?? '')
  const first = new Map(document.sentences.toReversed().map((sentence) => [sentence.block, sentence]))
  return blocks.flatMap((block, index) => {
    const sentence = first.get(index)
    // A term that is explained again and again is a speaker's name.
    if (sentence?.language !== 'en' || (times.get(block.term ?? '')?.length ?? 0) > 2) return []
    if (block.kind !== 'entry' || document.sections[sentence.section]?.isUnread) return []
    const rule = announced.has(block) || isListed(index) ? 'glossary-entry' : 'noted-entry'
    const draft = entryCard(block, context)
    return draft ? [placed({ ...draft, rule }, block, sentence.section, `${sentence.id}.0`)] : []
  })
}

function entryCard(block: Block, context: EnglishContext): CardDraft | null {
  const term = block.term ?? ''
  const answer = definitionOf(block)
  const count = answer.split(/\s+/).length
  if (count < FEWEST_WORDS || count > MOST_WORDS || NOT_A_DEFINITION.test(answer)) return null
  if (GENERIC_HEADING.test(term) || /\p{Script=Han}/u.test(term)) return null
  const tokens = tagWords(term)
  if (
    !isTerm(tokens) ||
    NOT_A_TERM.test(term) ||
    tokens.some(isVerbal) ||
    (tokens.length === 1 && tokens[0]?.tag === 'ADJ') ||
    !tellsMeaning(answer)
  )
    return null
  return { rule: 'glossary-entry', question: askFor(term, tokens, answer, context), answer, term: bareTerm(term) }
}

const NOTE = /^\((?:also|or|plural|singular|abbreviated)[^)]*\)[,:]?\s*/i
const CAPITALISED = /^\p{Lu}/u
const MOST_CAPITALISED = 0.5

/** A finite verb before anything that could introduce one: what follows a term then states something instead. */
const STATES =
  /^(?:(?!\b(?:that|which|who|whose|where|when|how|what|whether|if|as|we|people)\b)[^;:.(])*?\b(?:is|are|was|were|should|can|may|must|will|has|have|does|do)\b/i
const NO_MEANING = /^(?:for|by|to|from|normally|usually|typically|see|with|at|on|in)\b/i

/** Whether an entry says what its term is, and not something about it. */
export const isPhrase = (answer: string): boolean =>
  /^when\b/i.test(answer) || !(STATES.test(answer.replace(NOTE, '')) || NO_MEANING.test(answer))

/** Whether what follows a term is a phrase that says what it is: no order, no statement about something else, no list. */
function tellsMeaning(answer: string): boolean {
  const words = answer.replace(NOTE, '')
  if (/^when\b/i.test(words)) return true
  if (!isPhrase(words)) return false
  const tokens = tagWords(words.charAt(0).toLowerCase() + words.slice(1).replace(/[.;]$/, ''))
  const content = tokens.filter(({ word }) => /^\p{L}{4,}/u.test(word))
  const capitals = content.filter(({ word }) => CAPITALISED.test(word)).length
  if (tokens.length > LONGEST_PARSED || capitals > content.length * MOST_CAPITALISED) return false
  const [opening = '', ...others] = words.split(', ')
  if (others.length >= 3 && opening.split(' ').length <= 3) return false
  const tree = treeOf(tokens)
  const own = dependents(tree, tree.root)
  const isNominal = /^(?:NNP?S?|VBG|CD)$/.test(tree.tags[tree.root] ?? '') || /ing$/.test(wordAt(tree, 0))
  const isStatement = own.some((index) => /^(?:nsubj|csubj|cop|aux)/.test(tree.relations[index] ?? ''))
  const listed = own.filter((index) => tree.relations[index] === 'conj').length
  return isNominal && !isStatement && listed < 2
}

const isVerbal = ({ tag, word }: Token): boolean =>
  (tag === 'VERB' && !/(?:ing|ed)$/.test(word)) || tag === 'AUX' || tag === 'PRON'

/** A name is asked for as it stands, a word as one whose meaning is wanted: only the author knows its article. */
function askFor(term: string, tokens: readonly Token[], answer: string, context: EnglishContext): string {
  const first = term.split(' ')[0] ?? ''
  const isSeenSmall = (context.casing.get(first.toLowerCase())?.small ?? 0) > 0
  if (CAPITALISED_NAME.test(term) && !isSeenSmall) {
    const opening = answer.split(/\b(?:of|that|which|who|for|to|in)\b|,/)[0] ?? ''
    return PERSON_NOUN.test(opening) && !BODY_NOUN.test(term) ? `Who is ${term}?` : `What is meant by “${term}”?`
  }
  const isTitle = /\s\p{Lu}/u.test(term)
  const name = !isTitle && (isSeenSmall || keepsCapital(first, context)) ? inSentence(tokens, context) : term
  return verbToBe(tokens) === 'are' && /^\p{Ll}/u.test(name) ? `What are ${name}?` : `What is meant by “${name}”?`
}

const definitionOf = (block: Block): string =>
  block.text
    .slice(block.definitionAt)
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .slice(0, MOST_SENTENCES)
    .join(' ')
