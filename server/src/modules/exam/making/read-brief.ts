import type { Body } from '@lectern/contract/endpoint'
import type { examEndpoints } from '@lectern/contract/exam'
import { checkExamInput, EXAM_TEXTS, QUESTION_TYPES } from '@lectern/domain/exam'
import { readContent } from '../../../core/documents/read-content.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import type { Brief } from '../tasks.ts'
import { findMaterial } from './find-material.ts'

export type Ordered = Body<typeof examEndpoints.generate>

/** An order with its text: that of the kept material where only this is named. @throws Problem as `readContent` does */
export async function readOrder(queries: Queries, student: { id: number }, order: Ordered): Promise<Ordered> {
  if (order.method !== 'content') return order
  return { ...order, content: (await readContent(queries, student, order)).content }
}

/**
 * What an order asks, told without its material, so that it is the same order whatever becomes of that: the call with its
 * key is a repeat. @throws Problem `content_rejected` where no exam can be made of what was sent
 */
export async function askedBy(queries: Queries, student: { id: number }, order: Ordered): Promise<object> {
  if (!isOfMaterial(order)) return readBrief(await readOrder(queries, student, order))
  const { material_id, pages } = order
  return { ...briefOf(order), material_id, pages: pages ?? null }
}

const isOfMaterial = (order: Ordered): boolean => materialOf(order) !== null && order.content.trim() === ''

/** What a student orders, as they said it. @throws Problem `content_rejected` where no exam can be made from it */
export function readBrief(body: Ordered): Brief {
  const brief = briefOf(body)
  const refusal = checkExamInput(brief.method, brief.text)
  if (refusal) throw new Problem('content_rejected', refusal)
  return brief
}

const briefOf = (body: Ordered): Brief => ({
  method: body.method,
  language: body.language,
  text: textOf(body),
  kept: '',
  questionCount: body.question_count,
  kinds: QUESTION_TYPES.filter((type) => body.kinds.includes(type)),
  level: body.level,
})

/** What the content was read from; null for topics and prompts, which name no material. */
export const materialOf = ({ method, material_id }: Ordered): number | null =>
  (method === 'content' && material_id) || null

/** All materials that a sent content holds; at most one where the kept material alone is named. */
export function namedIn(order: Ordered): number[] {
  const materialId = materialOf(order)
  const others = otherMaterialsOf(order)
  return materialId === null ? others : [materialId, ...others]
}

/** Further materials that a sent content holds, each once. */
export const otherMaterialsOf = (order: Ordered): number[] => {
  if (order.method !== 'content' || order.content.trim() === '') return []
  return [...new Set(order.other_material_ids)].filter((id) => id !== order.material_id)
}

function textOf({ method, content, topics, prompt }: Ordered): string {
  if (method === 'content') return content
  if (method === 'prompt') return prompt
  return typeof topics === 'string' ? topics : topics.join('\n')
}

/**
 * The brief with what its student keeps. A model knows of topics itself, and reads what the student brought beside them;
 * the engine knows nothing else.
 * @throws Problem `content_rejected` where the engine finds no material
 */
export async function groundInMaterial(
  { database, model }: Pick<Services, 'database' | 'model'>,
  student: { id: number },
  brief: Brief,
): Promise<Brief> {
  if (brief.method === 'content') return brief
  const found = await findMaterial({ database }, student, brief.method, brief.text)
  if (model.description.madeBy === 'model') return { ...brief, kept: found }
  if (!found) throw new Problem('content_rejected', EXAM_TEXTS.noMaterial)
  return { ...brief, method: 'content', text: found }
}
