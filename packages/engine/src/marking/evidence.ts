import { countWords } from '@lectern/domain/words'
import { contradicts, differInDenial, losesOpposition } from './contradiction.ts'
import { exchangeIn } from './exchange.ts'
import { ideasIn } from './ideas.ts'
import { normalForm } from './normal-form.ts'
import { numbersIn } from './numerals.ts'
import { overlapOf } from './similarity.ts'
import { type AnswerWord, answerWords } from './words.ts'

/** An answer, and the reference that it is held to: as they were written, and in normal form. */
export type Statements = {
  /** In normal form. */
  readonly question: string
  readonly answer: string
  readonly reference: string
  readonly writtenAnswer: string
  readonly writtenReference: string
}

/** How much of the reference an answer says, each from 0 to 1 and without what the question gives. */
export type Said = {
  readonly ofAll: number
  /** How much it says of that idea of the reference of which it says least. */
  readonly ofLeast: number
  /** Whether it says something, and not just the question again. */
  readonly saysAnything: boolean
}

const LEAST_WEIGHT = 0.3
/** A question of more words tells a whole case, and an answer may well be made of them. */
const MOST_REPEATED = 25
const LONGEST_COMPARED = 2000
/** 'bulb A', 'group B': which of several like things. */
const LABEL = /(?<![\p{L}'’])[B-HJ-Z](?![\p{L}'’])|(?<=[\p{Ll}\p{Script=Han}] ?)A(?![\p{L}'’])|^A(?= (?:is|and)\b)/gu

export function saidBy({ question, answer, reference, writtenReference }: Statements): Said {
  const given = answerWords(answer, question)
  const shares = ideasOf(writtenReference, question).map((idea) => overlapOf(given, idea).ofReference)
  return {
    ofAll: overlapOf(given, answerWords(reference, question)).ofReference,
    ofLeast: Math.min(1, ...shares),
    saysAnything: given.some(isOwn) || (given.length > 0 && countWords(question) > MOST_REPEATED),
  }
}

/** What each idea of the reference says that neither the question nor another idea says. */
function ideasOf(reference: string, question: string): AnswerWord[][] {
  const ideas = ideasIn(reference).map((idea) => answerWords(normalForm(idea), question))
  return ideas
    .map((idea, at) => {
      const others = new Set(ideas.flatMap((other, index) => (index === at ? [] : other.map(({ stem }) => stem))))
      return idea.filter((word) => isOwn(word) && !others.has(word.stem))
    })
    .filter((idea) => idea.length > 0)
}

const isOwn = ({ weight }: AnswerWord): boolean => weight >= LEAST_WEIGHT

/**
 * Whether an answer may say otherwise than the reference: an opposite, a denial, another number or label, one half of a
 * contrast said of the other, the cause for the effect. Of real students' answers with such a sign some two in five are
 * right all the same (docs/engine.md), so that it keeps an answer from being accepted and never refuses one.
 */
export const mayContradict = ({ question, answer, reference, writtenAnswer, writtenReference }: Statements): boolean =>
  differInDenial(answer, reference) ||
  contradicts(answer, reference) ||
  losesOpposition(answer, reference) ||
  namesAnother(numbersIn(answer), numbersIn(reference)) ||
  namesAnother(writtenAnswer.match(LABEL) ?? [], writtenReference.match(LABEL) ?? []) ||
  lacksLabel(`${writtenAnswer} ${question}`, writtenReference) ||
  exchangeIn(writtenAnswer.slice(0, LONGEST_COMPARED), writtenReference.slice(0, LONGEST_COMPARED)) !== 'none'

/** Whether the answer has another in place of one of the reference's: 'A and B' for 'A and C'. */
const namesAnother = <T>(own: readonly T[], others: readonly T[]): boolean =>
  own.some((one) => !others.includes(one)) && others.some((one) => !own.includes(one))

/** Whether the reference tells by a letter which of several like things it means, and `text` has no such letter. */
function lacksLabel(text: string, writtenReference: string): boolean {
  const letters = new Set(
    text.toLowerCase().match(/(?<![\p{L}'’])[a-z](?![\p{L}'’])|(?<=\p{Script=Han})[a-z](?![a-z])/gu),
  )
  return (writtenReference.match(LABEL) ?? []).some((label) => !letters.has(label.toLowerCase()))
}
