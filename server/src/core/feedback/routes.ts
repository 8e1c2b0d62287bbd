import { feedbackEndpoints } from '@lectern/contract/feedback'
import { routes } from '../../http/routes.ts'
import { checkItem } from './check-item.ts'
import { giveFeedback } from './give-feedback.ts'

export const feedbackRoutes = routes(feedbackEndpoints, (services) => ({
  check: ({ body }, { caller, signal }) => checkItem(services, caller.student, body, signal),
  give: ({ body }, { caller, language }) => giveFeedback(services, caller.student, body, language),
}))
