import type { CardCandidate } from '../cards/candidate.ts'
import type { StudyDocument } from '../document.ts'
import { countHan } from '../parse/script.ts'

/** Those of `cards` that are asked and answered in one language, and no passage of another that is there for its words. */
export const inOneLanguage = (cards: readonly CardCandidate[], { language }: StudyDocument): CardCandidate[] =>
  cards.filter(({ rule, question, answer }) => {
    // A passage in English among Chinese notes, or glossed in Chinese, is there for its language.
    if (rule === 'naming-blank' && (language === 'zh' || countHan(question) > 0)) return false
    // 'What is meant by “Adam”? — 自適應學習率優化器'
    return countHan(question) > 0 || countHan(answer) === 0
  })
