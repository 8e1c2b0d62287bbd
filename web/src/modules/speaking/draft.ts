import {
  DEFAULT_DURATION_MINUTES,
  DEFAULT_SPEAKING_LANGUAGE,
  type SpeakingLanguage,
  type SpeakingLevel,
  type SpeakingMode,
} from '@lectern/domain/speaking'
import { createSavedStudentStore } from '../../core/account/student-store.ts'

/** What the next session is to be. Survives leaving the screen and a reload. */
export interface Draft {
  mode: SpeakingMode
  language: SpeakingLanguage
  level: SpeakingLevel
  /** A topic of the list; '' for one of the student's own. */
  topicId: string
  ownTopic: string
  durationMinutes: number
}

const EMPTY: Draft = {
  mode: 'chat',
  language: DEFAULT_SPEAKING_LANGUAGE,
  level: 'beginner',
  topicId: '',
  ownTopic: '',
  durationMinutes: DEFAULT_DURATION_MINUTES,
}

export const draftStore = createSavedStudentStore<Draft>('speaking.draft', EMPTY)
export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))
