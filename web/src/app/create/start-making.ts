import type { MaterialItem } from '@lectern/contract/materials'
import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import { EXAM_QUESTION_COUNT } from '@lectern/domain/exam'
import { describePurpose } from '@lectern/domain/recite'
import { draftOfMaterial } from '../../modules/exam/draft.ts'
import { generate } from '../../modules/exam/generation.ts'
import { startUpload } from '../../modules/lecture/upload/upload.ts'
import { noteRuns } from '../../modules/notes/generation.ts'
import { cardRuns } from '../../modules/recite/generation.ts'
import type { Offer } from './offers.ts'

/** Begins what was chosen, each as its module begins it, under a hold of its own. It goes on whatever the student looks at. */
export function startMaking(material: MaterialItem, text: string, offers: readonly Offer[]): void {
  const { id: materialId, title } = material
  const run = { content: text, documentName: title, materialId }
  for (const { making, questionCount = EXAM_QUESTION_COUNT } of offers)
    switch (making) {
      case 'recite':
        cardRuns.start({ ...run, purpose: describePurpose([], '') })
        break
      case 'notes':
        noteRuns.start({ ...run, purpose: DEFAULT_PURPOSE })
        break
      case 'exam':
        void generate(draftOfMaterial(text, materialId), questionCount < EXAM_QUESTION_COUNT ? questionCount : null)
        break
      case 'lecture': {
        const file = { materialId, name: title, size: material.file_size_bytes }
        void startUpload({ file, idempotencyKey: crypto.randomUUID() })
        break
      }
    }
}
