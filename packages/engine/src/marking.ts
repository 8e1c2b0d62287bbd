import type { QuestionType } from './exam.ts'
import { markBrief } from './marking/brief-answers.ts'
import { contradicts, differInDenial, losesOpposition } from './marking/contradiction.ts'
import { type Exchange, exchangeIn } from './marking/exchange.ts'
import { normalForm } from './marking/normal-form.ts'
import { numbersIn } from './marking/numerals.ts'
import { balance, overlapOf } from './marking/similarity.ts'
import { type AnswerWord, answerWords } from './marking/words.ts'

/** 'check-yourself': near enough that only a person can tell. */
type Verdict = 'correct' | 'incorrect' | 'check-yourself'
export type Marking = {
  verdict: Verdict
  /** How far the answer says what the reference answer says, 0 to 1. */
  similarity: number
}
export type AnswerToMark = { question: string; correctAnswer: string; userAnswer: string; type: QuestionType | 'other' }

/** From here on an answer counts as correct, and as one to be checked. */
const LEAST_CORRECT = 0.3
const LEAST_DOUBTFUL = 0.15
const LONGEST_ANSWER = 6000
/** Wrong answers share up to a third of their words with the right one: what it takes to tell them apart was measured. */
const STRICTNESS = 0.84
const DENIAL_FACTOR = 0.6
const FLAT_DENIAL_FACTOR = 0.3
const NEARLY_ALIKE = 0.5
const LONGEST_COMPARED = 2000
const LEAST_OWN_WEIGHT = 0.3
const OPPOSITE_FACTOR = 0.35
const WRONG_NUMBER_FACTOR = 0.5
/** An answer that is for the most part about something else, and leaves out most of what is wanted, is not sure to be right. */
const LEAST_COVERED = 0.45

/**
 * Marks an answer by the reference answer alone: letter by letter for closed questions, otherwise by what both say.
 * The tests hold how many right answers of a fixed set in two languages must be recognised, and how few wrong
 * ones may pass. Only the first 6,000 characters of each text are read; takes a few milliseconds at most.
 */
export function markAnswer({ question, correctAnswer, userAnswer, type }: AnswerToMark): Marking {
  const answer = normalForm(userAnswer.slice(0, LONGEST_ANSWER))
  const reference = normalForm(correctAnswer.slice(0, LONGEST_ANSWER))
  if (userAnswer.trim() !== '' && userAnswer.trim() === correctAnswer.trim()) return marked(1)
  if (answer === '' || reference === '') return marked(0)
  if (answer === reference) return marked(1)
  if (type === 'mcq' || type === 'tf') return marked(0)
  const brief = markBrief({ question: normalForm(question), answer, reference, written: correctAnswer })
  if (brief !== null) return marked(brief)
  const exchange = exchangeIn(userAnswer.slice(0, LONGEST_COMPARED), correctAnswer.slice(0, LONGEST_COMPARED))
  return markStatement(answer, reference, normalForm(question), exchange)
}

function markStatement(answer: string, reference: string, question: string, exchange: Exchange): Marking {
  const words = answerWords(answer, question)
  const shares = overlapOf(words, answerWords(reference, question))
  const overlap = balance(shares)
  const denial = differInDenial(answer, reference) ? denialFactor(overlap) : 1
  const opposite = contradicts(answer, reference) ? OPPOSITE_FACTOR : 1
  const number = numberFactor(answer, reference, question)
  const score = STRICTNESS * overlap * denial * opposite * number
  const isContradicted =
    exchange === 'exchanged' || (overlap >= NEARLY_ALIKE && denial * opposite < 1 && score < LEAST_CORRECT)
  if (isContradicted) return marked(Math.min(score, LEAST_DOUBTFUL - 0.01))
  const saysOther = shares.ofAnswer < LEAST_COVERED && shares.ofReference < LEAST_COVERED
  const isDoubtful = exchange === 'mixed' || losesOpposition(answer, reference) || denial * opposite < 1
  if (isDoubtful) return marked(Math.max(LEAST_DOUBTFUL, Math.min(score, LEAST_CORRECT - 0.01)))
  const sure = saysOther || number < 1 ? Math.min(score, LEAST_CORRECT - 0.01) : score
  return marked(sharesOwnWords(words, reference) ? Math.max(LEAST_DOUBTFUL, sure) : sure)
}

/** Whether an answer shares a word of weight with the reference that the question does not give already. */
const sharesOwnWords = (words: readonly AnswerWord[], reference: string): boolean => {
  const own = words.filter(({ weight }) => weight >= LEAST_OWN_WEIGHT)
  return overlapOf(own, answerWords(reference, '')).ofAnswer > 0
}

/** The more alike two answers are otherwise, the surer a 'not' in one of them says the opposite. */
const denialFactor = (overlap: number): number => (overlap >= NEARLY_ALIKE ? FLAT_DENIAL_FACTOR : DENIAL_FACTOR)

/** An answer with a number that neither the reference nor the question knows is doubtful, if the reference has numbers. */
function numberFactor(answer: string, reference: string, question: string): number {
  const known = new Set([...numbersIn(reference), ...numbersIn(question)])
  const isStrange = numbersIn(reference).length > 0 && numbersIn(answer).some((number) => !known.has(number))
  return isStrange ? WRONG_NUMBER_FACTOR : 1
}

function marked(score: number): Marking {
  const similarity = Math.round(score * 100) / 100
  const verdict =
    similarity >= LEAST_CORRECT ? 'correct' : similarity >= LEAST_DOUBTFUL ? 'check-yourself' : 'incorrect'
  return { verdict, similarity }
}
