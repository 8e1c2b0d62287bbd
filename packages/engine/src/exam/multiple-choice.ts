import { hashOf, shuffled } from '@lectern/domain/answers/shuffle'
import type { CardCandidate } from '../cards/candidate.ts'
import type { Definition } from '../definitions.ts'
import { capitalise } from '../en/segment.ts'
import { jaccard, wordSet } from '../likeness.ts'
import { countHan } from '../parse/script.ts'
import { datesLike } from './dates.ts'
import { distractorsFor, endsAlike } from './distractors.ts'
import type { ExamMaterial } from './material.ts'
import { namedOption, type Option, optionOf } from './options.ts'
import type { QuestionDraft } from './question.ts'
import { drawnFrom, sourceSentence } from './source.ts'

const WRONG_OPTIONS = 3
const MOST_MEANING_DIFFERENCE = { en: 90, zh: 25 } as const
const MOST_LIKENESS = 0.4
const MOST_ALIKE = 0.6

/** Every multiple-choice question that the material gives. One without three sound wrong options is none. */
export function multipleChoiceQuestions(material: ExamMaterial): QuestionDraft[] {
  return [
    ...material.definitions.flatMap((definition) => [
      ...termFromMeaning(definition, material),
      ...meaningFromTerm(definition, material),
    ]),
    ...material.cards.flatMap((card) => {
      if (card.rule === 'date') return dateQuestion(card, material)
      return card.rule === 'agent' || /^naming/.test(card.rule) ? nameQuestion(card, material) : []
    }),
  ]
}

/** '“A fuel that is made …”' → coke, among other terms. */
function termFromMeaning(definition: Definition, material: ExamMaterial): QuestionDraft[] {
  const { card, meaning, name, isPerson } = definition
  const context = `${meaning} ${sourceSentence(card, material.document)}`
  const isTerm = ({ text, language }: Option): boolean => {
    const other = material.definitions.find(({ name: found }) => found === text)
    return other ? jaccard(other.words, definition.words) < MOST_ALIKE : language === 'en'
  }
  const options = distractorsFor(
    { answer: optionOf(definition), context, seed: card.question },
    material.options.filter(isTerm),
  )
  if (options.length < WRONG_OPTIONS || isGivenAway(name, meaning, options)) return []
  const description = capitalise(meaning)
  const question = isPerson ? material.wording.whichPerson(description) : material.wording.whichTerm(description)
  return [
    choice(
      'term',
      card,
      question,
      name,
      options.map(({ text }) => text),
      material,
    ),
  ]
}

/** 'What is coke?' → its meaning, among the meanings of other terms. */
function meaningFromTerm(definition: Definition, material: ExamMaterial): QuestionDraft[] {
  const { card, meaning, name } = definition
  const sentence = sourceSentence(card, material.document)
  const chosen = material.definitions
    .filter((other) => isMeaningLike(other, definition, sentence))
    .filter((other) => other.language === 'en' || isOfOneKind(other, definition))
    .map((other) => ({ other, score: likeness(other, definition) }))
    .toSorted((a, b) => b.score - a.score)
    .reduce<Definition[]>(
      (kept, { other }) => (kept.some((one) => jaccard(one.words, other.words) > MOST_ALIKE) ? kept : [...kept, other]),
      [],
    )
    .slice(0, WRONG_OPTIONS)
  const kin = chosen.filter((other) => isOfOneKind(other, definition)).length
  const others = chosen.map(({ meaning: wrong }) => wrong.replace(/\.$/, ''))
  if (kin < WRONG_OPTIONS || isTranslated(definition) || givesAway(name, meaning, others)) return []
  return [choice('meaning', card, card.question, meaning.replace(/\.$/, ''), others, material)]
}

/** Meanings of a list of foreign words are as many as there are things: no three are alike. */
const isTranslated = ({ name, meaning }: Definition): boolean => countHan(name) > 0 !== countHan(meaning) > 0

/** Whether two meanings begin with one noun, or both tell of a doing ('Accessing …'), or their terms end alike. */
const isOfOneKind = (one: Definition, other: Definition): boolean =>
  one.genus === other.genus
    ? one.genus !== '' || (one.language === 'en' && /^\w+ing\b/.test(one.meaning) === /^\w+ing\b/.test(other.meaning))
    : endsAlike(one.name, other.name)

