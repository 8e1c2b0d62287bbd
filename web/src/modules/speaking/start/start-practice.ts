import { MAX_TOPIC_LENGTH } from '@lectern/domain/speaking'
import { type Session, speakingApi } from '../api.ts'
import type { Draft, DraftMaterial } from '../draft.ts'

/** What a session is to be about. */
export type Subject = { topic: string } | { material: DraftMaterial }

/** Starts what the draft says, about a subject that has been chosen. */
export function startPractice({
  mode,
  language,
  level,
  durationMinutes,
  subject,
}: Omit<Draft, 'subject'> & { subject: Subject }): Promise<Session> {
  const about = { ...wordSubject(subject), level, language_codes: language }
  if (mode === 'chat') return speakingApi.startChat({ body: { ...about, duration_minutes: durationMinutes } })
  return mode === 'presentation'
    ? speakingApi.startPresentation({ body: about })
    : speakingApi.startShadowing({ body: about })
}

/** All of a material goes by the title that the server knows. */
function wordSubject(subject: Subject) {
  if ('topic' in subject) return subject
  const { id: material_id, part, topic } = subject.material
  if (part === null) return { material_id }
  const named = { material_id, ...(topic !== null && { topic: topic.slice(0, MAX_TOPIC_LENGTH) }) }
  if (!('title' in part)) return { ...named, pages: { from: part.from, to: part.to } }
  return { ...named, chapter: { start: part.start, end: part.end } }
}
