import type { Answer } from '@lectern/contract/endpoint'
import type { Chunk } from '@lectern/contract/generation'
import type { notesEndpoints } from '@lectern/contract/notes'
import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import { checkNotesContent, NOTES_TEXTS } from '@lectern/domain/notes'
import { answerChunk } from '../../core/generation/chunk-call.ts'
import { sanitiseHtml } from '../../core/study-html/sanitise-html.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { renderNotes } from './render-notes.ts'
import { makeNotes, type NotesInput } from './tasks.ts'

/**
 * Makes notes from one chunk of the material. The first chunk opens the run and holds its price; a chunk that fails or
 * gives no notes is not paid (requirements/credits.md#chunked-runs).
 * @throws Problem `content_rejected`, `insufficient_credits`, `generation_failed`, or what a run refuses
 */
export async function generateNotes(
  services: Pick<Services, 'generationRuns' | 'model'>,
  student: { id: number },
  chunk: Chunk,
  idempotencyKey: string | null,
): Promise<Answer<typeof notesEndpoints.generate>> {
  const refusal = checkNotesContent(chunk.content)
  if (refusal) throw new Problem('content_rejected', refusal)
  const material = {
    content: chunk.content,
    purpose: chunk.purpose || DEFAULT_PURPOSE,
    part: { number: chunk.chunk_index + 1, of: chunk.total_chunks },
  }
  return answerChunk(
    services,
    student,
    'notes',
    chunk,
    material.purpose,
    idempotencyKey,
    (signal) => makeNotesHtml(services, material, signal),
    () => [`part ${chunk.chunk_index}`],
  )
}

/** What is shown of the notes that were stored for a chunk. */
export const showMadeNotes = ({ notes_html }: Awaited<ReturnType<typeof makeNotesHtml>>) => ({ notes_html })

async function makeNotesHtml({ model }: Pick<Services, 'model'>, material: NotesInput, signal: AbortSignal) {
  const { output, madeBy } = await model.run(makeNotes, material, signal)
  const html = sanitiseHtml(renderNotes(output))
  if (!html) throw new Problem('generation_failed', NOTES_TEXTS.noNotesMade)
  return { notes_html: html, made_by: madeBy }
}