function isMeaningLike(
  other: Definition,
  { card, meaning, words, name, language, isPerson }: Definition,
  sentence: string,
): boolean {
  if (other.card === card || other.isPerson !== isPerson || other.card.origin === card.origin) return false
  if (Math.abs(other.meaning.length - meaning.length) > MOST_MEANING_DIFFERENCE[language]) return false
  const otherMeaning = other.meaning.toLowerCase()
  if (otherMeaning.includes(name.toLowerCase()) || other.name.toLowerCase().includes(name.toLowerCase())) return false
  if (name.toLowerCase().includes(other.name.toLowerCase()) || sentence.toLowerCase().includes(otherMeaning))
    return false
  if (language === 'en' && opensWithArticle(other.meaning) !== opensWithArticle(meaning)) return false
  return jaccard(other.words, words) < MOST_LIKENESS
}

const opensWithArticle = (text: string): boolean => /^(?:an?|the|any|one) /i.test(text)

const likeness = (other: Definition, { card, meaning, words, genus }: Definition): number =>
  jaccard(other.words, words) * 3 +
  (other.genus !== '' && other.genus === genus ? 1 : 0) +
  (Math.abs(other.card.section - card.section) <= 1 ? 0.5 : 0) -
  Math.abs(other.meaning.length - meaning.length) / 100 +
  (hashOf(card.question + other.name) % 100) / 500

/** 'Who built …?', 'What is … called?' → the name, among other names. */
function nameQuestion(card: CardCandidate, material: ExamMaterial): QuestionDraft[] {
  const answer = card.answer.replace(/\s*[（(].*$/, '')
  const options = distractorsFor(
    {
      answer: namedOption({
        text: answer,
        language: material.language,
        section: card.section,
        isPerson: card.rule === 'agent',
      }),
      context: `${card.question} ${sourceSentence(card, material.document)}`,
      seed: card.question,
    },
    material.options.filter((option) => isOfItsSort(option, card, answer)),
  )
  if (options.length < WRONG_OPTIONS) return []
  const question = card.rule === 'naming-blank' ? material.wording.complete(card.question) : card.question
  return [
    choice(
      'name',
      card,
      question,
      answer,
      options.map(({ text }) => text),
      material,
    ),
  ]
}

/** Chinese names are of one sort if they end alike: '凉州会盟' is told from '村栋制度' without knowing either. */
const isOfItsSort = ({ text, language }: Option, { rule }: CardCandidate, answer: string): boolean =>
  language === 'en' || rule === 'agent' || text.at(-1) === answer.at(-1)

const LIFE = /\b(?:born|die[ds]?|death|birth)\b|出生|诞生|誕生|逝世|去世/

/** 'When …?' → the date, among the nearest others of the text that are written alike. */
function dateQuestion(card: CardCandidate, material: ExamMaterial): QuestionDraft[] {
  // The other years of a life are those of what somebody did: which of them is that of a birth, or a death, can be told without knowing it.
  if (LIFE.test(card.question)) return []
  const sentence = sourceSentence(card, material.document)
  const others = datesLike(card.answer, material.dates)
    .filter((date) => !sentence.includes(date))
    .slice(0, WRONG_OPTIONS)
  return others.length < WRONG_OPTIONS ? [] : [choice('year', card, card.question, card.answer, others, material)]
}

const isGivenAway = (name: string, meaning: string, options: readonly Option[]): boolean =>
  givesAway(
    meaning,
    name,
    options.map(({ text }) => text),
  )

/** Whether the right option alone shares a word with the question. */
function givesAway(question: string, right: string, wrong: readonly string[]): boolean {
  const asked = stems(question)
  const shared = [...stems(right)].filter((stem) => asked.has(stem))
  return shared.some((stem) => !wrong.some((option) => stems(option).has(stem)))
}

const STEM = 5
const stems = (text: string): Set<string> =>
  new Set(
    [...wordSet(text)]
      .map((word) => word.slice(0, STEM))
      .filter((word) => /\p{Script=Han}/u.test(word) || word.length > 3),
  )

function choice(
  form: string,
  card: CardCandidate,
  question: string,
  answer: string,
  others: readonly string[],
  material: ExamMaterial,
): QuestionDraft {
  const right = capitalise(answer)
  return {
    type: 'mcq',
    form,
    question,
    options: shuffled([right, ...others.map(capitalise)], question),
    answer: right,
    ...drawnFrom(card, material),
    score: card.score + (hashOf(form + question) % 10) / 10,
  }
}
