import type { Flashcard, RunningSession, StudySession } from '@lectern/contract/recite/shapes'
import { createStudentStore } from '../../core/account/student-store.ts'
import { reciteApi } from './api.ts'
import { answerOutbox } from './study/answers.ts'

/** A session that is being studied. */
export interface RunningStudy extends StudySession {
  /** Title of the set. */
  title: string
  /** When its time is up, by this browser's clock: it started to count when the server's answer came. */
  deadlineMs: number
  /** How many of its cards are answered when it opens; they come first among `flashcards`. */
  answeredCount: number
  /** How many of those were right. */
  correctCount: number
}

/** The session that is studied in this tab, in memory alone: after a reload the menu offers to go on with it. */
export const studyStore = createStudentStore<RunningStudy | null>(null)

/** What came of the session that just ended. */
export interface JustStudied {
  /** Title of the set. */
  title: string
  cardCount: number
  missed: readonly Flashcard[]
  /** When it began, by the server's clock. */
  startedAt: string
  /** How long it took. */
  seconds: number
}

/** Shown above the study history until the student has seen enough of it, or studies again. */
export const justStudiedStore = createStudentStore<JustStudied | null>(null)

/** Starts a session against the clock. Rejects when the server starts none. */
export async function startStudy(setId: number, title: string): Promise<void> {
  studyStore.set(openSession(await reciteApi.startStudy({ params: { id: setId } }), title))
  justStudiedStore.set(null)
}

/** Goes on with a session that was left on the way, or is studied elsewhere. Rejects where it runs no more. */
export async function goOnWithStudy({ id, title }: { id: number; title: string }): Promise<RunningStudy> {
  // What this browser has still to send counts as answered too. It is read before the server is asked, so that an answer
  // that arrives there in the meantime is in one of the two.
  const onTheWay = answerOutbox.waiting.get().filter(({ sessionId }) => sessionId === id)
  const session = await reciteApi.getStudy({ params: { id } })
  const unsent = onTheWay.map(({ cardId, isCorrect }) => ({ flashcard_id: cardId, is_correct: isCorrect }))
  const study = openSession({ ...session, answers: [...unsent, ...session.answers] }, title)
  answerOutbox.forgetElsewhere(id)
  studyStore.set(study)
  return study
}

function openSession(session: StudySession, title: string): RunningStudy {
  const verdicts = new Map(session.answers.map((answer) => [answer.flashcard_id, answer.is_correct]))
  const answered = session.flashcards.filter(({ id }) => verdicts.has(id))
  const open = session.flashcards.filter(({ id }) => !verdicts.has(id))
  return {
    ...session,
    flashcards: [...answered, ...open],
    title,
    deadlineMs: Date.now() + session.remaining_seconds * 1000,
    answeredCount: answered.length,
    correctCount: answered.filter(({ id }) => verdicts.get(id)).length,
  }
}

/** Sessions that the student has left and that are still being ended behind their back. */
const endings = new Set<Promise<unknown>>()

/** Keeps `ending` in mind until it is over: a session that is about to end is not offered to be gone on with. */
export function rememberEnding(ending: Promise<unknown>): void {
  endings.add(ending)
  void ending.catch(() => {}).finally(() => endings.delete(ending))
}

/** A session that still runs on the server, and when its time is up by this browser's clock. */
export interface OpenStudy extends RunningSession {
  deadlineMs: number
}

/** The sessions that were left on the way and still run, newest first. */
export async function listOpenStudies(signal: AbortSignal): Promise<OpenStudy[]> {
  await Promise.allSettled(endings)
  const { study_sessions } = await reciteApi.listStudies(undefined, { signal })
  return study_sessions.map((session) => ({
    ...session,
    deadlineMs: Date.now() + session.remaining_seconds * 1000,
  }))
}
