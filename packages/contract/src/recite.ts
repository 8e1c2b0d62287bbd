import { MOST_SAME_TOLD } from '@lectern/domain/cards/said-by'
import { MAX_SET_FOLDER_CHARACTERS } from '@lectern/domain/cards/set-folders'
import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import {
  MAX_CARDS_PER_SET,
  MEDIA_LIMIT_BYTES,
  RECITE_TEXTS,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_TOO_LARGE,
} from '@lectern/domain/recite'
import { z } from 'zod'
import { CardKind, CardMedia, MediaName, Tags } from './cards/shapes.ts'
import { endpoints } from './endpoint.ts'
import { CHUNK_ERRORS, Chunk, ChunkAnswer, runEndpoints } from './generation.ts'
import { setFolderEndpoints } from './recite/folders.ts'
import { missedCardEndpoints } from './recite/missed-cards.ts'
import {
  CardSide,
  Flashcard,
  FlashcardSet,
  GeneratedCard,
  NewCard,
  RecentSession,
  SameCard,
  SetSummary,
} from './recite/shapes.ts'
import { studyEndpoints } from './recite/study.ts'
import { Done, fault, Id, IdParams, MaterialGone, PageQuery, Pagination, Title } from './shapes.ts'

/** What is made of one chunk. */
const Made = z.object({
  flashcards: z.array(GeneratedCard),
  /**
   * More of it that the built-in engine is not sure of, for the student to choose from; a model gives none. They cost
   * nothing, and are kept as any card.
   */
  suggestions: z.array(GeneratedCard).default([]),
})

/**
 * Sets, their cards and media, the making of cards in runs, and the study on the clock
 * (requirements/recite.md#calls-of-recite).
 */
