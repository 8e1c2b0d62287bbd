import type { Body } from '@lectern/contract/endpoint'
import { feedbackEndpoints } from '@lectern/contract/feedback'
import { clientFor } from '../../lib/api/api-client.ts'

/** The calls by which a student says that something made is wrong (requirements/feedback.md#calls-of-feedback). */
export const feedbackApi = clientFor(feedbackEndpoints)

/** A made item of which it can be said that it is wrong. */
export type MadeItem = Body<typeof feedbackEndpoints.check>
