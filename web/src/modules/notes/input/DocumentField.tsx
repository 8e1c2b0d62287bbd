import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import type { Say } from '@lectern/texts/speaker'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { extractionFor, useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { draftStore, type TakenDocument, takeDocument } from '../draft.ts'

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const say = useSay()
  const { offer, question, notTaken } = useOfferedText<TakenDocument>({
    what: 'text',
    current: () => draftStore.get().content,
    take: takeDocument,
  })
  const reading = useDocumentReading({
    reader: extractionFor('notes'),
    logIn: say('notes.loginToUpload'),
    explain: (error) => explain(say, error),
    about: useStore(draftStore),
    onRead: (read) =>
      offer({
        text: read.extracted_text,
        documentName: read.document_name,
        materialId: read.material_id,
        wasCut: read.is_truncated,
      }),
  })
  useHandedOverText('notes', ({ text, documentName, materialId = null }) =>
    offer({ text, documentName, materialId, wasCut: false }),
  )
  return (
    <>
      <ReadingField
        label={say('notes.uploadDocument')}
        types={EXTRACTION_RULES.notes.types}
        reading={{ ...reading, notTaken }}
        onPick={({ id, name, text }) => offer({ text, documentName: name, materialId: id, wasCut: false })}
      />
      {question}
    </>
  )
}

/** The server's words where it has some, else that it was the text or the way there that failed. */
function explain(say: Say, error: Error): string {
  if (!(error instanceof ApiError) || error.status === 0) return say('notes.fileFailed')
  return error.status === 401 ? say('notes.loginToUpload') : errorText(error, say('notes.extractionFailed'))
}
