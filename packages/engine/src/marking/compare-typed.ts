import { markAnswer } from '../marking.ts'
import { ideasIn } from './ideas.ts'
import { normalForm } from './normal-form.ts'
import { areConfusable, isMisspelling } from './same-word.ts'
import { differInSigns } from './signs.ts'
import { overlapOf } from './similarity.ts'
import { type AnswerWord, answerWords } from './words.ts'

/**
 * What a typed answer says of what was asked for: the `same`; the same with a `slip` of form; some of its ideas, others
 * being `missing`; something `different`; or it cannot be told, and the student is asked.
 */
export type TypedVerdict = 'same' | 'slip' | 'missing' | 'different' | 'unsure'

export type TypedComparison = {
  verdict: TypedVerdict
  /** The ideas of the reference answer, and whether the typed one has them. */
  ideas: { text: string; isThere: boolean }[]
}

const LONGEST = 6000
const ENOUGH_OF_IDEA = 0.4
const MARKS = /\p{M}/gu

/** Compares a typed answer with the one on the card as answers of exams are marked, and says where they differ. */
export function compareTyped({
  question,
  correctAnswer,
  userAnswer,
}: {
  question: string
  correctAnswer: string
  userAnswer: string
}): TypedComparison {
  const answer = normalForm(userAnswer.slice(0, LONGEST))
  const reference = normalForm(correctAnswer.slice(0, LONGEST))
  if (isSame(answer, reference, userAnswer, correctAnswer)) return { verdict: 'same', ideas: [] }
  if (answer === '') return { verdict: 'different', ideas: [] }
  const isOtherForm = withoutMarks(answer) === withoutMarks(reference) && !differInSigns(userAnswer, correctAnswer)
  if (isOtherForm) return { verdict: 'slip', ideas: [] }
  const asked = normalForm(question)
  const given = answerWords(answer, '')
  const ideas = ideasIn(correctAnswer.slice(0, LONGEST)).map((text) => ({ text, isThere: says(given, text, asked) }))
  return { verdict: verdictOf({ question, correctAnswer, userAnswer }, ideas, given, reference), ideas }
}

const isSame = (answer: string, reference: string, typed: string, written: string): boolean =>
  answer === '' || reference === ''
    ? typed.trim() === written.trim()
    : answer === reference && !differInSigns(typed, written)

/** 'resume' and 'résumé'. */
const withoutMarks = (text: string): string => text.normalize('NFD').replace(MARKS, '')

function says(given: readonly AnswerWord[], idea: string, question: string): boolean {
  const wanted = answerWords(normalForm(idea), question)
  return wanted.length === 0 || overlapOf(given, wanted).ofReference >= ENOUGH_OF_IDEA
}

function verdictOf(
  asked: { question: string; correctAnswer: string; userAnswer: string },
  ideas: TypedComparison['ideas'],
  given: readonly AnswerWord[],
  reference: string,
): TypedVerdict {
  const { verdict } = markAnswer({ ...asked, type: 'other' })
  if (verdict === 'incorrect') return 'different'
  const missingCount = ideas.filter(({ isThere }) => !isThere).length
  if (ideas.length > 1 && missingCount > 0 && missingCount < ideas.length) return 'missing'
  if (verdict === 'check-yourself') return 'unsure'
  return hasSlip(given, answerWords(reference, '')) ? 'slip' : 'same'
}

/** Whether a word is one of the reference's with a slip of the pen. */
const hasSlip = (given: readonly AnswerWord[], wanted: readonly AnswerWord[]): boolean => {
  const known = new Set(wanted.map(({ stem }) => stem))
  return given.some(
    (word) =>
      !known.has(word.stem) &&
      wanted.some(
        ({ text }) => text !== word.text && isMisspelling(word.text, text) && !areConfusable(word.text, text),
      ),
  )
}
