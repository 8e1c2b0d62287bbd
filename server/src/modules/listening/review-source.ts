import { and, eq, inArray } from 'drizzle-orm'
import { tellMarks } from '../../core/review/remember-mistakes.ts'
import { type ReviewSource, type ReviewText, textsOfThings } from '../../core/review/review-source.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { AnswerRow, AttemptRow } from './attempts/attempt-store.ts'
import type { Sentence } from './processing/split-sentences.ts'
import { isMade, type QuestionRow, requireSet } from './set-store.ts'
import { listeningQuestions, listeningSets } from './tables.ts'

/** Questions that were missed are reviewed with the sentence that decides them: it was shown when answers were handed in. */
export const listeningReviewSource: ReviewSource = {
  kind: 'listening',
  async readTexts(queries, studentId, things) {
    const rows = await queries
      .select({
        question: listeningQuestions,
        title: listeningSets.title,
        sentences: listeningSets.sentences,
        isMade,
        origin: { materialId: listeningSets.materialId, isMaterialGone: listeningSets.isMaterialGone },
      })
      .from(listeningQuestions)
      .innerJoin(listeningSets, eq(listeningSets.id, listeningQuestions.setId))
      .where(
        and(
          inArray(
            listeningQuestions.id,
            things.map(({ sourceId }) => sourceId),
          ),
          eq(listeningSets.studentId, studentId),
        ),
      )
    return textsOfThings(things, new Map(rows.map((row) => [row.question.id, textOf(row)])))
  },
  requireGroup: requireSet,
}

function textOf({ question: asked, title, sentences, origin, isMade: isOfPaidSet }: AskedRow): ReviewText {
  const { setId, type, question, correctAnswer: answer, options, sentence, explanation } = asked
  return {
    group: { id: setId, title },
    ...{ question, answer, options, explanation },
    source: sentences[sentence]?.text ?? null,
    origin,
    isMade: isOfPaidSet,
    note: { kind: 'basic', question, answer, part: 0, tags: [] },
    mode: type === 'other' ? 'typed' : 'choice',
  }
}

interface AskedRow {
  question: QuestionRow
  title: string
  origin: ReviewText['origin']
  sentences: readonly Sentence[]
  isMade: boolean
}

/** Tells the marks of an attempt; where nothing was answered, nothing is said. What could not be checked was not missed. */
export async function rememberMisses(
  tx: Transaction,
  student: { id: number },
  { id, setId, submittedAt }: AttemptRow,
  answers: readonly AnswerRow[],
  now: Date,
): Promise<void> {
  if (answers.every(({ answer }) => answer === '')) return
  const { materialId } = await requireSet(tx, student.id, setId)
  await tellMarks(
    tx,
    student,
    { kind: 'listening', groupId: setId, attemptId: id, endedAt: submittedAt },
    answers.map(({ questionId, isCorrect, isChecked }) => ({
      sourceId: questionId,
      materialId,
      isCorrect: isChecked ? isCorrect : null,
    })),
    now,
  )
}
