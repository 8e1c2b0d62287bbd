import { Problem } from '../../problem.ts'
import type { UnreadableDocument, UnreadableReason } from './reading/unreadable-document.ts'

const UNREADABLE_TEXTS: Record<Exclude<UnreadableReason, 'unsupported_type'>, string> = {
  empty: 'This file is empty.',
  encrypted: 'This document is protected by a password. Please remove the password and try again.',
  broken: 'This document is damaged and could not be read.',
  too_complex: 'This document is too large or too complex to be read.',
  timeout: 'Reading this document took too long.',
}

/** Why a document cannot be read, for whoever brought it: `unsupported_type` in a module's words, or `unreadable`. */
export function unreadableProblem(error: UnreadableDocument, unsupportedText: string): Problem {
  if (error.reason === 'unsupported_type') return new Problem('unsupported_type', unsupportedText)
  return new Problem('unreadable', UNREADABLE_TEXTS[error.reason], { cause: error })
}
