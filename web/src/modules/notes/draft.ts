import { truncateContent } from '@lectern/domain/notes'
import { createSavedStudentStore } from '../../core/account/student-store.ts'
import { isStillFrom } from '../../core/documents/still-from.ts'

/** Material on its way to becoming notes. Survives leaving the screen and a reload. */
export interface Draft {
  purpose: string
  content: string
  /** Name of the file that the content was read from; empty for pasted text. */
  documentName: string
  /** What that file is kept as. */
  materialId: number | null
  /** Whether what was brought last held more than fits. */
  wasTruncated: boolean
}

const EMPTY: Draft = { purpose: '', content: '', documentName: '', materialId: null, wasTruncated: false }

export const draftStore = createSavedStudentStore<Draft>('notes.draft', EMPTY)

const change = (fields: Partial<Draft>): void => draftStore.update((draft) => ({ ...draft, ...fields }))

export const changePurpose = (purpose: string): void => change({ purpose })

/** Typed or pasted content, cut at the word limit; it may no longer come from the document. */
export function changeContent(typed: string): void {
  const content = truncateContent(typed)
  const isStill = isStillFrom(draftStore.get().content, content)
  change({
    content,
    wasTruncated: content.length < typed.length,
    ...(!isStill && { documentName: '', materialId: null }),
  })
}

/** Text that was read from a document, or picked from earlier material. */
export interface TakenDocument {
  text: string
  documentName: string
  materialId: number | null
  /** Whether the document held more than was read of it. */
  wasCut: boolean
}

/** Puts a document's text into the draft, cut at the word limit. */
export function takeDocument({ text, documentName, materialId, wasCut }: TakenDocument): void {
  const content = truncateContent(text)
  change({ content, documentName, materialId, wasTruncated: wasCut || content.length < text.length })
}

export const clearDraft = (): void => draftStore.set(EMPTY)
