import { hashOf } from '@lectern/domain/answers/shuffle'
import type { Definition } from '../definitions.ts'
import { capitalise } from '../en/reading.ts'
import { jaccard } from '../likeness.ts'
import type { ExamMaterial } from './material.ts'
import { type QuestionDraft, sentenceFact } from './question.ts'
import { factsOf, sourceSentence, spanOf } from './source.ts'
import { type Assertion, explain } from './true-false.ts'

const LEAST_SIBLING = 1.1
const NUMERALS = ['I', 'II', 'III']
const MOST_ALIKE = 0.45
/** Which of three statements are true. */
const PATTERNS = [
  [true, false, true],
  [false, true, true],
  [true, true, false],
  [false, true, false],
  [true, false, false],
  [false, false, true],
] as const
const COMPARE_SCORE = 7
const JUDGE_SCORE = 6

/** Questions that ask for more than one fact at a time: siblings to compare, statements to judge together. */
export const challengeQuestions = (material: ExamMaterial, assertions: readonly Assertion[]): QuestionDraft[] => [
  ...comparisons(material),
  ...judgements(material, assertions),
]

function comparisons(material: ExamMaterial): QuestionDraft[] {
  const { definitions, language } = material
  return definitions.flatMap((first, index) =>
    definitions.slice(index + 1).flatMap((second) => {
      const score = siblingScore(first, second, language === 'zh')
      return score > LEAST_SIBLING ? [comparison(first, second, score, material)] : []
    }),
  )
}

/** How far two definitions are of two sorts of one thing. */
function siblingScore(first: Definition, second: Definition, isChinese: boolean): number {
  if (first.card.origin === second.card.origin || first.isPerson !== second.isPerson) return 0
  const [left, right] = [first.name.toLowerCase(), second.name.toLowerCase()]
  if (left.includes(right) || right.includes(left)) return 0
  if (first.meaning.toLowerCase().includes(right) || second.meaning.toLowerCase().includes(left)) return 0
  const shared = 2.2 * jaccard(first.words, second.words) + (first.card.section === second.card.section ? 0.6 : 0)
  const kin =
    (first.genus !== '' && first.genus === second.genus ? 0.8 : 0) +
    (isChinese ? likeCharacters(left, right) : likeWords(left, right))
  return kin > 0 ? kin + shared : 0
}

/** Endings that words of any kind share. */
const COMMON_ENDING = /(?:ation|ition|ction|ment|ness|ance|ence|ility|ology)s?$/

const likeCharacters = (left: string, right: string): number =>
  (left.slice(-2) === right.slice(-2) ? 2 : 0) + (left.slice(0, 2) === right.slice(0, 2) ? 1 : 0)

function likeWords(left: string, right: string): number {
  const [first, second] = [left.split(/[\s-]+/), right.split(/[\s-]+/)]
  if (first.length > 1 && second.length > 1)
    return (first.at(-1) === second.at(-1) ? 3 : 0) + (first[0] === second[0] ? 1 : 0)
  const isAlike = first.length === second.length && left.slice(-6) === right.slice(-6) && !COMMON_ENDING.test(left)
  return isAlike ? 1.5 : 0
}

function comparison(first: Definition, second: Definition, score: number, material: ExamMaterial): QuestionDraft {
  const { wording, language, document } = material
  const [one, two] = [first, second].toSorted((a, b) => a.card.start - b.card.start) as [Definition, Definition]
  const entry = ({ name, meaning }: Definition): string => {
    const words = meaning.replace(/[.。;；]+$/, '')
    return language === 'zh' ? `${name}：${words}。` : `${capitalise(name)}: ${capitalise(words)}.`
  }
  return {
    type: 'challenge',
    form: 'comparison',
    question: wording.compare(...alike(one.name, two.name)),
    options: [],
    answer: `${entry(one)}${language === 'zh' ? '' : ' '}${entry(two)}`,
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

/** Three assertions at a time, of neighbouring sentences, some of them false. */
function judgements(material: ExamMaterial, assertions: readonly Assertion[]): QuestionDraft[] {
  const bySentence = Map.groupBy(
    assertions.filter(({ falsehood }) => falsehood?.form !== 'negation'),
    ({ statement }) => statement.sentence.id,
  )
  const groups = [...bySentence.values()]
  const drafts: QuestionDraft[] = []
  let chosen: Assertion[] = []
  let pattern = PATTERNS[0] as readonly boolean[]
  for (const group of groups) {
    if (chosen.length === 0) pattern = PATTERNS[hashOf(group[0]?.text ?? '') % PATTERNS.length] ?? pattern
    const assertion = group
      .filter(({ falsehood }) => (falsehood === null) === pattern[chosen.length])
      .toSorted((a, b) => b.score - a.score)[0]
    if (!assertion || chosen.some((other) => jaccard(other.statement.words, assertion.statement.words) > MOST_ALIKE))
      continue
    chosen.push(assertion)
    if (chosen.length < NUMERALS.length) continue
    drafts.push(judgement(chosen, material))
    chosen = []
  }
  return drafts
}

function judgement(assertions: readonly Assertion[], material: ExamMaterial): QuestionDraft {
  const { wording } = material
  const right = NUMERALS.filter((_, index) => assertions[index]?.falsehood === null)
  return {
    type: 'challenge',
    form: 'judgement',
    question: wording.whichStatements(assertions.map(({ text }, index) => `(${NUMERALS[index]}) ${text}`)),
    options: [],
    answer: right.length === 0 ? wording.noStatement : wording.and(right),
    explanation: assertions.map((assertion, index) => `${NUMERALS[index]}: ${explain(assertion, material)}`).join('\n'),
    place: spanOf(assertions.map(({ statement }) => statement.sentence)),
    facts: assertions.map(({ statement }) => sentenceFact(statement.sentence.id)),
    term: '',
    section: assertions[0]?.statement.sentence.section ?? 0,
    score: JUDGE_SCORE + assertions.reduce((sum, { score }) => sum + score, 0) / 30,
  }
}
