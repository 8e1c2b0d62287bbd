import type { StudyDocument } from '../document.ts'
import { englishCandidates } from '../en/make-candidates.ts'
import { rankEnglish } from '../en/rank.ts'
import { inOneLanguage } from '../worth/cards.ts'
import { hasLostBlank } from '../zh/judge.ts'
import { chineseCandidates } from '../zh/make-candidates.ts'
import { rankChinese } from '../zh/rank.ts'
import type { CardCandidate, RankedCandidate } from './candidate.ts'
import { structureCandidates } from './structure.ts'
import { vocabularyCandidates } from './vocabulary.ts'

/** What is worth keeping of all that the rules find. */
export const findCandidates = (document: StudyDocument): CardCandidate[] =>
  rankCandidates(document).filter(({ isSure }) => isSure)

/** All that the rules find, ranked: what a strict reader probably keeps, and what is left to the student to look at. */
export function rankCandidates(document: StudyDocument): RankedCandidate[] {
  const found = inOneLanguage(proposeCandidates(document), document)
  return rankChinese(rankEnglish(found.map(unranked), document), document)
}

/** A line of notes that reads like an entry, and a heading that asks, are left to the student to look at. */
const unranked = (card: CardCandidate): RankedCandidate => ({ ...card, chance: 1, isSure: !/^noted-/.test(card.rule) })

/** All that the rules find: what the author laid out, lists of words, then statements in either language. */
export const proposeCandidates = (document: StudyDocument): CardCandidate[] =>
  [
    ...structureCandidates(document),
    ...vocabularyCandidates(document),
    ...englishCandidates(document),
    ...chineseCandidates(document),
  ].filter(({ start, end }) => !hasLostBlank(document.source.slice(start, end)))
