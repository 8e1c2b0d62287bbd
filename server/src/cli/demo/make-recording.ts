import { randomUUID } from 'node:crypto'
import { listeningEndpoints } from '@lectern/contract/listening'
import { submitAnswers } from '../../modules/listening/attempts/submit-answers.ts'
import { generateSet } from '../../modules/listening/generate-set.ts'
import { listeningJob } from '../../modules/listening/jobs.ts'
import { transcribeSet } from '../../modules/listening/processing/transcribe-set.ts'
import { listQuestions, requireSet } from '../../modules/listening/set-store.ts'
import { bringFiles } from './bring-files.ts'
import type { DatedServices } from './dated-services.ts'
import { RECORDING } from './heard-material.ts'
import { ownJobs } from './own-jobs.ts'
import { hearing, speakLines } from './speak-lines.ts'

const WITHIN_MS = 10 * 60_000
const { form } = listeningEndpoints.generate

/** A recording that is spoken here, with its questions. @returns the id of its set */
export async function makeRecording({ services }: DatedServices, student: { id: number }): Promise<number> {
  const { title, lines } = RECORDING
  const { wav, transcript } = await speakLines(lines)
  const own = { ...services, speech: hearing([transcript]) }
  const { queue, job } = ownJobs(services.queue, listeningJob)
  const fields = form.fields.parse({ title, language_codes: 'en-US', wait: 'false' })
  const file = { filename: `${title}.wav`, bytes: wav }
  const { work } = await bringFiles(services, { file }, (files) =>
    generateSet({ ...own, queue }, student, { ...fields, ...files }, randomUUID(), AbortSignal.timeout(WITHIN_MS)),
  )
  if (!work) throw new Error('No work at the recording began')
  const { jobId } = await requireSet(services.database.queries, student.id, work.id)
  await transcribeSet(own, job(jobId, { setId: work.id, studentId: student.id }))
  return work.id
}

/** Hands in answers to a set, of which the first `rightPart` are right. */
export async function answerRecording(
  { services }: DatedServices,
  student: { id: number },
  setId: number,
  rightPart: number,
): Promise<void> {
  const questions = await listQuestions(services.database.queries, setId)
  const right = Math.round(questions.length * rightPart)
  const answers = Object.fromEntries(
    questions.map(({ id, options, correctAnswer }, index) => [
      String(id),
      index < right ? correctAnswer : (options.find((option) => option !== correctAnswer) ?? 'I do not remember.'),
    ]),
  )
  const body = listeningEndpoints.submit.body.parse({ answers })
  await submitAnswers(services, student, setId, body, AbortSignal.timeout(WITHIN_MS))
}
