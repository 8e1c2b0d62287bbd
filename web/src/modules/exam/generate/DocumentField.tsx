import { checkWordLimit } from '@lectern/domain/content'
import { EXTRACTION_RULES } from '@lectern/domain/documents'
import { EXAM_TEXTS } from '@lectern/domain/exam'
import { useState } from 'react'
import { EarlierMaterial } from '../../../core/documents/EarlierMaterial.tsx'
import { useExtraction } from '../../../core/documents/use-extraction.ts'
import { errorText } from '../../../lib/error-text.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { changeText, draftStore } from '../draft.ts'

const { types } = EXTRACTION_RULES.exam
const WORDS = { logIn: EXAM_TEXTS.loginToUpload, explain: (error: Error) => errorText(error, EXAM_TEXTS.uploadFailed) }

/** Adds the text of a document to the content; one that would push it over the word limit is refused. */
export function DocumentField() {
  const [refusal, setRefusal] = useState<string | null>(null)

  const append = (text: string) => {
    const { content } = draftStore.get().texts
    const whole = [content.trimEnd(), text].filter(Boolean).join('\n\n')
    const tooLong = checkWordLimit(whole)
    setRefusal(tooLong)
    if (!tooLong) changeText(whole)
  }

  const { file, isReading, error, document, read } = useExtraction('exam', WORDS, ({ extracted_text }) =>
    append(extracted_text),
  )
  const emptyPages = document?.empty_page_count ?? 0

  return (
    <div>
      <FileDrop
        label="Add a document"
        hint={`${types.join(', ')}, at most 10 MB.`}
        types={types}
        file={file}
        onFile={read}
        error={error ?? refusal}
        busyLabel={isReading ? 'Reading the text…' : null}
      />
      <EarlierMaterial className="-ms-4 mt-1" onPick={({ text }) => append(text)} />
      {emptyPages > 0 && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {emptyPages === 1 ? 'One page holds' : `${emptyPages} pages hold`} only images, and their text is not
            included. Use OCR Document to read them.
          </Notice>
        </div>
      )}
    </div>
  )
}
