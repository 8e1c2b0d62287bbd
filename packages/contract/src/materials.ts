/** The library: what a student brought, with its file and its pages (requirements/files.md#materials). */
import { MAX_MATERIAL_CHARACTERS, MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { LIBRARY_RULES, MATERIAL_SOURCES } from '@lectern/domain/documents'
import { MATERIAL_KINDS, MATERIAL_SORTS, MATERIAL_TYPES } from '@lectern/domain/materials/material'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Done, IdParams, PageQuery, Pagination, Timestamp } from './shapes.ts'

const Title = z.string().trim().min(1).max(MAX_TITLE_CHARACTERS)

/** A material of the library. Its text is read by its pages (`getPage`), its file by itself (`getFile`). */
export const MaterialItem = z
  .object({
    id: z.int(),
    /** What the student calls it, else the name of its file. */
    title: z.string(),
    /** The name that it came with the last time. */
    filename: z.string(),
    kind: z.enum(MATERIAL_KINDS),
    /** Of what `…/file/` gives. */
    content_type: z.enum(MATERIAL_TYPES),
    /** How its text begins; in a search, the place of its text where that stands. */
    excerpt: z.string(),
    word_count: z.int(),
    /** Of its text and its file together. */
    size_bytes: z.int(),
    /** Pages or slides; in a list null for a document that has none of its own. */
    page_count: z.int().nullable(),
    /** Where it was brought first. */
    source_module: z.enum(MATERIAL_SOURCES),
    /** When it was brought, the last time if more than once. */
    created_at: Timestamp,
  })
  .meta({ id: 'MaterialItem' })
export type MaterialItem = z.infer<typeof MaterialItem>

/** The library: whatever a student brought to any module (requirements/files.md#materials). */
export const materialsEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/materials/',
    summary: 'The library by page and search, the latest first unless another order is asked for',
    access: 'student',
    query: PageQuery.extend({ sort: z.enum(MATERIAL_SORTS).default('latest') }),
    response: z.object({ materials: z.array(MaterialItem), pagination: Pagination }),
  },
  create: {
    method: 'POST',
    path: '/api/materials/',
    summary: 'Brings a document, an image or a pasted text into the library; the same bytes are the same material',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: 8 * 1024 * 1024,
    form: {
      isJsonToo: true,
      fieldLimitBytes: 8 * 1024 * 1024,
      fields: z.object({
        /** Read where no file comes with it. */
        text: z.string().max(MAX_MATERIAL_CHARACTERS).optional(),
        title: z.string().trim().max(MAX_TITLE_CHARACTERS).optional(),
      }),
      files: {
        file: { limitBytes: LIBRARY_RULES.limitBytes, tooLargeText: LIBRARY_RULES.tooLargeText, optional: true },
      },
    },
    response: MaterialItem.extend({
      /** Whether text beyond the word limit was left out; the file is whole. */
      is_truncated: z.boolean(),
    }),
    errors: ['unsupported_type', 'too_large', 'storage_full', 'unreadable', 'content_rejected', 'rate_limited'],
  },
  get: {
    method: 'GET',
    path: '/api/materials/:id/',
    summary: 'A material, and how many pages it has to be read',
    access: 'student',
    params: IdParams,
    response: MaterialItem,
    errors: ['not_found'],
  },
  rename: {
    method: 'PATCH',
    path: '/api/materials/:id/',
    summary: 'Changes the title of a material',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: MaterialItem,
    errors: ['not_found'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/materials/:id/',
    summary: 'Deletes a material with its file; what was made from it stays',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  getFile: {
    method: 'GET',
    path: '/api/materials/:id/file/',
    summary: 'The file of a material, or a part of it; the text where there is no other file',
    access: 'student',
    params: IdParams,
    download: '*/*',
    errors: ['not_found'],
  },
  getPage: {
    method: 'GET',
    path: '/api/materials/:id/pages/:n/',
    summary:
      'The text of a page or slide, counted from 1; a text without pages of its own has some of about 3,000 characters',
    access: 'student',
    params: IdParams.extend({ n: z.coerce.number().int().min(1).max(100_000) }),
    response: z.object({
      page: z.int(),
      page_count: z.int(),
      /** Where in the text of the whole it begins, in UTF-16 units. */
      start: z.int(),
      text: z.string(),
    }),
    errors: ['not_found'],
  },
})
