import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { NOTES_TEXTS } from '@lectern/domain/notes'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useExtraction } from '../../../core/documents/use-extraction.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { errorText } from '../../../lib/error-text.ts'
import { draftStore, type TakenDocument, takeDocument } from '../draft.ts'

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField({ onTake }: { onTake: () => void }) {
  const [offer, question] = useOfferedText<TakenDocument>({
    what: 'text',
    current: () => draftStore.get().content,
    take: (document) => {
      takeDocument(document)
      onTake()
    },
  })
  const reading = useExtraction('notes', { logIn: NOTES_TEXTS.loginToUpload, explain }, (read) =>
    offer({
      text: read.extracted_text,
      documentName: read.document_name,
      materialId: read.material_id,
      wasCut: read.is_truncated,
    }),
  )
  useHandedOverText(({ text, documentName, materialId = null }) =>
    offer({ text, documentName, materialId, wasCut: false }),
  )
  return (
    <>
      <ReadingField
        label="Upload a document"
        types={EXTRACTION_RULES.notes.types}
        reading={reading}
        onPick={({ id, name, text }) => offer({ text, documentName: name, materialId: id, wasCut: false })}
      />
      {question}
    </>
  )
}

/** The words of 2§8: the server's where it has some, else that it was the text or the way there that failed. */
function explain(error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return NOTES_TEXTS.fileFailed
  return error.status === 401 ? NOTES_TEXTS.loginToUpload : errorText(error, NOTES_TEXTS.extractionFailed)
}
