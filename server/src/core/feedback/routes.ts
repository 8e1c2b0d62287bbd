import { feedbackEndpoints } from '@lectern/contract/feedback'
import { routes } from '../../http/routes.ts'
import { giveFeedback } from './give-feedback.ts'

export const feedbackRoutes = routes(feedbackEndpoints, (services) => ({
  give: ({ body }, { caller, language }) => giveFeedback(services, caller.student, body, language),
}))
