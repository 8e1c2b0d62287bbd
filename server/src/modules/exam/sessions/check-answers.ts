import type { Maker } from '@lectern/domain/content'
import { CHECKS_PER_QUESTION, EXAM_TEXTS, isCheckable } from '@lectern/domain/exam'
import { type Judged, readVerdicts } from '../../../core/marking/read-verdicts.ts'
import type { Model } from '../../../platform/model/model.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { rememberMisses } from '../review-source.ts'
import type { QuestionRow } from '../set-store.ts'
import { checkOpenAnswers } from '../tasks.ts'
import { markExactly, markOf, notChecked } from './mark-answers.ts'
import {
  type AnswerRow,
  listAnswers,
  listSessionQuestions,
  lockSession,
  type Mark,
  type SessionRow,
  writeChecks,
  writeMarks,
  writeScore,
} from './session-store.ts'

export interface GivenAnswer {
  questionId: number
  answer: string
}

/** `deepseek_batch`: several answers in one call; `deepseek_individual`: one. */
type CheckMethod = 'deepseek_batch' | 'deepseek_individual'
type Needed = Pick<Services, 'database' | 'clock' | 'model' | 'limits' | 'log'>

/** A check is given up after this long; one whose process was killed stands in the way of others no longer. */
const CHECK_WITHIN_MS = 5 * 60_000

interface CheckClaim {
  marks: Mark[]
  toCheck: { question: QuestionRow; answer: string }[]
}

/** What a check found, or null where it cannot be told. What has none was not checked. */
type Verdict = Judged | null

/**
 * Marks answers of a session against its stored questions, at no price: letter by letter, by what an earlier check of
 * the same answer found, else by the model, at most three times a question. A check that fails uses up none of them. It
 * goes on when its student leaves. What could not be decided is left out. Of a session that has ended, only the answers
 * it ended with can be checked; its score follows.
 * @throws Problem `not_found`, `session_ended`, `rate_limited`, `conflict` where every check is used up, `in_progress`
 * where the last ones are under way, `generation_failed`
 */
export async function checkAnswers(
  services: Needed,
  student: { id: number },
  sessionId: number,
  given: readonly GivenAnswer[],
  method: CheckMethod,
): Promise<{ marks: Mark[] } & Maker> {
  const lease = new Date(services.clock.now().getTime() + CHECK_WITHIN_MS).toISOString()
  const { marks, toCheck } = await claimChecks(services, student, sessionId, given, lease)
  const { madeBy, name: modelName } = services.model.description
  if (toCheck.length === 0) return { marks, madeBy, modelName }
  const end = (found: ReadonlyMap<number, Verdict>) =>
    endChecks(services, student, sessionId, { toCheck, lease, method }, found)
  try {
    await services.limits.hit('examChecksOfStudent', String(student.id))
    const found = await askModel(services.model, student, toCheck)
    return { marks: [...marks, ...(await end(found))], madeBy, modelName }
  } catch (error) {
    await end(new Map()).catch((err: unknown) =>
      services.log.warn({ err, sessionId }, 'a failed check could not be ended'),
    )
    throw error
  }
}

/** By the id of the question. @throws Problem `generation_failed` also where there is not one verdict */
async function askModel(
  model: Model,
  student: { id: number },
  toCheck: CheckClaim['toCheck'],
): Promise<Map<number, Verdict>> {
  const answers = toCheck.map(({ question, answer }, index) => ({
    number: index + 1,
    type: question.type,
    question: question.question,
    correctAnswer: question.correctAnswer,
    userAnswer: answer,
  }))
  const asker = { student, signal: AbortSignal.timeout(CHECK_WITHIN_MS) }
  const { output } = await model.run(checkOpenAnswers, answers, asker)
  const verdicts = readVerdicts(output.verdicts)
  const found = new Map<number, Verdict>()
  toCheck.forEach(({ question }, index) => {
    const verdict = verdicts.get(index + 1)
    if (verdict !== undefined) found.set(question.id, verdict)
  })
  if (found.size === 0) throw new Problem('generation_failed', EXAM_TEXTS.checkFailed)
  return found
}