export const reciteEndpoints = endpoints({
  ...runEndpoints('recite', Made),
  ...studyEndpoints,
  ...setFolderEndpoints,
  ...missedCardEndpoints,
  history: {
    method: 'GET',
    path: '/api/recite/history/',
    summary: 'Sets by page and search, and the latest completed sessions',
    access: 'student',
    query: PageQuery.extend({
      /** Those in it and within it alone; '' for all. */
      folder: z.string().max(MAX_SET_FOLDER_CHARACTERS).default(''),
    }),
    response: z.object({
      flashcard_sets: z.array(SetSummary),
      recent_sessions: z.array(RecentSession),
      pagination: Pagination,
    }),
  },
  upload: {
    method: 'POST',
    path: '/api/recite/upload/',
    summary: 'Reads the text of a .txt, .pdf, .ppt or .pptx file, told apart by its content',
    access: 'student',
    addsToStorage: true,
    form: { files: { file: { limitBytes: UPLOAD_LIMIT_BYTES, tooLargeText: UPLOAD_TOO_LARGE } } },
    response: z.object({
      extracted_text: z.string(),
      document_name: z.string(),
      word_count: z.int(),
      page_count: z.int().nullable(),
      /** Pages that hold only images: their text is not in `extracted_text`. */
      empty_page_count: z.int(),
      /** What the text is kept as, for any module to use; null where there is none. */
      material_id: z.int().nullable(),
    }),
    errors: ['unsupported_type', 'too_large', 'storage_full', 'unreadable', 'content_rejected'],
  },
  generate: {
    method: 'POST',
    path: '/api/recite/generate/',
    summary: 'Makes cards from one chunk of the material; the first chunk opens the run and its hold',
    access: 'student',
    addsToStorage: true,
    isPaid: true,
    body: Chunk,
    response: ChunkAnswer.extend(Made.shape),
    errors: CHUNK_ERRORS,
  },
  createSet: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/',
    summary: 'Keeps the selected cards as a set',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: 8 * 1024 * 1024,
    body: z
      .object({
        /** Left empty, the set is named after its document. */
        title: z.string().trim().max(MAX_TITLE_CHARACTERS).default(''),
        document_name: z.string().max(255).default(''),
        document_content: z.string().max(2_000_000).default(''),
        content_purpose: z.string().trim().max(500).default(''),
        selected_cards: z.array(NewCard).max(MAX_CARDS_PER_SET),
        /** A set that is begun by hand, without cards and without a run: they are written in it later. Any other has at least one. */
        is_blank: z.literal(true).optional(),
        /** What the cards were made from; left out, it is what their run was. */
        material_id: Id.nullish(),
        /** The run that made the cards: it counts as kept with them. */
        generation_id: z.uuid().nullish(),
        /** Made by the browser; a repeat with the same one returns the first set. */
        client_id: z.uuid().optional(),
      })
      .refine(
        ({ is_blank, selected_cards, generation_id }) => !is_blank || (selected_cards.length === 0 && !generation_id),
        fault('notBlank'),
      ),
    response: FlashcardSet,
    errors: ['not_found'],
  },
  getSet: {
    method: 'GET',
    path: '/api/recite/flashcard-sets/:id/',
    summary: 'A set with its cards in order',
    access: 'student',
    params: IdParams,
    response: FlashcardSet,
    errors: ['not_found'],
  },
  deleteSet: {
    method: 'DELETE',
    path: '/api/recite/flashcard-sets/:id/',
    summary: 'Deletes a set with its cards, sessions and answers',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  renameSet: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/rename/',
    summary: 'Changes the title of a set',
    access: 'student',
    params: IdParams,
    body: z.object({ title: Title }),
    response: SetSummary,
    errors: ['not_found'],
  },
  clearProgress: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/clear-progress/',
    summary: 'Forgets how the cards of a set were answered',
    access: 'student',
    params: IdParams,
    response: FlashcardSet,
    errors: ['not_found'],
  },
  reorderCards: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/reorder/',
    summary: 'Puts the cards of a set in the given order; cards left out keep theirs, at the end',
    access: 'student',
    params: IdParams,
    body: z.object({ flashcard_ids: z.array(Id).max(MAX_CARDS_PER_SET) }),
    response: Done,
    errors: ['not_found'],
  },
  createCard: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/flashcards/',
    summary: 'Adds a card at the end of a set; once per client_id',
    access: 'student',
    addsToStorage: true,
    params: IdParams,
    body: NewCard.extend({
      /** The material that holds `source`; left out, it is the set's. */
      material_id: Id.nullish(),
      /** Where the material that held `source` has been deleted: then it is not the set's. */
      is_material_gone: MaterialGone,
    }),
    response: Flashcard,
    errors: ['not_found', 'conflict'],
  },
  importCards: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/import/',
    summary: 'Adds cards at the end of a set in their order, all of them or none; each once per client_id',
    access: 'student',
    addsToStorage: true,
    bodyLimitBytes: 8 * 1024 * 1024,
    params: IdParams,
    body: z.object({
      flashcards: z
        .array(NewCard.required({ client_id: true }))
        .min(1)
        .max(MAX_CARDS_PER_SET),
    }),
    response: FlashcardSet,
    errors: ['not_found', 'conflict'],
  },
  updateCard: {
    method: 'PATCH',
    path: '/api/recite/flashcards/:id/',
    summary: 'Changes question, answer, kind or tags of a card',
    access: 'student',
    addsToStorage: true,
    params: IdParams,
    body: z
      .object({
        question: CardSide.min(1).optional(),
        answer: CardSide.optional(),
        kind: CardKind.optional(),
        tags: Tags.optional(),
      })
      .refine((changes) => Object.values(changes).some((change) => change !== undefined), fault('noChange'))
      .refine(({ answer, kind }) => answer !== '' || kind === 'cloze' || kind === 'occlusion', fault('noAnswer')),
    response: Flashcard,
    errors: ['not_found'],
  },
  findSameCards: {
    method: 'POST',
    path: '/api/recite/flashcards/same/',
    summary:
      'The latest cards of any set, or of any but one, that ask what a card asks which is being written; none for a few letters',
    access: 'student',
    body: z.object({ kind: CardKind.default('basic'), question: CardSide, except_set_id: Id.optional() }),
    response: z.object({ cards: z.array(SameCard).max(MOST_SAME_TOLD) }),
    errors: ['not_found'],
  },
  deleteCard: {
    method: 'DELETE',
    path: '/api/recite/flashcards/:id/',
    summary: 'Deletes a card',
    access: 'student',
    params: IdParams,
    response: Done,
    errors: ['not_found'],
  },
  deleteCards: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/delete-cards/',
    summary: 'Deletes cards of a set; those that are no longer there are passed over',
    access: 'student',
    params: IdParams,
    body: z.object({ flashcard_ids: z.array(Id).max(MAX_CARDS_PER_SET) }),
    response: Done,
    errors: ['not_found'],
  },
  suspendCards: {
    method: 'POST',
    path: '/api/recite/flashcard-sets/:id/suspend-cards/',
    summary: 'Takes cards of a set out of the review with all their parts, or back into it',
    access: 'student',
    params: IdParams,
    body: z.object({ flashcard_ids: z.array(Id).max(MAX_CARDS_PER_SET), is_suspended: z.boolean() }),
    response: Done,
    errors: ['not_found', 'conflict'],
  },
  uploadMedia: {
    method: 'POST',
    path: '/api/recite/media/',
    summary: 'Keeps a picture or a sound for cards, told apart by its bytes; the same content once',
    access: 'student',
    addsToStorage: true,
    form: { files: { file: { limitBytes: MEDIA_LIMIT_BYTES, tooLargeText: RECITE_TEXTS.mediaTooLarge } } },
    response: CardMedia,
    errors: ['unsupported_type', 'too_large', 'storage_full', 'unreadable'],
  },
  getMedia: {
    method: 'GET',
    path: '/api/recite/media/:name/',
    summary: 'A picture or a sound of the student, or a part of it',
    access: 'student',
    params: z.object({ name: MediaName }),
    download: '*/*',
    errors: ['not_found'],
  },
})
