import type { StudyDocument } from '../document.ts'
import { englishCandidates } from '../en/make-candidates.ts'
import { chineseCandidates } from '../zh/make-candidates.ts'
import type { CardCandidate } from './candidate.ts'
import { structureCandidates } from './structure.ts'
import { vocabularyCandidates } from './vocabulary.ts'

/** All that the rules find: what the author laid out, lists of words, then statements in either language. */
export const findCandidates = (document: StudyDocument): CardCandidate[] => [
  ...structureCandidates(document),
  ...vocabularyCandidates(document),
  ...englishCandidates(document),
  ...chineseCandidates(document),
]
