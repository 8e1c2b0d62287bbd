/** The library: what a student brought, with its file and its pages (requirements/files.md#materials). */
import { MAX_MATERIAL_CHARACTERS, MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { LIBRARY_RULES, MATERIAL_SOURCES } from '@lectern/domain/documents'
import { LISTENING_LIMIT_BYTES, LISTENING_TEXTS, LISTENING_TYPES } from '@lectern/domain/listening'
import { MATERIAL_KINDS, MATERIAL_SORTS, MATERIAL_TYPES } from '@lectern/domain/materials/material'
import { MAX_PASSAGE_CHARACTERS, MOST_PASSAGES_AT_ONCE } from '@lectern/domain/materials/place'
import { MAX_FOLDER_CHARACTERS, MAX_TAG_CHARACTERS, MOST_TAGS, tidyName } from '@lectern/domain/materials/shelf'
import { z } from 'zod'
import { endpoints } from './endpoint.ts'
import { MadeThing } from './materials/made-thing.ts'
import { PageLayer } from './materials/page-layer.ts'
import { Done, IdParams, MaterialPages, PageQuery, Pagination, Timestamp, Title } from './shapes.ts'

/** A material of the library. Its text is read by its pages (`getPage`), its file by itself (`getFile`). */
export const MaterialItem = z
  .object({
    id: z.int(),
    /** What the student calls it, else the name of its file. */
    title: z.string(),
    /** The name that it came with the last time. */
    filename: z.string(),
    kind: z.enum(MATERIAL_KINDS),
    /** The type of what `…/file/` gives. */
    content_type: z.enum(MATERIAL_TYPES),
    /** How its text begins; in a search, the place of its text where that stands. */
    excerpt: z.string(),
    /** 0 for a recording of which nothing has been transcribed yet. */
    word_count: z.int(),
    /** The size of its text and its file together. */
    size_bytes: z.int(),
    /** The size of its file alone, by which a lecture or a listening set of it is priced; 0 where the text is all there is. */
    file_size_bytes: z.int(),
    /** Pages or slides; in a list null for a document that has none of its own. */
    page_count: z.int().nullable(),
    /** Where it was brought first. */
    source_module: z.enum(MATERIAL_SOURCES),
    /** '' for none. */
    folder: z.string(),
    tags: z.array(z.string()),
    /** When it was brought, the last time if more than once. */
    created_at: Timestamp,
  })
  .meta({ id: 'MaterialItem' })
export type MaterialItem = z.infer<typeof MaterialItem>

/** A chapter of a material, with what stands under it. */
const MaterialChapter = z
  .object({
    title: z.string(),
    /** From 1; a chapter holds those after it that are of a deeper one. */
    level: z.int(),
    /** Its characters in the text of the whole, in UTF-16 units. */
    start: z.int(),
    end: z.int(),
    /** The pages that it touches. */
    pages: MaterialPages,
  })
  .meta({ id: 'MaterialChapter' })

const FolderName = z.string().overwrite(tidyName).max(MAX_FOLDER_CHARACTERS)
const Tag = z.string().overwrite(tidyName).max(MAX_TAG_CHARACTERS)

const Counted = z.object({ name: z.string(), material_count: z.int() })
/** The folders and tags of a student, by name, each with how many materials have it. */
export const Shelf = z
  .object({
    folders: z.array(Counted),
    /** Those of most materials, where there are more than 200. */
    tags: z.array(Counted),
  })
  .meta({ id: 'Shelf' })
export type Shelf = z.infer<typeof Shelf>

const PageParams = IdParams.extend({ n: z.coerce.number().int().min(1).max(100_000) })

/** Where words stand in the text of a material: on which page, from 1, and its characters, in UTF-16 units. */
export const Place = z.object({ page: z.int(), start: z.int(), end: z.int() }).meta({ id: 'PlaceInMaterial' })

/** The library: whatever a student brought to any module (requirements/files.md#materials). */
export const materialsEndpoints = endpoints({
  list: {
    method: 'GET',
    path: '/api/materials/',
    summary: 'The library by page and search, the latest first unless another order is asked for',
    access: 'student',
    query: PageQuery.extend({
      sort: z.enum(MATERIAL_SORTS).default('latest'),
      /** Those in it alone; '' for all. */
      folder: z.string().max(MAX_FOLDER_CHARACTERS).default(''),
      /** Those that have it alone; '' for all. */
      tag: z.string().max(MAX_TAG_CHARACTERS).default(''),
    }),
    response: z.object({ materials: z.array(MaterialItem), pagination: Pagination }),
  },
  create: {
    method: 'POST',
    path: '/api/materials/',
    summary:
      'Brings a document, an image, a recording or a pasted text into the library; the same bytes are the same material',
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
        file: {
          limitBytes: LIBRARY_RULES.limitBytes,
          tooLargeText: LIBRARY_RULES.tooLargeText,
          ofEndings: {
            endings: LISTENING_TYPES,
            limitBytes: LISTENING_LIMIT_BYTES,
            tooLargeText: LISTENING_TEXTS.tooLarge,
          },
          optional: true,
        },
      },
    },
    response: MaterialItem.extend({
      /** Whether text beyond the word limit was left out; the file is whole. */
      is_truncated: z.boolean(),
      /** Pages that hold images alone: what they say is not part of the text. */
      empty_page_count: z.int(),
    }),
    errors: ['unsupported_type', 'too_large', 'storage_full', 'unreadable', 'content_rejected', 'rate_limited'],
  },
  shelf: {
    method: 'GET',
    path: '/api/materials/shelf/',
    summary: "The student's folders and tags",
    access: 'student',
    response: Shelf,
  },
  changeFolder: {
    method: 'PATCH',
    path: '/api/materials/folders/',
    summary: 'Renames a folder, into another one too; without a new name its materials are in none any more',
    access: 'student',
    body: z.object({ name: FolderName.min(1), new_name: FolderName }),
    response: Shelf,
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/api/materials/:id/',
    summary: 'A material, how many pages it has to be read, and what was made of it',
    access: 'student',
    params: IdParams,
    response: MaterialItem.extend({
      /** Words of its text as they are paid for, where all of it is handed to a module. */
      paid_words: z.int(),
      /** Whether its pages can be shown as they look (`getPicture`, `getLayer`): those of a PDF that was kept. */
      has_pictures: z.boolean(),
      /** Its chapters in the order of the text; none where its file names none, or was read before these were kept. */
      outline: z.array(MaterialChapter),
      /** When what stands in a recording's text is said, in its order: from there in UTF-16 units, in seconds. Left out where nobody told. */
      moments: z.array(z.object({ start: z.int(), second: z.number() })).optional(),
      /** The newest first; of each module its newest hundred. */
      made: z.array(MadeThing),
    }),
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
  putOnShelf: {
    method: 'PUT',
    path: '/api/materials/:id/shelf/',
    summary: 'Says in which folder a material is, a new one too, and which tags it has',
    access: 'student',
    params: IdParams,
    body: z.object({ folder: FolderName, tags: z.array(Tag).max(MOST_TAGS) }),
    response: MaterialItem,
    errors: ['not_found', 'content_rejected'],
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
  getPicture: {
    method: 'GET',
    path: '/api/materials/:id/pages/:n/picture/',
    summary: 'A page of a PDF as a picture, 1,200 pixels wide; 304 where `If-None-Match` names the one that is there',
    access: 'student',
    params: PageParams,
    download: 'image/png',
    errors: ['not_found', 'unreadable', 'rate_limited'],
  },
  getLayer: {
    method: 'GET',
    path: '/api/materials/:id/pages/:n/layer/',
    summary: 'Where on a page of a PDF its text stands; no lines where the text was recognised on a scan',
    access: 'student',
    params: PageParams,
    response: PageLayer.extend({ page: z.int() }),
    errors: ['not_found', 'unreadable', 'rate_limited'],
  },
  getPage: {
    method: 'GET',
    path: '/api/materials/:id/pages/:n/',
    summary:
      'The text of a page or slide, counted from 1; a text without pages of its own has some of about 3,000 characters',
    access: 'student',
    params: PageParams,
    response: z.object({
      page: z.int(),
      page_count: z.int(),
      /** Where in the text of the whole it begins, in UTF-16 units. */
      start: z.int(),
      text: z.string(),
    }),
    errors: ['not_found'],
  },
  findPlaces: {
    method: 'POST',
    path: '/api/materials/:id/places/',
    summary:
      'Where passages stand in a material, in the order asked; null for one that is not there, or could be meant in several places, which are told',
    access: 'student',
    /** Chinese takes 3 bytes a unit. */
    bodyLimitBytes: 3 * MOST_PASSAGES_AT_ONCE * MAX_PASSAGE_CHARACTERS + 64 * 1024,
    params: IdParams,
    body: z.object({
      passages: z
        .array(
          z.object({
            /** The words in the form in which an item quotes them: white space, hyphens, marks, width and case may differ. */
            words: z.string().min(1).max(MAX_PASSAGE_CHARACTERS),
            /** The pages on which alone they are looked for; there the first is meant. */
            pages: MaterialPages.nullish(),
          }),
        )
        .min(1)
        .max(MOST_PASSAGES_AT_ONCE),
    }),
    response: z.object({
      places: z.array(Place.nullable()),
      /** For each passage that could be meant in several places the first ten of these, and one more where there are more; else none. */
      several: z.array(z.array(Place)),
    }),
    errors: ['not_found', 'rate_limited'],
  },
})
