import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_FAILED, hasExtractionNotice } from '@lectern/domain/content'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { extractionFor, useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { draftStore } from '../draft.ts'

/** Reads the essay out of a file. What could not be read leaves its notice in the essay, which is then not graded. */
export function EssayFile({ onText }: { onText: (content: string) => void }) {
  const say = useSay()
  const { offer, question, notTaken } = useOfferedText({
    what: 'essay',
    current: ownText,
    take: ({ text }) => onText(text),
  })
  const reading = useDocumentReading({
    reader: extractionFor('writing'),
    explain: (error) => errorText(error, EXTRACTION_FAILED.server),
    about: useStore(draftStore),
    onRead: ({ extracted_text, document_name }) => offer({ text: extracted_text, documentName: document_name }),
    onFailed: (error) => onText([ownText(), noticeOf(error)].filter(Boolean).join('\n\n')),
  })
  useHandedOverText('writing', offer)
  return (
    <>
      <ReadingField
        label={say('writing.readFile')}
        types={EXTRACTION_RULES.writing.types}
        reading={{ ...reading, notTaken }}
        onPick={({ text, name }) => offer({ text, documentName: name })}
      />
      {question}
    </>
  )
}

/** The essay without the notices of files that could not be read. */
const ownText = (): string =>
  draftStore
    .get()
    .content.split('\n')
    .filter((line) => !hasExtractionNotice(line))
    .join('\n')
    .trimEnd()

/** The catalogue's words. */
function noticeOf(error: Error): string {
  if (!(error instanceof ApiError)) return EXTRACTION_FAILED.server
  if (error.status === 0) return EXTRACTION_FAILED.network
  return error.code === 'csrf_failed' ? EXTRACTION_FAILED.csrf : EXTRACTION_FAILED.server
}
