import type { ListeningQuestionType } from '@lectern/domain/listening'

export const QUESTION_TYPE_NAMES: Readonly<Record<ListeningQuestionType, string>> = {
  mcq: 'Multiple choice',
  tf: 'True or false',
  other: 'Your own words',
}
