import type { Answer, Query } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import type { Services } from '../../services.ts'
import { listAnswersSince } from './memory/event-store.ts'
import { readLearner } from './memory/learner.ts'
import { nextDueAt } from './queue/next-due.ts'
import { countDueBefore } from './queue/queue-store.ts'
import { showItems } from './queue/show-items.ts'

type Endpoint = typeof reviewEndpoints.summary

const DAY_MS = 86_400_000
const MOST_ANSWERS = 5000
const MOST_MISSED = 100

/** What the answers since a moment came to. A card counts by its first answer since then. */
export async function getSummary(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  { since }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const learner = await readLearner(queries, student.id, services.clock.now())
  const from = new Date(Math.max(Date.parse(since), learner.now.getTime() - DAY_MS))
  const answers = await listAnswersSince(queries, student.id, from, MOST_ANSWERS)
  const firsts = new Map<number, number>()
  for (const { itemId, grade } of answers) if (itemId !== null && !firsts.has(itemId)) firsts.set(itemId, grade ?? 1)
  const missed = [...firsts].flatMap(([itemId, grade]) => (grade === 1 ? [itemId] : []))
  return {
    answer_count: answers.length,
    right_count: firsts.size - missed.length,
    missed_count: missed.length,
    duration_ms: answers.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0),
    next_due_at: (await nextDueAt(queries, learner))?.toISOString() ?? null,
    due_tomorrow_count: await countDueBefore(queries, learner, learner.today + 2),
    missed: await showItems(services, queries, learner, missed.slice(0, MOST_MISSED)),
  }
}
