import { UPLOAD_TYPES } from '@lectern/domain/recite'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { useStore } from '../../../lib/store.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { changeDraft, draftStore } from '../draft.ts'
import { type ReadDocument, useDocumentUpload } from './use-document-upload.ts'

type DocumentText = Pick<ReadDocument, 'extracted_text' | 'document_name'>

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const lastRead = useRef('')
  const [asked, setAsked] = useState<DocumentText | null>(null)

  const take = (document: DocumentText, content = document.extracted_text) => {
    lastRead.current = content
    changeDraft({ content, documentName: document.document_name })
    setAsked(null)
  }

  const offer = (document: DocumentText) => {
    const { content } = draftStore.get()
    if (content.trim() === '' || content === lastRead.current) take(document)
    else setAsked(document)
  }

  const { file, isReading, error, emptyPages, read } = useDocumentUpload(offer)
  useHandedOverText(offer)

  return (
    <div>
      <FileDrop
        label="Upload a document"
        hint={`${UPLOAD_TYPES.join(', ')}, at most 10 MB.`}
        types={UPLOAD_TYPES}
        file={file}
        onFile={read}
        error={error}
        busyLabel={isReading ? 'Reading the text…' : null}
      />
      <EarlierMaterial
        className="-ms-4 mt-1"
        onPick={({ text, name }) => offer({ extracted_text: text, document_name: name })}
      />
      {emptyPages > 0 && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {emptyPages === 1 ? 'One page holds' : `${emptyPages} pages hold`} only images, and their text is not
            included. Use OCR Document to read them.
          </Notice>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title="Replace the text you have?"
        description="The content box is not empty. The text of the document can take its place or follow it."
        confirmLabel="Replace"
        cancelLabel="Add to the End"
        onConfirm={() => asked && take(asked)}
        onCancel={() => asked && take(asked, `${draftStore.get().content.trimEnd()}\n\n${asked.extracted_text}`)}
      />
    </div>
  )
}

/** Text that another part of the product hands over is offered like that of an uploaded document. */
function useHandedOverText(offer: (document: DocumentText) => void) {
  const handedOver = useStore(handedOverTextStore)
  const offerIt = useEffectEvent(offer)
  useEffect(() => {
    if (!handedOver) return
    handedOverTextStore.set(null)
    offerIt({ extracted_text: handedOver.text, document_name: handedOver.documentName })
  }, [handedOver])
}
