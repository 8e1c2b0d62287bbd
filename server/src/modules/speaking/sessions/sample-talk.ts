import { DEFAULT_SPEAKING_LEVEL, deadlineOf, FREE_SAMPLE_TURNS } from '@lectern/domain/speaking'
import type { SampleSource } from '../../../core/samples/sample-source.ts'
import { hasSession, insertSession, removeSession } from './session-store.ts'

const MINUTES = 15

/** The talk of the sample chapter runs like any other; its first turns cost nothing. */
export const sampleTalk: SampleSource = {
  part: 'talk',
  async keep(tx, student, { chapter: { talk } }, now) {
    const { id } = await insertSession(tx, {
      studentId: student.id,
      mode: 'chat',
      level: DEFAULT_SPEAKING_LEVEL,
      ...talk,
      languageCodes: talk.language,
      points: [],
      sentences: [],
      madeBy: 'built-in',
      durationMinutes: MINUTES,
      freeTurns: FREE_SAMPLE_TURNS,
      startedAt: now,
      deadlineAt: deadlineOf(now, MINUTES),
    })
    return id
  },
  isThere: hasSession,
  remove: (_, tx, student, id) => removeSession(tx, student.id, id),
}
