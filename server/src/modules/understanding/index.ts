import type { Module } from '../../module.ts'
import { answerFeedback } from './answer-feedback.ts'
import { findChats } from './find-chats.ts'
import { listMadeChats } from './list-made.ts'
import { understandingRoutes } from './routes.ts'
import { exportSessions } from './sessions/export-sessions.ts'
import { listNeededImages, sumSessionBytes } from './sessions/session-store.ts'

/** Owns the chat over a student's notes: answering it as it is written, and keeping chats with their images. */
export const understanding: Module = {
  id: 'understanding',
  routes: understandingRoutes,
  exportStudent: exportSessions,
  madeOf: listMadeChats,
  storageBytes: sumSessionBytes,
  neededFiles: listNeededImages,
  find: findChats,
  feedback: answerFeedback,
}
