import { checkDocument, type ExtractionModule } from '@lectern/domain/documents'
import { isOcrFile } from '@lectern/domain/ocr-file'
import type { Message } from '@lectern/texts/message'
import { useMutation } from '@tanstack/react-query'
import { say } from '../../lib/language.ts'
import { useUntilChanged } from '../../lib/use-until-changed.ts'
import { useAccount } from '../account/use-account.ts'
import { documentsApi } from './documents-api.ts'
import type { FileReading } from './file-reading.ts'

type ExtractedDocument = Awaited<ReturnType<typeof documentsApi.extract>>

/** How a module has its documents read. */
interface Reader<Document> {
  /** Why a file is not sent at all; null where it is. */
  check: (file: File) => Message | null
  read: (file: File) => Promise<Document>
}

/** By the call that modules share, by the rules of one. */
export const extractionFor = (module: ExtractionModule): Reader<ExtractedDocument> => ({
  check: (file) => checkDocument(module, file),
  read: (file) => documentsApi.extract({ form: { module, file } }),
})

/** What the calls that read documents answer, each with more of its own. */
interface ReadDocument {
  empty_page_count: number
  is_fallback?: boolean
}

interface Reading<Document> {
  reader: Reader<Document>
  /** What is said to whoever has to log in first; left out where the server is asked all the same. */
  logIn?: string
  /** What a screen says of a failure. */
  explain: (error: Error) => string
  /** What is wrong with a file is said until this changes. */
  about: unknown
  onRead: (document: Document) => void
  /** Called where a file that was sent could not be read. */
  onFailed?: (error: Error) => void
}

/** Has the server read a document's text. What is wrong with the file is said without asking the server. */
export function useDocumentReading<Document extends ReadDocument>({
  reader,
  logIn,
  explain,
  about,
  onRead,
  onFailed,
}: Reading<Document>): FileReading {
  const { isAuthenticated } = useAccount()
  const reading = useMutation({
    mutationFn: async (file: File) => {
      if (logIn !== undefined && !isAuthenticated) throw new RefusedFile(logIn)
      const refusal = reader.check(file)
      if (refusal) throw new RefusedFile(say(refusal))
      return reader.read(file)
    },
    onSuccess: onRead,
    onError: (error) => error instanceof RefusedFile || onFailed?.(error),
  })
  const error = useUntilChanged(reading.error, about)
  const file = reading.isError ? null : (reading.variables ?? null)
  const emptyPages = reading.data?.empty_page_count ?? 0
  return {
    file,
    isReading: reading.isPending,
    error: error && (error instanceof RefusedFile ? error.message : explain(error)),
    isFallback: reading.data?.is_fallback,
    emptyPages,
    scan: file && emptyPages > 0 && isOcrFile(file) ? file : null,
    read: reading.mutate,
  }
}

/** A file that is not sent at all; its message is for the student. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}
