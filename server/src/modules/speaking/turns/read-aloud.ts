import { SPEAKING_TEXTS } from '@lectern/domain/speaking'
import type { FileAnswer } from '../../../http/file-answer.ts'
import { speakByFlite } from '../../../platform/speech/flite-voice.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { listTurns, requireSession, type SessionRow, type TurnRow } from '../sessions/session-store.ts'

/**
 * A text of a session as sound: of the speech service where that speaks, else, in English, of flite. Only what stands in
 * the session is read, so that nobody's voice is borrowed for other texts.
 * @throws Problem `not_found`, `rate_limited`, `unavailable` where no voice for the language is set up
 */
export async function readAloud(
  { database: { queries }, speech, limits, log }: Pick<Services, 'database' | 'speech' | 'limits' | 'log'>,
  student: { id: number },
  sessionId: number,
  turn: number,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const session = await requireSession(queries, student.id, sessionId)
  const text = textOf(session, turn === 0 ? [] : await listTurns(queries, sessionId), turn)
  if (!text) throw Problem.notFound()
  await limits.hit('readingsAloudOfStudent', String(student.id))
  const asker = { student, signal }
  const spoken = await speech.speak(text, { ...asker, language: session.language }).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn({ err: error }, 'a text could not be read aloud by the speech service')
    return null
  })
  const bytes = spoken?.bytes ?? (session.language === 'en-US' ? await speakByFlite(text, asker) : null)
  if (!bytes) throw new Problem('unavailable', SPEAKING_TEXTS.noVoice)
  return { stream: bytes, sizeBytes: bytes.length, filename: `speech-${sessionId}-${turn}` }
}

/** The opening of a session (0), the sentence of that number, or the answer to the turn of that number. */
function textOf(
  { opening, sentences }: SessionRow,
  turns: readonly TurnRow[],
  turn: number,
): string | null | undefined {
  if (turn === 0) return opening
  return sentences[turn - 1] ?? turns.find(({ number }) => number === turn)?.reply
}
