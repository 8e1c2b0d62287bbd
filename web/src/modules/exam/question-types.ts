import type { QuestionType } from '@lectern/domain/exam'

/** The kinds of question as a student reads them. */
export const QUESTION_TYPE_NAMES: Readonly<Record<QuestionType, string>> = {
  mcq: 'Multiple choice',
  tf: 'True or false',
  short: 'Short answer',
  long: 'Long answer',
  challenge: 'Challenge',
}
