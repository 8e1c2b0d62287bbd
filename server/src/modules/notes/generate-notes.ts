import type { Answer } from '@lectern/contract/endpoint'
import type { Chunk } from '@lectern/contract/generation'
import type { notesEndpoints } from '@lectern/contract/notes'
import { DEFAULT_PURPOSE } from '@lectern/domain/content'
import { checkNotesContent, NOTES_TEXTS } from '@lectern/domain/notes'
import { answerChunk } from '../../core/generation/chunk-call.ts'
import { nothingMade, presentMaker } from '../../core/generation/present-maker.ts'
import type { KnownOfMaterial } from '../../core/generation/runs-parts.ts'
import { tellOfMaterial } from '../../core/generation/told-of-material.ts'
import { partsOf } from '../../core/study-html/parts.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { sanitiseHtml } from '../../core/study-html/sanitise-html.ts'
import type { Asker } from '../../platform/concurrency/asker.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { renderNotes } from './render-notes.ts'
import { makeNotes, type NotesInput } from './tasks.ts'

/**
 * Makes notes from one chunk of the material. The first chunk opens the run and holds its price; a chunk that fails or
 * gives no notes is not paid (requirements/credits.md#chunked-runs).
 * @throws Problem `content_rejected`, `insufficient_credits`, `generation_failed`, `nothing_to_make`, or what a run refuses
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
    (signal, { documentName, before }: KnownOfMaterial<MadeNotes>) => {
      const told = tellOfMaterial(documentName, before.flatMap(headingsOf), chunk.content)
      return makeNotesHtml(services, { ...material, told }, { student, signal })
    },
    ({ notes_html }) => ({ things: partsOf(notes_html).map(({ id }) => `${chunk.chunk_index} ${id}`) }),
  )
}

type MadeNotes = Awaited<ReturnType<typeof makeNotesHtml>>

/** What is shown of the notes that were stored for a chunk. */
export const showMadeNotes = ({ notes_html }: MadeNotes) => ({ notes_html })

const HEADING = /<h[23]>.*?<\/h[23]>/g

/** The title and the headings of a part's notes, as `renderNotes` writes them. */
const headingsOf = ({ notes_html }: MadeNotes): string[] =>
  (notes_html.match(HEADING) ?? []).map((heading) => readHtmlText(heading).trim())

async function makeNotesHtml({ model }: Pick<Services, 'model'>, material: NotesInput, asker: Asker) {
  const { output, ...maker } = await model.run(makeNotes, material, asker)
  const html = sanitiseHtml(renderNotes(output))
  if (!html) throw nothingMade(maker, NOTES_TEXTS.noNotesMade)
  return { notes_html: html, ...presentMaker(maker) }
}
