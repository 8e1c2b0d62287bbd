import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import type { PURPOSE_TAGS } from '@lectern/domain/recite'
import type { MessageId } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'

type PurposeTag = (typeof PURPOSE_TAGS)[number]

/** How what we offer as a purpose is called. What goes with the material stays English: the makers of cards know it by that. */
const OFFERED = {
  [DEFAULT_PURPOSE]: 'generation.generalStudy',
  'Vocabulary list': 'generation.tagVocabulary',
  'Key concepts': 'generation.tagConcepts',
  Definitions: 'generation.tagDefinitions',
  'Study questions': 'generation.tagQuestions',
  Summary: 'generation.tagSummary',
  'Exam-oriented': 'generation.tagExam',
} as const satisfies Record<PurposeTag | typeof DEFAULT_PURPOSE, MessageId>

const isOffered = (part: string): part is keyof typeof OFFERED => Object.hasOwn(OFFERED, part)

export const tagText = (say: Say, tag: PurposeTag): string => say(OFFERED[tag])

/** What something was made for: what was chosen, in our words, and the student's own as they are. */
export function purposeText(say: Say, purpose: string): string {
  const parts = purpose.split(', ')
  const ownFrom = parts.findIndex((part) => !isOffered(part))
  const chosen = ownFrom < 0 ? parts : parts.slice(0, ownFrom)
  const own = ownFrom < 0 ? '' : parts.slice(ownFrom).join(', ')
  return [...chosen.filter(isOffered).map((part) => say(OFFERED[part])), own]
    .filter(Boolean)
    .join(say('generation.listComma'))
}
