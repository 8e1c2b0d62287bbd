import type { ModuleId } from '@lectern/domain/modules'
import type { ComponentType } from 'react'
import { withTexts } from '../lib/language.ts'

/** What a module's index.ts exports to the shell. */
export interface ModuleEntry {
  Screen: ComponentType
}

/** The screen of each module, loaded when it is opened. */
export const MODULE_SCREENS: Record<ModuleId, () => Promise<ModuleEntry>> = {
  exam: () => withTexts(import('../modules/exam/index.ts'), 'exam', 'review', 'results', 'due', 'cards', 'sharing'),
  lecture: () => withTexts(import('../modules/lecture/index.ts'), 'lecture'),
  listening: () => withTexts(import('../modules/listening/index.ts'), 'listening', 'review', 'results', 'due', 'cards'),
  notes: () => withTexts(import('../modules/notes/index.ts'), 'notes', 'sharing'),
  recite: () =>
    withTexts(
      import('../modules/recite/index.ts'),
      'recite',
      'review',
      'due',
      'cards',
      'imports',
      'library',
      'sharing',
    ),
  // The languages that can be spoken are named by the texts of listening.
  speaking: () => withTexts(import('../modules/speaking/index.ts'), 'speaking', 'results', 'due', 'listening'),
  understanding: () => withTexts(import('../modules/understanding/index.ts'), 'understanding'),
  writing: () => withTexts(import('../modules/writing/index.ts'), 'writing', 'results', 'due'),
}
