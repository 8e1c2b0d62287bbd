import type { Answer, Query } from '@lectern/contract/endpoint'
import type { reviewEndpoints } from '@lectern/contract/review'
import { REVIEW_ITEMS_PER_PAGE } from '@lectern/domain/review'
import type { Services } from '../../services.ts'
import { paginate } from '../pages/paginate.ts'
import { readLearner } from './memory/learner.ts'
import { countItems, listItemIds } from './memory/list-store.ts'
import { showItems } from './queue/show-items.ts'

type Endpoint = typeof reviewEndpoints.listItems

/** A page of the cards that were set aside or flagged, or of the missed questions that come back. */
export async function listItems(
  services: Pick<Services, 'database' | 'clock' | 'modules'>,
  student: { id: number },
  { page, which }: Query<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { queries } = services.database
  const learner = await readLearner(queries, student.id, services.clock.now())
  const { offset, pagination } = paginate(await countItems(queries, learner, which), REVIEW_ITEMS_PER_PAGE, page)
  const ids = await listItemIds(queries, learner, which, { offset, limit: REVIEW_ITEMS_PER_PAGE })
  return { items: await showItems(services, queries, learner, ids), pagination }
}
