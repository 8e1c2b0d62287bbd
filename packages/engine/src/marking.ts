import type { QuestionType } from './exam.ts'
import type { Verdict } from './marking/brief.ts'
import { markBrief } from './marking/brief-answers.ts'
import { mayContradict, type Statements, saidBy } from './marking/evidence.ts'
import { normalForm } from './marking/normal-form.ts'
import { isSameAmount } from './marking/quantity.ts'
import { differInSigns } from './marking/signs.ts'
import { overlapOf } from './marking/similarity.ts'
import { answerWords } from './marking/words.ts'

export type Marking = { verdict: Verdict }
export type AnswerToMark = { question: string; correctAnswer: string; userAnswer: string; type: QuestionType | 'other' }

const LONGEST_ANSWER = 6000
/**
 * An answer is accepted that says so much of the reference and of each of its ideas: set on 8,900 answers of real
 * students, whom docs/engine.md names, so that hardly a wrong one passes.
 */
const LEAST_SAID = 0.6
const LEAST_OF_IDEA = 0.5
/** 'I do not know', in normal form: the student has said it already. */
const ADMITS =
  /^(?:sorry )?(?:(?:i )?(?:really )?(?:do not|don't|dont) (?:really )?(?:know|remember)(?: (?:it|this|that))?|(?:i (?:have|had) )?no idea|idk|(?:i am |i'm )?not sure|(?:我)?(?:真的)?(?:不知道|不清楚|不记得|不懂|忘记?了|没学过)|我(?:真的)?不会)$/

/**
 * Marks an answer by the reference answer alone: letter by letter for closed questions, by the word where a number, a
 * name or a term is asked for, otherwise by what both say. What agrees is correct; what says nothing of its own is
 * incorrect; of all else only the student can tell. Reads the first 6,000 characters of each text, in a few milliseconds.
 */
export function markAnswer({ question, correctAnswer, userAnswer, type }: AnswerToMark): Marking {
  const writtenAnswer = userAnswer.slice(0, LONGEST_ANSWER)
  const writtenReference = correctAnswer.slice(0, LONGEST_ANSWER)
  const [answer, reference] = [normalForm(writtenAnswer), normalForm(writtenReference)]
  if (userAnswer.trim() !== '' && userAnswer.trim() === correctAnswer.trim()) return { verdict: 'correct' }
  if (answer === '' || reference === '') return { verdict: 'incorrect' }
  const hasOtherSigns = differInSigns(writtenAnswer, writtenReference)
  if (type === 'mcq' || type === 'tf')
    return { verdict: answer === reference && !hasOtherSigns ? 'correct' : 'incorrect' }
  if (answer === reference) return { verdict: hasOtherSigns ? 'check-yourself' : 'correct' }
  if (ADMITS.test(answer)) return { verdict: ADMITS.test(reference) ? 'check-yourself' : 'incorrect' }
  const asked = normalForm(question.slice(0, LONGEST_ANSWER))
  const brief = { question: asked, answer, writtenAnswer, reference, written: writtenReference }
  const verdict =
    markBrief(brief) ?? markStatement({ question: asked, answer, reference, writtenAnswer, writtenReference })
  return { verdict: verdict === 'correct' && hasOtherSigns && !isSameAmount(brief) ? 'check-yourself' : verdict }
}

function markStatement(statements: Statements): Verdict {
  const { ofAll, ofLeast, saysAnything } = saidBy(statements)
  if (!saysAnything && ofAll < LEAST_SAID) return choosesAsAsked(statements) ? 'check-yourself' : 'incorrect'
  const saysIt = ofAll >= LEAST_SAID && ofLeast >= LEAST_OF_IDEA
  return saysIt && !mayContradict(statements) ? 'correct' : 'check-yourself'
}

/** 'copper' to 'Which conducts better, copper or iron?', where the reference names it too. */
function choosesAsAsked({ question, answer, reference }: Statements): boolean {
  const words = answerWords(answer, '')
  return (
    /\bor\b|还是|或/.test(question) && words.length > 0 && overlapOf(words, answerWords(reference, '')).ofAnswer > 0
  )
}
