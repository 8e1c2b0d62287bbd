import type { MadeBy } from '@lectern/contract/shapes'
import { CHECKS_PER_QUESTION, EXAM_TEXTS, isCheckable } from '@lectern/domain/exam'
import type { Verdicts } from '../../core/marking/open-answers.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { markExactly, notChecked } from './mark-answers.ts'
import {
  type AnswerRow,
  countChecks,
  listAnswers,
  listSessionQuestions,
  lockSession,
  type Mark,
  type SessionRow,
  writeMarks,
  writeScore,
} from './session-store.ts'
import type { QuestionRow } from './set-store.ts'
import { checkOpenAnswers } from './tasks.ts'

export interface GivenAnswer {
  questionId: number
  answer: string
}

/** `deepseek_batch`: several answers in one call; `deepseek_individual`: one. */
type CheckMethod = 'deepseek_batch' | 'deepseek_individual'
type Needed = Pick<Services, 'database' | 'clock' | 'model'>

interface Claim {
  marks: Mark[]
  toCheck: { question: QuestionRow; answer: string }[]
}

/**
 * Marks answers of a session against its stored questions, at no price (reading 11): letter by letter, by what an
 * earlier check of the same answer found, else by the model, at most three times a question. What could not be decided
 * is left out. Of a session that has ended, only the answers it ended with can be checked; its score follows.
 * @throws Problem `not_found`, `session_ended`, `conflict` where every check is used up, `generation_failed`
 */
export async function checkAnswers(
  services: Needed,
  student: { id: number },
  sessionId: number,
  given: readonly GivenAnswer[],
  method: CheckMethod,
  signal: AbortSignal,
): Promise<{ marks: Mark[]; madeBy: MadeBy }> {
  const { marks, toCheck } = await claimChecks(services, student, sessionId, given)
  const { madeBy } = services.model.description
  if (toCheck.length === 0) return { marks, madeBy }
  const answers = toCheck.map(({ question, answer }, index) => ({
    number: index + 1,
    type: question.type,
    question: question.question,
    correctAnswer: question.correctAnswer,
    userAnswer: answer,
  }))
  const { output } = await services.model.run(checkOpenAnswers, answers, signal)
  const verdicts = readVerdicts(output.verdicts)
  const checked = toCheck.flatMap(({ question, answer }, index): Mark[] => {
    const isCorrect = verdicts.get(index + 1)
    return isCorrect === undefined ? [] : [{ questionId: question.id, answer, isCorrect, method }]
  })
  await keepMarks(services, student, sessionId, checked)
  return { marks: [...marks, ...checked], madeBy }
}

/** Decides what needs no model, and counts a check for each of the others before it is made. */
function claimChecks(
  { database, clock }: Needed,
  student: { id: number },
  sessionId: number,
  given: readonly GivenAnswer[],
): Promise<Claim> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    if (!isCheckable(session.endedAt, clock.now())) throw new Problem('session_ended', EXAM_TEXTS.checkTooLate)
    const questions = new Map((await listSessionQuestions(tx, session)).map((question) => [question.id, question]))
    const rows = new Map((await listAnswers(tx, sessionId)).map((row) => [row.questionId, row]))
    const claim = sortAnswers(session, questions, rows, given)
    await writeMarks(tx, sessionId, [
      ...claim.marks,
      ...claim.toCheck.map(({ question, answer }) => notChecked(question.id, answer)),
    ])
    await countChecks(
      tx,
      sessionId,
      claim.toCheck.map(({ question }) => question.id),
    )
    return claim
  })
}

function sortAnswers(
  session: SessionRow,
  questions: ReadonlyMap<number, QuestionRow>,
  rows: ReadonlyMap<number, AnswerRow>,
  given: readonly GivenAnswer[],
): Claim {
  const claim: Claim = { marks: [], toCheck: [] }
  // Each question once, however often it is named.
  for (const { questionId, answer } of new Map(given.map((one) => [one.questionId, one])).values()) {
    const question = questions.get(questionId)
    const row = rows.get(questionId)
    if (!question) throw Problem.notFound()
    if (session.endedAt && row?.answer !== answer) throw new Problem('session_ended', EXAM_TEXTS.sessionEnded)
    const mark = markExactly(question, answer) ?? earlierMark(row, answer)
    if (mark) claim.marks.push(mark)
    else if ((row?.checkCount ?? 0) < CHECKS_PER_QUESTION) claim.toCheck.push({ question, answer })
  }
  if (claim.marks.length + claim.toCheck.length === 0) throw new Problem('conflict', EXAM_TEXTS.checksUsedUp)
  return claim
}

function earlierMark(row: AnswerRow | undefined, answer: string): Mark | null {
  if (!row || row.answer !== answer || row.method === 'ai_fallback') return null
  return { questionId: row.questionId, answer, isCorrect: row.isCorrect, method: row.method }
}

/** By number; a number that got two different verdicts got none. */
function readVerdicts(verdicts: Verdicts['verdicts']): Map<number, boolean> {
  const said = Map.groupBy(verdicts, ({ number }) => number)
  const decided = new Map<number, boolean>()
  for (const [number, all] of said) {
    const distinct = new Set(all.map(({ verdict }) => verdict))
    if (distinct.size === 1 && !distinct.has('unsure')) decided.set(number, distinct.has('correct'))
  }
  return decided
}

/** Keeps marks for the answers that still stand; a student may have written something else meanwhile. */
async function keepMarks(
  { database }: Needed,
  student: { id: number },
  sessionId: number,
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return
  await database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const rows = new Map((await listAnswers(tx, sessionId)).map((row) => [row.questionId, row.answer]))
    const standing = marks.filter(({ questionId, answer }) => rows.get(questionId) === answer)
    await writeMarks(tx, sessionId, standing)
    if (session.endedAt) await writeScore(tx, sessionId, session.endedAt)
  })
}
