import { ApiError } from '@lectern/contract/api-error'
import { checkUpload, UPLOAD_TYPES } from '@lectern/domain/recite'
import type { Say } from '@lectern/texts/speaker'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { reciteApi } from '../api.ts'
import { changeDraft, draftStore } from '../draft.ts'

/** By the module's own call (requirements/recite.md#calls-of-recite). */
const READER = { check: checkUpload, read: (file: File) => reciteApi.upload({ form: { file } }) }

interface DocumentText {
  text: string
  documentName: string
  materialId?: number | null
}

/** Reads a document into the content below. Text that the student typed is not overwritten without asking. */
export function DocumentField() {
  const say = useSay()
  const { offer, question, notTaken } = useOfferedText<DocumentText>({
    what: 'text',
    current: () => draftStore.get().content,
    take: ({ text, documentName, materialId = null }) => changeDraft({ content: text, documentName, materialId }),
  })
  const reading = useDocumentReading({
    reader: READER,
    logIn: say('recite.loginToUpload'),
    explain: (error) => explain(error, say),
    about: useStore(draftStore),
    onRead: (read) =>
      offer({ text: read.extracted_text, documentName: read.document_name, materialId: read.material_id }),
  })
  useHandedOverText('recite', offer)
  return (
    <>
      <ReadingField
        label={say('recite.uploadDocument')}
        types={UPLOAD_TYPES}
        reading={{ ...reading, notTaken }}
        onPick={({ id, text, name }) => offer({ text, documentName: name, materialId: id })}
      />
      {question}
    </>
  )
}

/** The catalogue's words, with the server's for what is wrong with the file. */
function explain(error: Error, say: Say): string {
  if (!(error instanceof ApiError)) return say('recite.uploadFailed', { reason: say('recite.unknownError') })
  if (error.status === 0) return say('recite.uploadUnreachable')
  if (error.status === 401) return say('recite.loginToUpload')
  if (error.code === 'csrf_failed') return say('recite.csrfMissing')
  const reason = [error.data.error, error.data.detail].find((text) => typeof text === 'string' && text !== '')
  return say('recite.uploadFailed', { reason: (reason as string | undefined) ?? say('recite.unknownError') })
}
