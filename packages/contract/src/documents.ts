import {
  EXTRACTION_LIMIT_BYTES,
  EXTRACTION_MODULES,
  EXTRACTION_RULES,
  EXTRACTION_TOO_LARGE,
  MATERIAL_SOURCES,
} from '@lectern/domain/documents'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { Done, IdParams, PageQuery, Pagination, Timestamp } from './shapes.ts'

/** Text that a student brought once, and can use in any module. */
export const MaterialSummary = z
  .object({
    id: z.int(),
    name: z.string(),
    /** How its text begins. */
    excerpt: z.string(),
    word_count: z.int(),
    size_bytes: z.int(),
    /** The module that it was brought to first. */
    source_module: z.enum(MATERIAL_SOURCES),
    /** When it was brought, the last time if more than once. */
    created_at: Timestamp,
  })
  .meta({ id: 'MaterialSummary' })
export type MaterialSummary = z.infer<typeof MaterialSummary>

/** A material with the whole of its text. */
const Material = MaterialSummary.extend({
  text: z.string(),
  /** Where in it each page or slide begins, in UTF-16 units; a text without pages of its own has some of about 3,000 characters. */
  page_starts: z.array(z.int()),
}).meta({ id: 'Material' })
export type Material = z.infer<typeof Material>

const TOO_LARGE_BY_MODULE = Object.fromEntries(
  EXTRACTION_MODULES.map((module) => [module, EXTRACTION_RULES[module].tooLargeText]),
)

/**
 * Reads documents for the modules, and hands out the texts that are kept. The library itself is `materialsEndpoints`
 * (requirements/files.md#materials).
 */
export const documentsEndpoints = endpoints({
  extract: {
    method: 'POST',
    path: '/api/documents/extract/',
    summary: 'Reads the text of a document or an image by the rules of a module, and keeps it among the materials',
    access: 'student',
    addsToStorage: true,
    form: {
      fields: z.object({ module: z.enum(EXTRACTION_MODULES) }),
      files: {
        file: {
          limitBytes: EXTRACTION_LIMIT_BYTES,
          tooLargeText: EXTRACTION_TOO_LARGE,
          tooLargeTextBy: { field: 'module', texts: TOO_LARGE_BY_MODULE },
        },
      },
    },
    response: z.object({
      extracted_text: z.string(),
      document_name: z.string(),
      word_count: z.int(),
      page_count: z.int().nullable(),
      /** Pages that hold only images: their text is not in `extracted_text`. */
      empty_page_count: z.int(),
      /** Whether it is an image that tesseract read because the configured service failed. */
      is_fallback: z.boolean(),
      /** Whether text beyond the word limit was cut off. */
      is_truncated: z.boolean(),
      /** What the text is kept as; null where there is none. */
      material_id: z.int().nullable(),
    }),
    errors: ['unsupported_type', 'too_large', 'storage_full', 'unreadable', 'content_rejected', 'rate_limited'],
  },
  listMaterials: {
    method: 'GET',
    path: '/api/documents/materials/',
    summary: "The student's materials by page and search, the latest first",
    access: 'student',
    query: PageQuery,
    response: z.object({ materials: z.array(MaterialSummary), pagination: Pagination }),
  },
  getMaterial: {
    method: 'GET',
    path: '/api/documents/materials/:id/',
    summary: 'A material with its text, and where each of its pages begins',
    access: 'student',
    params: IdParams,
    response: Material,
    errors: ['not_found'],
  },
  deleteMaterial: {
    method: 'DELETE',
    path: '/api/documents/materials/:id/',
    summary: 'Deletes a material; what was made from it stays',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
})
