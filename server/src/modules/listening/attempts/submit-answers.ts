import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import type { ListeningScore } from '@lectern/contract/listening/shapes'
import { markByLetters } from '@lectern/domain/listening'
import { type Judged, readVerdicts } from '../../../core/marking/read-verdicts.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { emptyPractice } from '../practices/practice-store.ts'
import { presentScore } from '../present.ts'
import { rememberMisses } from '../review-source.ts'
import { holdSet, listQuestions, type QuestionRow, requireSet } from '../set-store.ts'
import { judgeAnswers } from '../tasks.ts'
import { type AnswerRow, findAttempt, listAnswers, saveAttempt } from './attempt-store.ts'

type NewAnswer = Omit<AnswerRow, 'attemptId'>

/**
 * Marks the answers to a set and keeps them as an attempt; the score is counted from them. Those in the student's own
 * words are judged by the model, or the engine; what could not be judged counts as incorrect, and says so. A repeat with
 * the same `client_id` gets the first score. What was kept of the practice is forgotten.
 * @throws Problem `not_found`, also where the set is not completed
 */
export async function submitAnswers(
  services: Pick<Services, 'clock' | 'database' | 'limits' | 'model'>,
  student: { id: number },
  setId: number,
  { answers, client_id: sentId }: Body<typeof listeningEndpoints.submit>,
  signal: AbortSignal,
): Promise<ListeningScore> {
  const { clock, database } = services
  const clientId = sentId ?? randomUUID()
  const set = await requireSet(database.queries, student.id, setId)
  if (set.status !== 'completed') throw Problem.notFound()
  const questions = await listQuestions(database.queries, setId)
  const earlier = await findAttempt(database.queries, { studentId: student.id, clientId })
  if (earlier && earlier.setId !== setId) throw Problem.notFound()
  const marked = earlier ? [] : await markAnswers(services, student, questions, answers, signal)
  return database.transaction(async (tx) => {
    await holdSet(tx, student.id, setId)
    // What was said to be wrong while the rest was marked is gone.
    const left = await listQuestions(tx, setId)
    const kept = marked.filter(({ questionId }) => left.some(({ id }) => id === questionId))
    const about = { studentId: student.id, setId, clientId, questionCount: left.length, submittedAt: clock.now() }
    const correctCount = kept.filter(({ isCorrect }) => isCorrect).length
    const attempt = earlier ?? (await saveAttempt(tx, { ...about, correctCount }, kept))
    await emptyPractice(tx, { setId, clientId: sentId, now: clock.now() })
    const answers = await listAnswers(tx, attempt.id)
    if (!earlier) await rememberMisses(tx, student, attempt, answers, clock.now())
    return presentScore(attempt, answers, left, set.sentences)
  })
}

async function markAnswers(
  services: Pick<Services, 'limits' | 'model'>,
  student: { id: number },
  questions: readonly QuestionRow[],
  answers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<NewAnswer[]> {
  const given = questions.map((question) => {
    const answer = answers[String(question.id)]?.trim() ?? ''
    return { question, answer, verdict: markByLetters(question.type, answer, question.correctAnswer) }
  })
  const open = given.filter(({ verdict }) => verdict === null)
  const judged = open.length > 0 ? await judge(services, student, open, signal) : new Map<number, Judged>()
  return given.map(({ question: { id: questionId }, answer, verdict }) => {
    const found = judged.get(questionId)
    const isCorrect = verdict ?? found?.isCorrect
    const judgement = found?.judgement ?? null
    return { questionId, answer, isCorrect: isCorrect ?? false, isChecked: isCorrect !== undefined, judgement }
  })
}

/** Verdicts by the id of the question; without those that could not be had, or not so often. */
async function judge(
  { limits, model }: Pick<Services, 'limits' | 'model'>,
  student: { id: number },
  open: readonly { question: QuestionRow; answer: string }[],
  signal: AbortSignal,
): Promise<Map<number, Judged>> {
  const asked = open.map(({ question, answer }, index) => ({
    number: index + 1,
    question: question.question,
    correctAnswer: question.correctAnswer,
    userAnswer: answer,
  }))
  try {
    await limits.hit('listeningMarkingsOfStudent', String(student.id))
    const { output } = await model.run(judgeAnswers, asked, { student, signal })
    return new Map(
      [...readVerdicts(output.verdicts)].flatMap(([number, judged]) => {
        const id = open[number - 1]?.question.id
        return id === undefined || !judged ? [] : [[id, judged] as const]
      }),
    )
  } catch (error) {
    if (signal.aborted || !(error instanceof Problem)) throw error
    return new Map()
  }
}
