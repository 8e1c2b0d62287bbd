import { feedbackEndpoints } from '@lectern/contract/feedback'
import { clientFor } from '../../lib/api/api-client.ts'

/** The calls by which a student says that something made is wrong (requirements/feedback.md#calls-of-feedback). */
export const feedbackApi = clientFor(feedbackEndpoints)
