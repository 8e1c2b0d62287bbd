import type { ListeningQuestionType } from '@lectern/domain/listening'
import type { MessageId } from '@lectern/texts/message'

export const QUESTION_TYPE_NAMES = {
  mcq: 'listening.kindMcq',
  tf: 'listening.kindTf',
  other: 'listening.kindOther',
} as const satisfies Record<ListeningQuestionType, MessageId>
