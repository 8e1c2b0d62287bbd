import { ApiError } from '@lectern/contract/api-error'
import type { ExamQuestion } from '@lectern/contract/exam/shapes'
import { isOpenQuestion, sameAnswer } from '@lectern/domain/exam'
import { refusalText } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { examApi } from './api.ts'
import { type Practice, practiceStore } from './practice.ts'
import { changeMark, type Mark, type Result, resultStore } from './result.ts'

const MOST_FAILURES_IN_A_ROW = 3

/**
 * Hands a practice in: has its open answers checked, in one call and then one by one, and ends the session. Results are
 * shown also where they could not be saved.
 */
export async function handIn(practice: Practice): Promise<void> {
  const marks = await markAnswers(practice)
  resultStore.set({ practice, marks, isSaved: false })
  await saveResult()
}

/** Ends the session of the result in view. The server's marks take the place of ours; a failure is told. */
export async function saveResult(): Promise<void> {
  const result = resultStore.get()
  if (!result) return
  const { sessionId, answers } = result.practice
  try {
    const saved = await examApi.endSession({ params: { id: sessionId }, body: { answers, score: scoreOf(result) } })
    const marked = new Set(saved.results.map(({ questionId }) => questionId))
    resultStore.set({
      ...result,
      // One that was said to be wrong elsewhere meanwhile is gone.
      practice: { ...result.practice, questions: result.practice.questions.filter(({ id }) => marked.has(id)) },
      marks: saved.results,
      isSaved: true,
      startedAt: saved.started_at,
      endedAt: saved.ended_at,
    })
    // The answers are safe now; until then the practice can be gone back to.
    if (practiceStore.get()?.sessionId === sessionId) practiceStore.set(null)
  } catch (error) {
    logFailure('The exam results could not be saved', error)
    toastError(say('exam.saveResultsFailed'), 'session')
  }
}

/** Checks one answer of a result again; what to say of it, one sentence whatever came of it. */
export async function checkAgain({ practice }: Result, questionId: number): Promise<string | null> {
  const question = practice.questions.find(({ id }) => id === questionId)
  if (!question) return null
  try {
    const mark = await askForMark(practice, question)
    changeMark(mark)
    if (mark.method === 'ai_fallback') return say('exam.undecided')
    if (mark.judgement?.is_partly) return say('exam.checkedPartly')
    return say(mark.isCorrect ? 'exam.checkedCorrect' : 'exam.checkedIncorrect')
  } catch (error) {
    logFailure('An answer could not be checked', error)
    return sentenceFor(error)
  }
}

/** Marks an answer by its student's own word. A failure is told. */
export async function giveOwnWord({ practice }: Result, questionId: number, saysIt: boolean): Promise<void> {
  try {
    const params = { id: practice.sessionId }
    const { results } = await examApi.markOwnAnswer({ params, body: { questionId, says_it: saysIt } })
    resultStore.update((result) => result && { ...result, marks: results })
  } catch (error) {
    logFailure('An answer could not be marked by its student', error)
    toastError(error instanceof ApiError ? refusalText(error, say('exam.ownWordFailed')) : say('exam.ownWordFailed'))
  }
}

/** A refusal says why; a failure of ours, that it costs the student nothing. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return say('exam.checkFailed')
  if (error.status === 0) return say('exam.checkUnanswered')
  const why = refusalText(error, say('exam.checkFailed'))
  // What kept a model from it is said without a word of the checks.
  return error.data.reason === undefined ? why : `${why}${say('ui.sentenceGap')}${say('exam.noCheckUsed')}`
}

const scoreOf = ({ marks }: Result): number => marks.filter(({ isCorrect }) => isCorrect).length

async function markAnswers(practice: Practice): Promise<Mark[]> {
  const exact = practice.questions.map((question) => markExactly(question, answerTo(practice, question)))
  const open = practice.questions.filter((_, index) => exact[index] === null)
  const checked = new Map((await checkOpen(practice, open)).map((mark) => [mark.questionId, mark]))
  return practice.questions.map(
    (question, index) => exact[index] ?? checked.get(question.id) ?? notChecked(practice, question),
  )
}

const answerTo = ({ answers }: Practice, { id }: ExamQuestion): string => answers[id] ?? ''

/** The mark that needs no judgement, or null. */
function markExactly({ id, type, correct_answer }: ExamQuestion, answer: string): Mark | null {
  const mark = { questionId: id, user_answer: answer }
  if (!answer.trim()) return { ...mark, isCorrect: false, method: 'no_answer' }
  const isRight = isOpenQuestion(type) ? sameAnswer(answer, correct_answer) : answer === correct_answer
  return isRight || !isOpenQuestion(type) ? { ...mark, isCorrect: isRight, method: 'exact_match' } : null
}

/**
 * In one call; where that fails, one by one (requirements/exam.md#answer-checks). What it left undecided stays not
 * checked.
 */
async function checkOpen(practice: Practice, questions: readonly ExamQuestion[]): Promise<Mark[]> {
  if (questions.length === 0) return []
  try {
    const { results, judgements } = await examApi.compareAnswers({
      body: {
        session_id: practice.sessionId,
        questions: questions.map((question, index) => ({
          questionId: question.id,
          questionNumber: index + 1,
          user_answer: answerTo(practice, question),
        })),
      },
    })
    return questions.map((question, index) => {
      const verdict = results[`Q${index + 1}`]
      if (!verdict) return notChecked(practice, question)
      const judgement = judgements[`Q${index + 1}`] ?? null
      return {
        ...notChecked(practice, question),
        isCorrect: verdict === 'CORRECT',
        method: 'deepseek_batch',
        judgement,
      }
    })
  } catch (error) {
    logFailure('The answers are checked one by one', error)
    return checkOneByOne(practice, questions)
  }
}

/** Where one after the other fails, the rest would keep the student waiting for nothing: they can be checked again later. */
async function checkOneByOne(practice: Practice, questions: readonly ExamQuestion[]): Promise<Mark[]> {
  const marks: Mark[] = []
  let failures = 0
  for (const question of questions) {
    if (failures === MOST_FAILURES_IN_A_ROW) break
    try {
      marks.push(await askForMark(practice, question))
      failures = 0
    } catch (error) {
      logFailure('An answer could not be checked', error)
      failures++
    }
  }
  return marks
}

async function askForMark(practice: Practice, question: ExamQuestion): Promise<Mark> {
  const user_answer = answerTo(practice, question)
  const { is_correct, method, judgement } = await examApi.compareAnswer({
    body: { session_id: practice.sessionId, questionId: question.id, user_answer },
  })
  return { questionId: question.id, user_answer, isCorrect: is_correct, method, judgement }
}

const notChecked = (practice: Practice, question: ExamQuestion): Mark => ({
  questionId: question.id,
  user_answer: answerTo(practice, question),
  isCorrect: false,
  method: 'ai_fallback',
})
