import { reviewEndpoints } from '@lectern/contract/review'
import { routes } from '../../http/routes.ts'
import { answerItem } from './answer-item.ts'
import { changeItem } from './change-item.ts'
import { compareTyped } from './compare-typed.ts'
import { getStats } from './get-stats.ts'
import { getSummary } from './get-summary.ts'
import { getToday } from './get-today.ts'
import { listItems } from './list-items.ts'
import { getAhead } from './queue/get-ahead.ts'
import { getQueue } from './queue/get-queue.ts'
import { undoChange } from './undo-change.ts'
import { getSetSettings, getSettings, updateSetSettings, updateSettings } from './update-settings.ts'

export const reviewRoutes = routes(reviewEndpoints, (services) => ({
  queue: ({ query }, { caller }) => getQueue(services, caller.student, query),
  ahead: (_, { caller }) => getAhead(services, caller.student),
  answer: ({ body }, { caller }) => answerItem(services, caller.student, body),
  compare: ({ body }, { caller, signal }) => compareTyped(services, caller.student, body, signal),
  undo: ({ body }, { caller }) => undoChange(services, caller.student, body),

  listItems: ({ query }, { caller }) => listItems(services, caller.student, query),
  changeItem: ({ params, body }, { caller }) => changeItem(services, caller.student, params.id, body),

  getSettings: (_, { caller }) => getSettings(services, caller.student),
  updateSettings: ({ body }, { caller }) => updateSettings(services, caller.student, body),
  getSetSettings: ({ params }, { caller }) => getSetSettings(services, caller.student, params.id),
  updateSetSettings: ({ params, body }, { caller }) => updateSetSettings(services, caller.student, params.id, body),

  today: (_, { caller }) => getToday(services, caller.student),
  summary: ({ query }, { caller }) => getSummary(services, caller.student, query),
  stats: (_, { caller }) => getStats(services, caller.student),
}))
