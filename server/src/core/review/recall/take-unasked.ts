import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { MOST_RECALLED } from '@lectern/domain/review'
import { Problem } from '../../../problem.ts'
import { readAsked } from './read-asked.ts'
import { creditsFor, textOfPassages, unaskedPassages } from './unasked-passages.ts'

type Endpoint = typeof planningEndpoints.unasked

/**
 * What of a material, or of one of its pages, no card and no missed question quotes.
 * @throws Problem `not_found`; `rate_limited`; `conflict` where too much is asked to look at all of it
 */
export async function takeUnasked(
  services: Parameters<typeof readAsked>[0],
  student: { id: number },
  materialId: number,
  { page }: Query<Endpoint>,
  signal: AbortSignal,
): Promise<Answer<Endpoint>> {
  const asked = await readAsked(services, student, materialId, signal)
  if (asked.isCutOff) throw new Problem('conflict', { id: 'recall.cutOff', values: { count: MOST_RECALLED } })
  const pages = await unaskedPassages(asked, signal)
  const passages = pages.filter((one) => page === undefined || one.page === page).flatMap((one) => one.passages)
  const { material } = asked
  const text = textOfPassages(material.text, passages)
  return { title: material.title ?? material.name, text, passage_count: passages.length, credits: creditsFor(text) }
}
