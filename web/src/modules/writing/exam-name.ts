import type { ExamType } from '@lectern/domain/writing'
import type { Say } from '@lectern/texts/speaker'

/** What an exam is called: by its own name in every language. */
export const examName = (exam: ExamType, say: Say): string => (exam === 'Other' ? say('writing.other') : exam)
