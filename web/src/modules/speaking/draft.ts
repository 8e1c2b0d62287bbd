import {
  DEFAULT_DURATION_MINUTES,
  DEFAULT_SPEAKING_LANGUAGE,
  type SpeakingLanguage,
  type SpeakingLevel,
  type SpeakingMode,
} from '@lectern/domain/speaking'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import type { MaterialPart } from '../../core/library/handed-over-part.ts'

/** What is spoken about, of the library. */
export interface DraftMaterial extends MaterialPart {
  /** Whether what is typed is no range of its pages. */
  isRefused?: boolean
}

/** What the next session is to be. Survives leaving the screen and a reload. */
export interface Draft {
  mode: SpeakingMode
  language: SpeakingLanguage
  subject: 'topic' | 'material'
  /** Null until one is chosen. */
  material: DraftMaterial | null
  level: SpeakingLevel
  /** A topic of the list; '' for one of the student's own. */
  topicId: string
  ownTopic: string
  durationMinutes: number
}

const EMPTY: Draft = {
  mode: 'chat',
  language: DEFAULT_SPEAKING_LANGUAGE,
  subject: 'topic',
  material: null,
  level: 'beginner',
  topicId: '',
  ownTopic: '',
  durationMinutes: DEFAULT_DURATION_MINUTES,
}

export const draftStore = createSavedStudentStore<Draft>('speaking.draft', EMPTY)
// One that an earlier version of the site left in this tab names no subject.
if (!draftStore.get().subject) draftStore.update((draft) => ({ ...EMPTY, ...draft }))

export const changeDraft = (change: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...change }))