/** Decides what needs no model, and claims a check for each of the others before it is made. */
function claimChecks(
  { database, clock }: Needed,
  student: { id: number },
  sessionId: number,
  given: readonly GivenAnswer[],
  lease: string,
): Promise<CheckClaim> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const now = clock.now()
    if (!isCheckable(session.endedAt, now)) throw new Problem('session_ended', EXAM_TEXTS.checkTooLate)
    const questions = new Map((await listSessionQuestions(tx, session)).map((question) => [question.id, question]))
    const rows = new Map(
      (await listAnswers(tx, sessionId)).map((row) => [row.questionId, withoutEndedLeases(row, now)]),
    )
    const claim = sortAnswers(session, questions, rows, given)
    await writeMarks(tx, sessionId, [
      ...claim.marks,
      ...claim.toCheck.map(({ question, answer }) => notChecked(question.id, answer)),
    ])
    for (const { question } of claim.toCheck) {
      const { checkCount = 0, checkLeases = [] } = rows.get(question.id) ?? {}
      await writeChecks(tx, sessionId, { questionId: question.id, checkCount, checkLeases: [...checkLeases, lease] })
    }
    return claim
  })
}

const withoutEndedLeases = (row: AnswerRow, now: Date): AnswerRow => ({
  ...row,
  checkLeases: row.checkLeases.filter((lease) => new Date(lease) > now),
})

function sortAnswers(
  session: SessionRow,
  questions: ReadonlyMap<number, QuestionRow>,
  rows: ReadonlyMap<number, AnswerRow>,
  given: readonly GivenAnswer[],
): CheckClaim {
  const claim: CheckClaim = { marks: [], toCheck: [] }
  let isUnderWay = false
  // Each question once, however often it is named.
  for (const { questionId, answer } of new Map(given.map((one) => [one.questionId, one])).values()) {
    const question = questions.get(questionId)
    const row = rows.get(questionId)
    if (!question) throw Problem.notFound()
    if (session.endedAt && row?.answer !== answer) throw new Problem('session_ended', EXAM_TEXTS.sessionEnded)
    const mark = markExactly(question, answer) ?? earlierMark(row, answer)
    const { checkCount = 0, checkLeases = [] } = row ?? {}
    if (mark) claim.marks.push(mark)
    else if (checkCount + checkLeases.length < CHECKS_PER_QUESTION) claim.toCheck.push({ question, answer })
    else isUnderWay ||= checkCount < CHECKS_PER_QUESTION
  }
  if (claim.marks.length + claim.toCheck.length > 0) return claim
  throw isUnderWay
    ? new Problem('in_progress', EXAM_TEXTS.checkUnderWay)
    : new Problem('conflict', EXAM_TEXTS.checksUsedUp)
}

function earlierMark(row: AnswerRow | undefined, answer: string): Mark | null {
  if (!row || row.answer !== answer || row.method === 'ai_fallback') return null
  return markOf(row)
}

/**
 * Ends the checks of a claim: those that found something count. Marks are kept for the answers that still stand; a
 * student may have written something else meanwhile. Answers every mark that was found.
 */
function endChecks(
  { database, clock }: Needed,
  student: { id: number },
  sessionId: number,
  { toCheck, lease, method }: Pick<CheckClaim, 'toCheck'> & { lease: string; method: CheckMethod },
  found: ReadonlyMap<number, Verdict>,
): Promise<Mark[]> {
  const marks = toCheck.flatMap(({ question, answer }): Mark[] => {
    const judged = found.get(question.id)
    return judged ? [{ questionId: question.id, answer, ...judged, method }] : []
  })
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, student.id, sessionId)
    const rows = new Map((await listAnswers(tx, sessionId)).map((row) => [row.questionId, row]))
    for (const { question } of toCheck) {
      const row = rows.get(question.id)
      if (!row) continue
      const at = row.checkLeases.indexOf(lease)
      const checkLeases = row.checkLeases.filter((_, index) => index !== at)
      const checkCount = row.checkCount + (found.has(question.id) ? 1 : 0)
      await writeChecks(tx, sessionId, { questionId: question.id, checkCount, checkLeases })
    }
    const standing = marks.filter(({ questionId, answer }) => rows.get(questionId)?.answer === answer)
    await writeMarks(tx, sessionId, standing)
    const { endedAt } = session
    if (endedAt && standing.length > 0) {
      const scored = await writeScore(tx, sessionId, endedAt)
      await rememberMisses(tx, student, { ...scored, endedAt }, await listAnswers(tx, sessionId), clock.now())
    }
    return marks
  })
}
