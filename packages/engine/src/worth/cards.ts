import type { CardCandidate } from '../cards/candidate.ts'
import type { StudyDocument } from '../document.ts'
import { countHan } from '../parse/script.ts'
import { isWorthAskingInEnglish } from './english.ts'
import { TextCounts } from './text.ts'

/**
 * Those of `cards` that are worth a student's time: of the rules whose cards readers of texts that nobody had looked at
 * kept often enough, and about what the text is about. Precision comes first: what is doubtful is dropped.
 */
export function worthAsking(cards: readonly CardCandidate[], document: StudyDocument): CardCandidate[] {
  const counts = new TextCounts(document)
  return cards.filter((card) => {
    // A passage in English among Chinese notes, or glossed in Chinese, is there for its language.
    if (card.rule === 'naming-blank' && (document.language === 'zh' || countHan(card.question) > 0)) return false
    if (countHan(card.question) > 0) return true
    // 'What is meant by “Adam”? — 自適應學習率優化器': asked in one language and answered in the other.
    return countHan(card.answer) === 0 && isWorthAskingInEnglish(card, counts)
  })
}
