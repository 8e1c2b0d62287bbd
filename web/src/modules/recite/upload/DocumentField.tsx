import { UPLOAD_TYPES } from '@lectern/domain/recite'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { useSay } from '../../../lib/language.ts'
import { changeDraft, draftStore } from '../draft.ts'
import { useDocumentUpload } from './use-document-upload.ts'

interface DocumentText {
  text: string
  documentName: string
  materialId?: number | null
}

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const say = useSay()
  const [offer, question] = useOfferedText<DocumentText>({
    what: 'text',
    current: () => draftStore.get().content,
    take: ({ text, documentName, materialId = null }) => changeDraft({ content: text, documentName, materialId }),
  })
  const reading = useDocumentUpload((read) =>
    offer({ text: read.extracted_text, documentName: read.document_name, materialId: read.material_id }),
  )
  useHandedOverText(offer)
  return (
    <>
      <ReadingField
        label={say('recite.uploadDocument')}
        types={UPLOAD_TYPES}
        reading={reading}
        onPick={({ id, text, name }) => offer({ text, documentName: name, materialId: id })}
      />
      {question}
    </>
  )
}
