import { WHY_UNREADABLE } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import { Problem } from '../../problem.ts'
import type { UnreadableDocument } from './reading/unreadable-document.ts'

/** Why a document cannot be read, for whoever brought it: `unsupported_type` in a module's words, or `unreadable`. */
export function unreadableProblem(error: UnreadableDocument, unsupportedText: Message | string): Problem {
  if (error.reason === 'unsupported_type') return new Problem('unsupported_type', unsupportedText)
  return new Problem('unreadable', WHY_UNREADABLE[error.reason], { cause: error })
}
