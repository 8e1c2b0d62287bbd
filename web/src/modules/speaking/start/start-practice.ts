import { type Session, speakingApi } from '../api.ts'
import type { Draft } from '../draft.ts'

/** Starts what the draft says, about a topic that has been chosen. */
export function startPractice({
  mode,
  language,
  level,
  topic,
  durationMinutes,
}: Draft & { topic: string }): Promise<Session> {
  const about = { topic, level, language_codes: language }
  if (mode === 'chat') return speakingApi.startChat({ body: { ...about, duration_minutes: durationMinutes } })
  return mode === 'presentation'
    ? speakingApi.startPresentation({ body: about })
    : speakingApi.startShadowing({ body: about })
}
