import type { Module } from '../../module.ts'
import { exportSessions } from './export-sessions.ts'
import { chatImageJob } from './jobs.ts'
import { removeImage } from './remove-image.ts'
import { understandingRoutes } from './routes.ts'
import { sumSessionBytes } from './session-store.ts'

/** Owns the chat over a student's notes: answering it as it is written, and keeping chats with their images. */
export const understanding: Module = {
  id: 'understanding',
  routes: understandingRoutes,
  work(services) {
    services.queue.register(chatImageJob, { run: ({ payload }) => removeImage(services, payload) })
  },
  exportStudent: exportSessions,
  storageBytes: sumSessionBytes,
}
