import type { Module } from '../../module.ts'
import { exportSpeaking } from './export-speaking.ts'
import { talkFeedback } from './feedback/talk-feedback.ts'
import { findSessions } from './find-sessions.ts'
import { listMadeSessions } from './list-made.ts'
import { speakingRoutes } from './routes.ts'
import { begunSessions } from './sessions/begun-sessions.ts'
import { sampleTalk } from './sessions/sample-talk.ts'
import { sumSpeakingBytes } from './sum-bytes.ts'

/** Owns speaking: topics, talks, presentations and shadowing, their turns and feedback. Recordings are not kept. */
export const speaking: Module = {
  id: 'speaking',
  routes: speakingRoutes,
  exportStudent: exportSpeaking,
  madeOf: listMadeSessions,
  storageBytes: sumSpeakingBytes,
  begunWork: begunSessions,
  find: findSessions,
  feedback: talkFeedback,
  sample: sampleTalk,
}
