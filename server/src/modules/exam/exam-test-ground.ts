import { randomUUID } from 'node:crypto'
import type { ExamSet } from '@lectern/contract/exam/shapes'
import { QUESTIONS_BY_TYPE, type QuestionType } from '@lectern/domain/exam'
import type { Ground } from '../../../test/ground.ts'
import { insertPaidRun } from '../../core/feedback/feedback-store.ts'
import { getSet } from './get-set.ts'
import { insertSet, type NewQuestion } from './set-store.ts'
import type { MadeQuestion } from './tasks.ts'

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

/** Keeps an exam of three questions: multiple choice, short, long. Where credits were paid for it, it is a generation's. */
export async function keepSet(
  { database, clock, student: own }: Pick<Ground, 'database' | 'clock' | 'student'>,
  { title = 'Cells', student = own, paidCredits = 0 } = {},
): Promise<ExamSet> {
  const set = {
    studentId: student.id,
    generationId: paidCredits > 0 ? randomUUID() : null,
    title,
    generatedBy: 'content' as const,
    language: 'auto' as const,
    madeBy: 'built-in' as const,
    isSampled: false,
    createdAt: clock.now(),
  }
  const setId = await database.transaction(async (tx) => {
    if (set.generationId !== null)
      await insertPaidRun(tx, {
        ...{ id: set.generationId, studentId: student.id, module: 'exam', madeBy: set.madeBy },
        ...{ chargedCredits: paidCredits, madeCount: KEPT.length },
      })
    return insertSet(tx, set, KEPT)
  })
  return getSet({ database }, student, setId)
}

export function questionAt({ questions }: ExamSet, index: number) {
  const question = questions[index]
  if (!question) throw new Error(`There is no question ${index}`)
  return question
}
