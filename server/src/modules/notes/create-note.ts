import { randomUUID } from 'node:crypto'
import type { Body } from '@lectern/contract/endpoint'
import type { Note, notesEndpoints } from '@lectern/contract/notes'
import { NOTES_TEXTS } from '@lectern/domain/notes'
import { countWords } from '@lectern/domain/words'
import { holdMaterial } from '../../core/documents/material-store.ts'
import { adoptTyped, type TypedServices } from '../../core/documents/typed/adopt-typed.ts'
import { readHtmlText } from '../../core/study-html/read-html-text.ts'
import { sanitiseHtml } from '../../core/study-html/sanitise-html.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { findNoteByClientId, saveNote } from './note-store.ts'
import { presentNote } from './present.ts'

/**
 * Keeps notes, sanitised. A repeat with the same `client_id` gets the first notes as they are now. The run
 * that made them counts as kept with them, and its material is theirs where none is named; else the text that it was made of
 * becomes one, unless it was a material's that its student has deleted.
 * @throws Problem `content_rejected` where there is no text in them; `not_found` where the material or the run is not
 *   there
 */
export async function createNote(
  services: Pick<Services, 'database' | 'generationRuns'> & TypedServices,
  student: { id: number },
  {
    title,
    html: sent,
    purpose,
    made_by: madeBy,
    model_name: modelName,
    material_id: namedId = null,
    generation_id: generationId = null,
    client_id: clientId = randomUUID(),
  }: Body<typeof notesEndpoints.create>,
): Promise<Note> {
  const { database, clock, generationRuns } = services
  const html = sanitiseHtml(sent)
  const text = readHtmlText(html)
  if (!text) throw new Problem('content_rejected', NOTES_TEXTS.noNotesMade)
  return database.transaction(async (tx) => {
    const earlier = await findNoteByClientId(tx, student.id, clientId)
    if (earlier) return presentNote(earlier)
    const ofRun =
      generationId === null ? null : await generationRuns.keep(tx, student, { module: 'notes', generationId })
    if (namedId !== null) await holdMaterial(tx, student.id, namedId)
    const typed = namedId === null && ofRun?.typed ? ofRun.typed : null
    const adopted = typed && (await adoptTyped(tx, services, student, { ...typed, name: typed.name || title }, 'notes'))
    const origin = {
      materialId: namedId ?? ofRun?.materialId ?? adopted,
      isMaterialGone: namedId === null && ofRun?.isMaterialGone === true,
    }
    const note = { studentId: student.id, clientId, title, html, text, purpose, ...origin, madeBy, modelName }
    const kept = { ...note, words: countWords(text), runId: ofRun?.paidRunId ?? null, createdAt: clock.now() }
    return presentNote(await saveNote(tx, kept))
  })
}
