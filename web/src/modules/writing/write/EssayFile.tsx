import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_FAILED, hasExtractionNotice } from '@lectern/domain/content'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { extractionFor, useDocumentReading } from '../../../core/documents/use-document-reading.ts'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { type OfferedText, useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { type Draft, draftStore } from '../draft.ts'

interface Props {
  /** Takes an essay with the notice of a file that could not be read. */
  onText: (content: string) => void
  /** Takes the text of a file, and what that is kept as. */
  onTaken: (taken: Pick<Draft, 'content' | 'materialId' | 'isMaterialGone'>) => void
}

/** Reads the essay out of a file. What could not be read leaves its notice in the essay, which is then not graded. */
export function EssayFile({ onText, onTaken }: Props) {
  const say = useSay()
  const { offer, question, notTaken } = useOfferedText<OfferedText & { materialId?: number | null }>({
    what: 'essay',
    current: ownText,
    take: ({ text, materialId = null }) => onTaken({ content: text, materialId, isMaterialGone: false }),
  })
  const reading = useDocumentReading({
    reader: extractionFor('writing'),
    explain: (error) => errorText(error, EXTRACTION_FAILED.server),
    about: useStore(draftStore),
    onRead: ({ extracted_text, document_name, material_id }) =>
      offer({ text: extracted_text, documentName: document_name, materialId: material_id }),
    onFailed: (error) => onText([ownText(), noticeOf(error)].filter(Boolean).join('\n\n')),
  })
  useHandedOverText('writing', offer)
  return (
    <>
      <ReadingField
        label={say('writing.readFile')}
        types={EXTRACTION_RULES.writing.types}
        reading={{ ...reading, notTaken }}
        onPick={({ id, text, name }) => offer({ text, documentName: name, materialId: id })}
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
