import { DEFAULT_SPEAKING_LEVEL, deadlineOf, FREE_SAMPLE_TURNS } from '@lectern/domain/speaking'
import type { SampleSource } from '../../../core/samples/sample-source.ts'
import { hasSession, insertSession, removeSession } from './session-store.ts'

const MINUTES = 15

/** The talk of the sample chapter runs like any other; the first turns of the first one cost nothing. */
export const sampleTalk: SampleSource = {
  part: 'talk',
  async keep(tx, student, { chapter: { talk }, isFirst }, now) {
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
      freeTurns: isFirst ? FREE_SAMPLE_TURNS : 0,
      startedAt: now,
      deadlineAt: deadlineOf(now, MINUTES),
    })
    return id
  },
  isThere: hasSession,
  remove: (_, tx, student, id) => removeSession(tx, student.id, id),
}
