import type { Answer, Query } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { Services } from '../../../services.ts'
import { readLearner } from '../memory/learner.ts'
import { planDay } from './plan-day.ts'
import { showQueued, sourcesOf } from './show-items.ts'

type Endpoint = typeof reviewEndpoints.queue

/**
 * The cards to review now, of all sets or of one, with what each grade would do to them.
 * @throws Problem `not_found` where there is no such set
 */
export async function getQueue(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  { limit, set_id: setId }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  if (setId !== undefined) await requireSetOf(services, student, setId)
  const learner = await readLearner(queries, student.id, services.clock.now())
  const plan = await planDay(queries, learner, setId === undefined ? null : { kind: 'card', groupId: setId })
  const shown = plan.ordered.slice(0, limit).map(({ id }) => id)
  return {
    handed_out_at: learner.now.toISOString(),
    due_count: plan.dueCount,
    new_count: plan.newCount,
    backlog_count: plan.backlogCount,
    next_due_at: plan.nextDueAt?.toISOString() ?? null,
    items: await showQueued(services, queries, learner, shown, plan.sets),
  }
}

/** @throws Problem `not_found` where there is no such set, or it is another student's */
export async function requireSetOf(
  { database, modules }: Pick<Services, 'database' | 'modules'>,
  student: { id: number },
  setId: number,
): Promise<void> {
  for (const source of sourcesOf(modules))
    if (source.kind === 'card') await source.requireGroup(database.queries, student.id, setId)
}
