import type { ExamGeneration, ExamGenerationOrder } from '@lectern/contract/exam/shapes'
import { message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { tell } from '../../../speaker.ts'
import type { GenerationRow, GenerationSummaryRow } from './generation-store.ts'

const INTERRUPTED = message('exam.interrupted')

/** @param isOpen whether its credits are still set aside: it has not failed before they have come back */
export function presentGeneration(generation: GenerationSummaryRow, isOpen: boolean, say: Say): ExamGeneration {
  const failure = generation.failure ?? INTERRUPTED
  return {
    id: generation.id,
    status: isOpen ? 'generating' : 'failed',
    title: generation.title,
    question_count: generation.agreedCount ?? generation.questionCount,
    failure: isOpen ? null : tell(failure, say),
    credit_cost: generation.creditCost,
    created_at: generation.createdAt.toISOString(),
  }
}

export const presentOrder = (generation: GenerationRow, isOpen: boolean, say: Say): ExamGenerationOrder => ({
  ...presentGeneration(generation, isOpen, say),
  method: generation.method,
  language: generation.language,
  text: generation.text,
  material_id: generation.materialId,
  other_material_ids: generation.otherMaterialIds.filter((id) => id !== generation.materialId),
  chosen_count: generation.questionCount,
  agreed_count: generation.agreedCount,
  kinds: generation.kinds,
  level: generation.level,
})
