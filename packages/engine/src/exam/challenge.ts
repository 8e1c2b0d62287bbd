import type { Definition } from '../definitions.ts'
import { capitalise } from '../en/segment.ts'
import { jaccard } from '../likeness.ts'
import type { ExamMaterial } from './material.ts'
import type { QuestionDraft } from './question.ts'
import { factsOf, sourceSentence, spanOf } from './source.ts'

const LEAST_SIBLING = 1.1
const COMPARE_SCORE = 7

/** Questions that ask for more than one fact at a time: siblings to compare. */
export function challengeQuestions(material: ExamMaterial): QuestionDraft[] {
  const { definitions, language } = material
  // Readers kept 4 of 13 comparisons in Chinese: what two lines say of two things is seldom how they differ.
  if (language === 'zh') return []
  return definitions.flatMap((first, index) =>
    definitions.slice(index + 1).flatMap((second) => {
      const score = siblingScore(first, second)
      return score > LEAST_SIBLING ? [comparison(first, second, score, material)] : []
    }),
  )
}

/** How far two definitions are of two sorts of one thing: their names say that they are, and they are not told of alike. */
function siblingScore(first: Definition, second: Definition): number {
  if (first.card.origin === second.card.origin || first.isPerson !== second.isPerson) return 0
  const [left, right] = [first.name.toLowerCase(), second.name.toLowerCase()]
  if (left.includes(right) || right.includes(left)) return 0
  if (first.meaning.toLowerCase().includes(right) || second.meaning.toLowerCase().includes(left)) return 0
  const alike = jaccard(first.words, second.words)
  const kin = likeWords(left, right)
  if (kin === 0 || alike > MOST_ALIKE) return 0
  const isNear = first.card.section === second.card.section
  return kin + 2.2 * alike + (isNear ? 0.6 : 0) + (first.genus !== '' && first.genus === second.genus ? 0.8 : 0)
}

/** Two that are told of in the same words do not differ by what the text says. */
const MOST_ALIKE = 0.8
/** Endings that words of any kind share. */
const COMMON_ENDING = /(?:ation|ition|ction|ment|ness|ance|ence|ility|ology)s?$/

function likeWords(left: string, right: string): number {
  const [first, second] = [left.split(/[\s-]+/), right.split(/[\s-]+/)]
  if (first.length > 1 && second.length > 1) return first.at(-1) === second.at(-1) ? 3 : 0
  const isAlike = first.length === second.length && left.slice(-6) === right.slice(-6) && !COMMON_ENDING.test(left)
  return isAlike ? 1.5 : 0
}

function comparison(first: Definition, second: Definition, score: number, material: ExamMaterial): QuestionDraft {
  const { wording, document } = material
  const [one, two] = [first, second].toSorted((a, b) => a.card.start - b.card.start) as [Definition, Definition]
  const entry = ({ name, meaning }: Definition): string =>
    `${capitalise(name)}: ${capitalise(meaning.replace(/[.;]+$/, ''))}.`
  const [left, right] = alike(one.name, two.name)
  return {
    type: 'challenge',
    form: 'comparison',
    question: `Compare “${left}” and “${right}”: say what each of them is and how they differ.`,
    options: [],
    answer: `${entry(one)} ${entry(two)}`,
    explanation: [one, two].map(({ card }) => wording.quote(sourceSentence(card, document))).join('\n'),
    place: spanOf([one.card, two.card]),
    facts: [one, two].flatMap(({ card }) => factsOf(card, document)),
    term: `${one.name} ${two.name}`.toLowerCase(),
    section: one.card.section,
    score: COMPARE_SCORE + Math.min(2, score / 2),
  }
}

/** Both names with a capital if one has it, as in a glossary. */
const alike = (one: string, two: string): [string, string] =>
  /^\p{Lu}/u.test(one + two) || /^\p{Lu}/u.test(two) ? [capitalise(one), capitalise(two)] : [one, two]
