import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_FAILED, hasExtractionNotice } from '@lectern/domain/content'
import { checkDocument, EXTRACTION_RULES } from '@lectern/domain/documents'
import type { Message } from '@lectern/texts/message'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsApi } from '../../../core/documents/documents-api.ts'
import { ReadingField } from '../../../core/documents/ReadingField.tsx'
import { useHandedOverText } from '../../../core/documents/use-handed-over-text.ts'
import { useOfferedText } from '../../../core/documents/use-offered-text.tsx'
import { errorText } from '../../../lib/api/error-text.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { draftStore } from '../draft.ts'

/** Reads the essay out of a file. What could not be read leaves its notice in the essay, which is then not graded. */
export function EssayFile({ onText }: { onText: (content: string) => void }) {
  const say = useSay()
  const draft = useStore(draftStore)
  const [refused, setRefused] = useState<Message | null>(null)
  const refusal = useUntilChanged(refused, draft)
  const [offer, question] = useOfferedText({ what: 'essay', current: ownText, take: ({ text }) => onText(text) })

  const extraction = useMutation({
    mutationFn: (file: File) => documentsApi.extract({ form: { module: 'writing', file } }),
    onSuccess: ({ extracted_text }) => offer({ text: extracted_text }),
    onError: (error) => onText([ownText(), noticeOf(error)].filter(Boolean).join('\n\n')),
  })
  const error = useUntilChanged(extraction.error, draft)
  useHandedOverText(offer)
  const read = (file: File) => {
    const why = checkDocument('writing', file)
    setRefused(why && { ...why })
    if (!why) extraction.mutate(file)
  }

  return (
    <>
      <ReadingField
        label={say('writing.readFile')}
        types={EXTRACTION_RULES.writing.types}
        reading={{
          file: extraction.isSuccess && !refused ? extraction.variables : null,
          isReading: extraction.isPending,
          error: refusal ? say(refusal) : error && errorText(error, EXTRACTION_FAILED.server),
          isFallback: extraction.data?.is_fallback,
          emptyPages: extraction.data?.empty_page_count ?? 0,
          read,
        }}
        onPick={offer}
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
