import type { ExamSet } from '@lectern/contract/exam'
import { QUESTIONS_BY_TYPE, type QuestionType } from '@lectern/domain/exam'
import { createStudentWith, creditsOver, type SteppedClock, steppedClock } from '../../../test/ledger.ts'
import type { Credits } from '../../core/credits/credits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Model } from '../../platform/model/model.ts'
import type { Task } from '../../platform/model/task.ts'
import { getSet } from './get-set.ts'
import { insertSet, type NewQuestion } from './set-store.ts'
import type { MadeQuestion } from './tasks.ts'

/** What the tests of this module stand on: a database, a clock that they move, a student and a stranger. */
export interface Ground {
  database: Database
  clock: SteppedClock
  credits: Credits
  student: { id: number }
  stranger: { id: number }
}

/** No row has a greater id. */
export const MISSING_ID = Number.MAX_SAFE_INTEGER

export async function layGround(database: Database, amountCredits = 0): Promise<Ground> {
  const clock = steppedClock()
  const ledger = { database, credits: creditsOver(database, { clock }) }
  const student = await createStudentWith(amountCredits, ledger)
  return { ...ledger, clock, student, stranger: await createStudentWith(0, ledger) }
}

/** A model that answers each call in turn by `answer`, and keeps what it was asked. */
export function modelSaying(answer: (task: string, input: never, call: number) => unknown) {
  const asked: unknown[] = []
  const model: Model = {
    description: { madeBy: 'model', name: 'test' },
    async run<Input, Output>(task: Task<Input, Output>, input: Input) {
      asked.push(input)
      const output = task.output.parse(await answer(task.name, input as never, asked.length - 1))
      return { output, madeBy: 'model' as const }
    },
  }
  return { model, asked }
}

/** A usable question of a kind. */
export function questionOf(type: QuestionType, name: string): MadeQuestion {
  const options = { mcq: ['one', 'two', 'three', 'four'], tf: ['True', 'False'], short: [], long: [], challenge: [] }
  const [first = 'A reference answer'] = options[type]
  return {
    type,
    question: `Question ${name}?`,
    options: options[type],
    correct_answer: first,
    explanation: `Because of ${name}.`,
    source: null,
  }
}

/** Thirty usable questions, by kind as an exam has them. */
export const wholeExam = (): MadeQuestion[] =>
  Object.entries(QUESTIONS_BY_TYPE).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, index) => questionOf(type as QuestionType, `${type} ${index + 1}`)),
  )

const KEPT: NewQuestion[] = [
  { type: 'mcq', question: 'Which one?', options: ['one', 'two', 'three', 'four'], correctAnswer: 'two' },
  { type: 'short', question: 'What releases energy?', options: [], correctAnswer: 'The mitochondrion' },
  {
    type: 'long',
    question: 'How is energy released?',
    options: [],
    correctAnswer: 'By respiration in the mitochondrion.',
  },
].map((question) => ({ ...question, explanation: 'Because.', source: null }) as NewQuestion)

/** Keeps an exam of three questions: multiple choice, short, long. */
export async function keepSet(
  { database, clock, student: own }: Pick<Ground, 'database' | 'clock' | 'student'>,
  { title = 'Cells', student = own } = {},
): Promise<ExamSet> {
  const set = {
    studentId: student.id,
    title,
    generatedBy: 'content' as const,
    language: 'auto' as const,
    madeBy: 'built-in' as const,
    isSampled: false,
    createdAt: clock.now(),
  }
  const setId = await database.transaction((tx) => insertSet(tx, set, KEPT))
  return getSet({ database }, student, setId)
}

export function questionAt({ questions }: ExamSet, index: number) {
  const question = questions[index]
  if (!question) throw new Error(`There is no question ${index}`)
  return question
}
