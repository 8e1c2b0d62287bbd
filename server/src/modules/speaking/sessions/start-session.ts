import type { SpeakingSession } from '@lectern/contract/speaking/shapes'
import {
  DEFAULT_DURATION_MINUTES,
  DEFAULT_SPEAKING_LANGUAGE,
  DEFAULT_SPEAKING_LEVEL,
  deadlineOf,
  MAX_TOPIC_LENGTH,
  OPEN_SESSION_MINUTES,
  practisedLanguages,
  readLanguageCodes,
  SPEAKING_TEXTS,
  type SpeakingLanguage,
  type SpeakingLevel,
  type SpeakingMode,
  scriptOfLanguage,
} from '@lectern/domain/speaking'
import { presentationPoints } from '@lectern/engine/speaking-frames'
import { holdOrigin } from '../../../core/documents/material-store.ts'
import type { Asker } from '../../../platform/concurrency/asker.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { speaker } from '../../../speaker.ts'
import { prepareOfMaterial } from '../material/prepare-of-material.ts'
import { languagesFor, type NamedMaterial, readSpokenMaterial } from '../material/read-material.ts'
import { presentSession } from '../present.ts'
import { type Practice, prepareTask } from '../tasks.ts'
import { tidyLines } from '../tidy-text.ts'
import { findTopic } from '../topic-list.ts'
import { insertSession } from './session-store.ts'

interface Wish extends NamedMaterial {
  topic: string
  level?: SpeakingLevel
  language_codes?: string
  duration_minutes?: number
}

/**
 * Starts a session. A listed topic has its question, parts and sentences in the list; for any other, and for a material, they are
 * made, at no price. Nothing is charged before the first turn.
 * @throws Problem `content_rejected` for a language that nobody here speaks, `rate_limited`, `generation_failed`, or what
 *   `readSpokenMaterial`, `languagesFor` and `prepareOfMaterial` refuse
 */
export async function startSession(
  services: Pick<Services, 'database' | 'clock' | 'engine' | 'model' | 'limits'>,
  student: { id: number },
  mode: SpeakingMode,
  { topic, level, language_codes = '', duration_minutes = DEFAULT_DURATION_MINUTES, ...named }: Wish,
  signal: AbortSignal,
): Promise<SpeakingSession & { session_id: number }> {
  const { madeBy } = services.model.description
  const material = await readSpokenMaterial(services, student, named)
  const chosen = readLanguageCodes(language_codes)
  const languages = material ? languagesFor(material, chosen, madeBy) : chosen
  const language = languages[0] ?? DEFAULT_SPEAKING_LANGUAGE
  if (!practisedLanguages(madeBy).includes(language))
    throw new Problem('content_rejected', SPEAKING_TEXTS.languageNeedsModel)
  await services.limits.hit('speakingStartsOfStudent', String(student.id))
  const listed = material ? null : findTopic(topic, scriptOfLanguage(language))
  const practice: Practice = {
    mode,
    topic: topic || (material?.title ?? '').slice(0, MAX_TOPIC_LENGTH),
    language,
    level: listed?.level ?? level ?? DEFAULT_SPEAKING_LEVEL,
  }
  const asker = { student, signal }
  const prepared = material
    ? await prepareOfMaterial(services, practice, material, asker)
    : await prepare(services, practice, asker)
  const startedAt = services.clock.now()
  const durationMinutes = mode === 'chat' ? duration_minutes : OPEN_SESSION_MINUTES
  const session = await services.database.transaction(async (tx) =>
    insertSession(tx, {
      ...practice,
      ...prepared,
      ...(material && { ...(await holdOrigin(tx, student.id, material.id)), materialPart: material.part }),
      studentId: student.id,
      languageCodes: (languages.length > 0 ? languages : [language]).join(','),
      durationMinutes,
      startedAt,
      deadlineAt: deadlineOf(startedAt, durationMinutes),
    }),
  )
  // Nothing has been said of it yet that would be worded.
  return { session_id: session.id, ...presentSession(session, [], speaker.in('en')) }
}

/** What each mode needs of a prepared topic: a talk its opening, a presentation its parts, shadowing its sentences. */
async function prepare({ model }: Pick<Services, 'model'>, practice: Practice, asker: Asker) {
  const { opening, points, sentences, ...maker } = fromList(practice) ?? (await make(model, practice, asker))
  return {
    opening,
    ...maker,
    points: practice.mode === 'presentation' ? points : [],
    sentences: practice.mode === 'shadowing' ? sentences : [],
  }
}

function fromList({ topic, language }: { topic: string; language: SpeakingLanguage }) {
  const script = scriptOfLanguage(language)
  const listed = script && findTopic(topic, script)
  if (!listed) return null
  const { question: opening, kind, sentences } = listed
  return { opening, points: presentationPoints(kind, script), sentences, madeBy: 'built-in' as const }
}

async function make(model: Services['model'], practice: Practice, asker: Asker) {
  const { output, ...maker } = await model.run(prepareTask, practice, asker)
  const [opening = ''] = tidyLines([output.opening])
  return { opening, points: tidyLines(output.points), sentences: tidyLines(output.sentences), ...maker }
}
