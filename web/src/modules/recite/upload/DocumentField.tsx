import { UPLOAD_TYPES } from '@lectern/domain/recite'
import { useEffect, useEffectEvent } from 'react'
import { handedOverTextStore } from '../../../core/documents/handed-over-text.ts'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { useStore } from '../../../lib/store.ts'
import { changeDraft, draftStore } from '../draft.ts'
import { useDocumentUpload } from './use-document-upload.ts'

interface DocumentText {
  text: string
  documentName: string
}

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const [offer, question] = useOfferedText<DocumentText>({
    what: 'text',
    current: () => draftStore.get().content,
    take: ({ text, documentName }) => changeDraft({ content: text, documentName }),
  })
  const reading = useDocumentUpload((read) => offer({ text: read.extracted_text, documentName: read.document_name }))
  useHandedOverText(offer)
  return (
    <>
      <ReadingField
        label="Upload a document"
        types={UPLOAD_TYPES}
        reading={reading}
        onPick={({ text, name }) => offer({ text, documentName: name })}
      />
      {question}
    </>
  )
}

/** Text that another part of the product hands over is offered like that of an uploaded document. */
function useHandedOverText(offer: (document: DocumentText) => void) {
  const handedOver = useStore(handedOverTextStore)
  const offerIt = useEffectEvent(offer)
  useEffect(() => {
    if (!handedOver) return
    handedOverTextStore.set(null)
    offerIt(handedOver)
  }, [handedOver])
}
