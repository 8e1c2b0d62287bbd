import { randomUUID } from 'node:crypto'
import { speakingEndpoints } from '@lectern/contract/speaking'
import { endSession } from '../../modules/speaking/sessions/end-session.ts'
import { startSession } from '../../modules/speaking/sessions/start-session.ts'
import { submitParts } from '../../modules/speaking/submit-parts.ts'
import { answerTurn } from '../../modules/speaking/turns/answer-turn.ts'
import { repeatSentence } from '../../modules/speaking/turns/repeat-sentence.ts'
import { bringFiles } from './bring-files.ts'
import type { DatedServices } from './dated-services.ts'
import { PRESENTATION, SHADOWING, TALK } from './heard-material.ts'
import { hearing, silenceFor, transcriptOf } from './speak-lines.ts'

const within = () => AbortSignal.timeout(10 * 60_000)

/** A talk whose turns were typed, with its summary. */
export async function makeTalk({ services }: DatedServices, student: { id: number }): Promise<void> {
  const wish = speakingEndpoints.startChat.body.parse({ topic: TALK.topic })
  const { session_id } = await startSession(services, student, 'chat', wish, within())
  for (const text of TALK.turns) {
    const form = { ...speakingEndpoints.reply.form.fields.parse({ text }), file: undefined }
    await answerTurn(services, student, session_id, form, { idempotencyKey: randomUUID(), signal: within() })
  }
  await endSession(services, student, 'chat', session_id, within(), 'en')
}

/** A presentation in three recorded parts, with its feedback. */
export async function makePresentation({ services }: DatedServices, student: { id: number }): Promise<void> {
  const wish = speakingEndpoints.startPresentation.body.parse({ topic: PRESENTATION.topic })
  const { session_id } = await startSession(services, student, 'presentation', wish, within())
  const [first, second, third] = PRESENTATION.parts
  const clips = { a1: record(first), a2: record(second), a3: record(third) }
  const own = { ...services, speech: hearing(PRESENTATION.parts.map((part) => transcriptOf(part))) }
  const fields = speakingEndpoints.present.form.fields.parse({})
  await bringFiles(services, clips, (files) =>
    submitParts(own, student, session_id, { ...fields, ...files }, randomUUID(), 'en'),
  )
}

/** Sentences that were repeated, some of whose words were heard otherwise. */
export async function makeShadowing({ services }: DatedServices, student: { id: number }): Promise<void> {
  const wish = speakingEndpoints.startShadowing.body.parse({ topic: SHADOWING.topic })
  const { session_id } = await startSession(services, student, 'shadowing', wish, within())
  const own = { ...services, speech: hearing(SHADOWING.heard.map((sentence) => transcriptOf(sentence))) }
  for (const sentence of SHADOWING.heard) {
    const fields = speakingEndpoints.shadow.form.fields.parse({})
    await bringFiles(services, { file: record(sentence) }, (files) =>
      repeatSentence(own, student, session_id, { ...fields, ...files }, randomUUID()),
    )
  }
  await endSession(services, student, 'shadowing', session_id, within(), 'en')
}

const record = (text: string) => ({ filename: 'recording.wav', bytes: silenceFor(text) })
