import { UPLOAD_TYPES } from '@lectern/domain/recite'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { changeDraft, draftStore } from '../draft.ts'
import { type ReadDocument, useDocumentUpload } from './use-document-upload.ts'

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const lastRead = useRef('')
  const [asked, setAsked] = useState<ReadDocument | null>(null)

  const take = (document: ReadDocument, content = document.extracted_text) => {
    lastRead.current = content
    changeDraft({ content, documentName: document.document_name })
    setAsked(null)
  }

  const { file, isReading, error, emptyPages, read } = useDocumentUpload((document) => {
    const { content } = draftStore.get()
    if (content.trim() === '' || content === lastRead.current) take(document)
    else setAsked(document)
  })

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
