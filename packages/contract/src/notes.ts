import { MAX_PURPOSE_CHARACTERS } from '@lectern/domain/content'
import { MAX_NOTES_CHARACTERS } from '@lectern/domain/notes'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { CHUNK_ERRORS, Chunk, ChunkAnswer, runEndpoints } from './generation.ts'
import {
  Done,
  Id,
  IdParams,
  MadeBy,
  MadeFrom,
  MaterialGone,
  ModelName,
  PageQuery,
  Pagination,
  Timestamp,
  Title,
  WrongParts,
} from './shapes.ts'

/** Kept notes without their text. */
export const NoteSummary = z
  .object({
    id: z.int(),
    title: z.string(),
    purpose: z.string(),
    /** How the text begins. */
    excerpt: z.string(),
    word_count: z.int(),
    made_by: MadeBy,
    model_name: ModelName,
    material_id: MadeFrom,
    is_material_gone: MaterialGone,
    created_at: Timestamp,
  })
  .meta({ id: 'NoteSummary' })
export type NoteSummary = z.infer<typeof NoteSummary>

/** `html` is sanitised: headings, paragraphs, lists, tables and emphasis, no attributes, links or images. */
export const Note = NoteSummary.extend({ html: z.string(), parts: WrongParts }).meta({ id: 'Note' })
export type Note = z.infer<typeof Note>

/** What is made of one chunk. */
const Made = z.object({ notes_html: z.string() })

/** The making of notes in runs, and the notes that are kept (requirements/notes.md#calls-of-notes). */
export const notesEndpoints = endpoints({
  ...runEndpoints('notes', Made),
  generate: {
    method: 'POST',
    path: '/api/notes/generate/',
    summary: 'Makes notes from one chunk of the material; the first chunk opens the run and its hold',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    body: Chunk,
    response: ChunkAnswer.extend(Made.shape),
    errors: CHUNK_ERRORS,
  },
  list: {
    method: 'GET',
    path: '/api/notes/',
    summary: "The student's notes by page and search, newest first",
    access: 'student',
    query: PageQuery,
    response: z.object({ notes: z.array(NoteSummary), pagination: Pagination }),
  },
  create: {
    method: 'POST',
    path: '/api/notes/',
    summary: 'Keeps notes, sanitised; once per client_id',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: 4 * 1024 * 1024,
    body: z.object({
      title: Title,
      html: z.string().min(1).max(MAX_NOTES_CHARACTERS),
      purpose: z.string().trim().max(MAX_PURPOSE_CHARACTERS).default(''),
      made_by: MadeBy,
      model_name: ModelName,
      material_id: Id.nullish(),
      /** The run that made the notes: it counts as kept with them, and its text, where that was typed, becomes a material. */
      generation_id: z.uuid().nullish(),
      /** Made by the browser; a repeat with the same one returns the first notes. */
      client_id: z.uuid().optional(),
    }),
    response: Note,
    errors: ['content_rejected', 'not_found'],
  },
  get: {
    method: 'GET',
    path: '/api/notes/:id/',
    summary: 'Notes with their text',
    access: 'student',
    params: IdParams,
    response: Note,
    errors: ['not_found'],
  },
  rename: {
    method: 'PATCH',
    path: '/api/notes/:id/',
    summary: 'Changes the title of notes',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: NoteSummary,
    errors: ['not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/notes/:id/',
    summary: 'Deletes notes',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
})
