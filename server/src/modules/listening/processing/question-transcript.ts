import { randomUUID } from 'node:crypto'
import type { Answer, Body } from '@lectern/contract/endpoint'
import type { listeningEndpoints } from '@lectern/contract/listening'
import {
  checkTranscript,
  LISTENING_TEXTS,
  LISTENING_WITHIN_SECONDS,
  listeningTitle,
  priceOfTranscript,
} from '@lectern/domain/listening'
import { countWords, paidWords } from '@lectern/domain/words'
import { keepMaterialIn } from '../../../core/documents/keep-material.ts'
import { tidyText } from '../../../core/documents/reading/tidy-text.ts'
import { insertPaidRun } from '../../../core/feedback/feedback-store.ts'
import { requireStorageRoom } from '../../../core/files/require-storage-room.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { Problem } from '../../../problem.ts'
import type { Services } from '../../../services.ts'
import { getSet } from '../get-set.ts'
import { insertCompletedSet, type NewSetRow } from '../set-store.ts'
import { collectQuestions } from './collect-questions.ts'
import { type Sentence, splitText } from './split-sentences.ts'

type Endpoint = typeof listeningEndpoints.questionTranscript
type Needed = Pick<Services, 'clock' | 'config' | 'credits' | 'database' | 'model' | 'modules'>

/**
 * Questions about what is said, pasted as text, kept as a set without a recording, and the text as a material. It goes on when its reader leaves; a
 * repeat with the same key gets the first set.
 * @throws Problem `content_rejected`, also where no question can be made of it; `storage_full`, `generation_failed`, what
 *   the ledger refuses; `not_found` for a repeat whose set has been deleted since
 */
export async function questionTranscript(
  services: Needed,
  student: { id: number },
  { text, title }: Body<Endpoint>,
  idempotencyKey: string | null,
): Promise<Answer<Endpoint>> {
  const { credits, model } = services
  const refusal = checkTranscript(text)
  if (refusal) throw new Problem('content_rejected', refusal)
  const sentences = splitText(text)
  const pasted = {
    text,
    sentences,
    title: title || listeningTitle(sentences[0]?.text ?? ''),
    price: priceOfTranscript(text),
  }
  const order = {
    module: 'listening',
    price: pasted.price,
    key: idempotencyKey,
    fingerprint: { text, title },
    about: { documentName: pasted.title, counted: { unit: 'words', amount: paidWords(text) } },
  } as const
  const { result, chargedCredits, availableCredits } = await credits.spend(
    student,
    order,
    async ({ signal, holdId }) => {
      const tooLong = AbortSignal.timeout(LISTENING_WITHIN_SECONDS * 1000)
      const said = { sentences, languages: [], noneText: LISTENING_TEXTS.noQuestionsInTranscript }
      const asker = { student, signal: AbortSignal.any([signal, tooLong]) }
      return { holdId, ...(await collectQuestions(model, said, asker)) }
    },
    (tx, made) => keepSet(services, tx, student, pasted, made),
  )
  const set = await getSet(services, student, result.setId)
  return { set, credit_cost: chargedCredits, user_credits: availableCredits }
}

interface Pasted {
  text: string
  sentences: Sentence[]
  title: string
  price: number
}

type Made = Awaited<ReturnType<typeof collectQuestions>> & { holdId: string }

async function keepSet(
  services: Needed,
  tx: Transaction,
  student: { id: number },
  { text, sentences, title, price }: Pasted,
  { holdId, questions, madeBy, modelName }: Made,
): Promise<{ setId: number }> {
  const sizeBytes = Buffer.byteLength(text)
  await requireStorageRoom(services, tx, student, sizeBytes)
  const tidied = tidyText(text)
  const document = { name: title, text: tidied, wordCount: countWords(tidied) }
  const materialId = await keepMaterialIn(tx, services, student, document, 'listening')
  const set: NewSetRow = {
    studentId: student.id,
    title,
    filename: '',
    languages: [],
    status: 'completed',
    stage: 'questions',
    percent: 100,
    jobId: randomUUID(),
    holdId,
    creditCost: price,
    contentType: 'text/plain',
    sizeBytes,
    durationSeconds: 0,
    sentences,
    materialId,
    madeBy,
    modelName,
    createdAt: services.clock.now(),
  }
  await insertPaidRun(tx, {
    ...{ id: holdId, studentId: student.id, module: 'listening', madeBy },
    ...{ chargedCredits: price, madeCount: questions.length },
  })
  return { setId: (await insertCompletedSet(tx, set, questions)).id }
}
