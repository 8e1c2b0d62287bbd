import { defineJob } from '../../platform/queue/job-queue.ts'

/** An image that goes unless a chat needs it. */
export interface ChatImageJob {
  imageKey: string
}

/** Tried for about three hours. */
export const chatImageJob = defineJob<ChatImageJob>('chat-image', { attempts: 40, timeLimitSeconds: 300 })
