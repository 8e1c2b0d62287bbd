import { checkDocument } from '@lectern/domain/documents'
import { isOcrFile } from '@lectern/domain/ocr-file'
import { type Message, message } from '@lectern/texts/message'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountSession, isSignedIn } from '../../../core/account/use-account.ts'
import { documentsApi } from '../../../core/documents/documents-api.ts'
import { errorText } from '../../../lib/api/error-text.ts'
import { say } from '../../../lib/language.ts'

/** What came of a file that was brought. */
export interface BroughtFile {
  file: File
  /** Why nothing of it was taken: ours, or the server's words. */
  error: Message | string | null
  /** Why its text was not added, though it was read. */
  notTaken: Message | null
  isFallback: boolean
  /** Pages of it that hold images and no text. */
  emptyPages: number
  /** The file, where OCR would read what these pages say. */
  scan: File | null
}

/** The files that are being read, one after the other. */
interface Reading {
  file: File
  number: number
  count: number
}

type ReadDocument = Awaited<ReturnType<typeof documentsApi.extract>>

/** What adding a text came to: why it was refused, or not added for want of text; neither where it is there. */
export interface Added {
  refused: Message | null
  notTaken: Message | null
}

/**
 * Reads files in the order in which they were brought, and has `add` take the text of each; what one of them fails at stops none of the
 * others. `brought` is another list with each file that is done.
 */
export function useAddedDocuments(add: (document: ReadDocument) => Added) {
  const [brought, setBrought] = useState<readonly BroughtFile[]>([])
  const [reading, setReading] = useState<Reading | null>(null)
  const bring = async (file: File, student: string | undefined): Promise<BroughtFile> => {
    const nothing = { file, error: null, notTaken: null, isFallback: false, emptyPages: 0, scan: null }
    if (student === undefined) return { ...nothing, error: message('exam.loginToUpload') }
    const refusal = checkDocument('exam', file)
    if (refusal) return { ...nothing, error: refusal }
    const document = await documentsApi.extract({ form: { module: 'exam', file } }).catch((error: unknown) => ({
      error: errorText(error, say('exam.uploadFailed')),
    }))
    if ('error' in document) return { ...nothing, error: document.error }
    // It is nobody else's, whoever signed in meanwhile.
    if (!isSignedIn(student)) return nothing
    const { refused, notTaken } = add(document)
    if (refused !== null) return { ...nothing, error: refused }
    const emptyPages = document.empty_page_count
    const scan = emptyPages > 0 && isOcrFile(file) ? file : null
    return { ...nothing, notTaken, isFallback: document.is_fallback, emptyPages, scan }
  }
  const { mutate: read } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const { user, isAuthenticated } = accountSession.getState()
      const student = isAuthenticated ? user?.email : undefined
      setBrought([])
      for (const [at, file] of files.entries()) {
        if (student !== undefined && !isSignedIn(student)) break
        setReading({ file, number: at + 1, count: files.length })
        const outcome = await bring(file, student)
        setBrought((before) => [...before, outcome])
      }
    },
    onSettled: () => setReading(null),
  })
  return { reading, brought, read }
}
