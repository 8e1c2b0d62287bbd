import type { QuestionType } from '@lectern/domain/exam'
import type { MessageId } from '@lectern/texts/message'

/** The kinds of question as a student reads them. */
export const QUESTION_TYPE_NAMES = {
  mcq: 'exam.kindMcq',
  tf: 'exam.kindTf',
  short: 'exam.kindShort',
  long: 'exam.kindLong',
  challenge: 'exam.kindChallenge',
} as const satisfies Record<QuestionType, MessageId>
