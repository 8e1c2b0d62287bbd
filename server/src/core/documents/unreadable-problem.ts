import { UNREADABLE_TEXTS } from '@lectern/domain/documents'
import { Problem } from '../../problem.ts'
import type { UnreadableDocument } from './reading/unreadable-document.ts'

/** Why a document cannot be read, for whoever brought it: `unsupported_type` in a module's words, or `unreadable`. */
export function unreadableProblem(error: UnreadableDocument, unsupportedText: string): Problem {
  if (error.reason === 'unsupported_type') return new Problem('unsupported_type', unsupportedText)
  return new Problem('unreadable', UNREADABLE_TEXTS[error.reason], { cause: error })
}
