import { ApiError } from '@lectern/contract/api-error'
import type { Material } from '@lectern/contract/documents'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { NOTES_TEXTS } from '@lectern/domain/notes'
import { useRef, useState } from 'react'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { type ExtractedDocument, useExtraction } from '../../../core/documents/use-extraction.ts'
import { errorText } from '../../../lib/error-text.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { draftStore, takeDocument } from '../draft.ts'

const { types: TYPES } = EXTRACTION_RULES.notes

/** A document's text on its way into the content below. */
interface Brought {
  text: string
  name: string
  materialId: number | null
  wasCut: boolean
}

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField({ onTake }: { onTake: () => void }) {
  const lastTaken = useRef('')
  const [asked, setAsked] = useState<Brought | null>(null)

  const take = ({ text, name, materialId, wasCut }: Brought) => {
    takeDocument(text, name, materialId, wasCut)
    lastTaken.current = draftStore.get().content
    setAsked(null)
    onTake()
  }
  const append = (brought: Brought) =>
    take({ ...brought, text: `${draftStore.get().content.trimEnd()}\n\n${brought.text}` })

  const offer = (brought: Brought) => {
    const { content } = draftStore.get()
    if (content.trim() === '' || content === lastTaken.current) take(brought)
    else setAsked(brought)
  }

  const { file, isReading, error, document, read } = useExtraction(
    'notes',
    { logIn: NOTES_TEXTS.loginToUpload, explain },
    (extracted) => offer(fromDocument(extracted)),
  )
  const emptyPages = document?.empty_page_count ?? 0

  return (
    <div>
      <FileDrop
        label="Upload a document"
        hint={`${TYPES.join(', ')}, at most 10 MB.`}
        types={TYPES}
        file={file}
        onFile={read}
        error={error}
        busyLabel={isReading ? 'Reading the text…' : null}
      />
      {emptyPages > 0 && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {emptyPages === 1 ? 'One page holds' : `${emptyPages} pages hold`} only images, and their text is not
            included. Use OCR Document to read them.
          </Notice>
        </div>
      )}
      <EarlierMaterial className="-ms-4 mt-1" onPick={(material) => offer(fromMaterial(material))} />
      <ConfirmDialog
        isOpen={asked !== null}
        title="Replace the text you have?"
        description="The content box is not empty. The text of the document can take its place or follow it."
        confirmLabel="Replace"
        cancelLabel="Add to the End"
        onConfirm={() => asked && take(asked)}
        onCancel={() => asked && append(asked)}
      />
    </div>
  )
}

const fromDocument = ({ extracted_text, document_name, material_id, is_truncated }: ExtractedDocument): Brought => ({
  text: extracted_text,
  name: document_name,
  materialId: material_id,
  wasCut: is_truncated,
})

const fromMaterial = ({ id, name, text }: Material): Brought => ({ text, name, materialId: id, wasCut: false })

/** The words of 2§8: the server's where it has some, else that it was the text or the way there that failed. */
function explain(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return NOTES_TEXTS.fileFailed
  return error.status === 401 ? NOTES_TEXTS.loginToUpload : errorText(error, NOTES_TEXTS.extractionFailed)
}
