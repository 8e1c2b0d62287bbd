import { ApiError } from '@lectern/contract/api-error'
import { EXTRACTION_FAILED, hasExtractionNotice } from '@lectern/domain/content'
import { checkDocument, EXTRACTION_RULES } from '@lectern/domain/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsApi } from '../../../core/documents/documents-api.ts'
import { errorText } from '../../../lib/error-text.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { draftStore } from '../draft.ts'

const { types } = EXTRACTION_RULES.writing

/** Reads the essay out of a file. What could not be read leaves its notice in the essay, which is then not graded. */
export function EssayFile({ onText }: { onText: (content: string) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)

  const offer = (text: string) => {
    if (ownText() === '') onText(text)
    else setAsked(text)
  }
  const append = (text: string) => onText([ownText(), text].filter(Boolean).join('\n\n'))

  const extraction = useMutation({
    mutationFn: (file: File) => documentsApi.extract({ form: { module: 'writing', file } }),
    onSuccess: ({ extracted_text }) => offer(extracted_text),
    onError: (error) => append(noticeOf(error)),
  })
  const read = (file: File) => {
    const why = checkDocument('writing', file)
    setRefusal(why)
    if (!why) extraction.mutate(file)
  }

  return (
    <>
      <FileDrop
        label="Read the essay from a file"
        hint={`${types.join(', ')}, at most 10 MB.`}
        types={types}
        file={extraction.isSuccess && !refusal ? extraction.variables : null}
        onFile={read}
        error={refusal ?? (extraction.error && errorText(extraction.error, EXTRACTION_FAILED.server))}
        busyLabel={extraction.isPending ? 'Reading the text…' : null}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title="Replace the essay you have?"
        description="The essay box is not empty. The text of the file can take its place or follow it."
        confirmLabel="Replace"
        cancelLabel="Add to the End"
        onConfirm={() => {
          if (asked !== null) onText(asked)
          setAsked(null)
        }}
        onCancel={() => {
          if (asked !== null) append(asked)
          setAsked(null)
        }}
      />
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

/** The texts of 2§8. */
function noticeOf(error: Error): string {
  if (!(error instanceof ApiError)) return EXTRACTION_FAILED.server
  if (error.status === 0) return EXTRACTION_FAILED.network
  return error.code === 'csrf_failed' ? EXTRACTION_FAILED.csrf : EXTRACTION_FAILED.server
}
