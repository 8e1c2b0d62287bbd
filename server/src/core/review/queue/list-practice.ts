import type { Answer, Query } from '@lectern/contract/endpoint'
import type { planningEndpoints } from '@lectern/contract/review/planning'
import { MOST_QUEUE_SIZE } from '@lectern/domain/review'
import { and, asc, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Services } from '../../../services.ts'
import { requireOwnMaterial } from '../../documents/material-store.ts'
import { areCards } from '../memory/cards.ts'
import { readLearner } from '../memory/learner.ts'
import { reviewItems } from '../tables.ts'
import { requireSetOf } from './get-queue.ts'
import { showItems } from './show-items.ts'

type Endpoint = typeof planningEndpoints.practice

/**
 * A hundred cards to go through without changing when they come back. Ahead: those that are due next. Cram: all, those that were
 * never seen or are least remembered first. @throws Problem `not_found` where there is no such set or material
 */
export async function listPractice(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  { way, set_id: setId, material_id: materialId, after = 0 }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  if (setId !== undefined) await requireSetOf(services, student, setId)
  if (materialId !== undefined) await requireOwnMaterial(queries, student.id, materialId)
  const learner = await readLearner(queries, student.id, services.clock.now())
  const { id, dueDay, lastDay, stability } = reviewItems
  const forgotten = sql`(${learner.today}::float8 - ${lastDay}) / nullif(${stability}, 0)`
  const areWanted = and(
    eq(reviewItems.studentId, student.id),
    eq(reviewItems.kind, 'card'),
    not(reviewItems.isSuspended),
    setId === undefined ? undefined : areCards({ kind: 'card', groupId: setId }),
    materialId === undefined ? undefined : areCards({ kind: 'material', materialId }),
    way === 'ahead' ? isNotNull(dueDay) : undefined,
  )
  const rows = await queries
    .select({ id })
    .from(reviewItems)
    .where(areWanted)
    .orderBy(...(way === 'ahead' ? [asc(dueDay)] : [desc(sql`coalesce(${forgotten}, 'infinity')`)]), asc(id))
    .limit(MOST_QUEUE_SIZE)
    .offset(after)
  const ids = rows.map((row) => row.id)
  return {
    items: await showItems(services, queries, learner, ids),
    total_count: await queries.$count(reviewItems, areWanted),
  }
}
