import type { StudyDocument } from '../document.ts'
import { englishCandidates } from '../en/make-candidates.ts'
import { rankEnglish } from '../en/rank.ts'
import { inOneLanguage } from '../worth/cards.ts'
import { hasLostBlank } from '../zh/judge.ts'
import { chineseCandidates } from '../zh/make-candidates.ts'
import { rankChinese } from '../zh/rank.ts'
import type { CardCandidate } from './candidate.ts'
import { structureCandidates } from './structure.ts'
import { vocabularyCandidates } from './vocabulary.ts'

/** What is worth keeping of all that the rules find. */
export const findCandidates = (document: StudyDocument): CardCandidate[] =>
  rankChinese(rankEnglish(inOneLanguage(proposeCandidates(document), document), document), document)

/** All that the rules find: what the author laid out, lists of words, then statements in either language. */
export const proposeCandidates = (document: StudyDocument): CardCandidate[] =>
  [
    ...structureCandidates(document),
    ...vocabularyCandidates(document),
    ...englishCandidates(document),
    ...chineseCandidates(document),
  ].filter(({ start, end }) => !hasLostBlank(document.source.slice(start, end)))
