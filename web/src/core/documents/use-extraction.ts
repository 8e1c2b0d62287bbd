import { checkDocument, type ExtractionModule } from '@lectern/domain/documents'
import { useMutation } from '@tanstack/react-query'
import { say } from '../../lib/language.ts'
import { useUntilChanged } from '../../lib/use-until-changed.ts'
import { useAccount } from '../account/use-account.ts'
import { documentsApi } from './documents-api.ts'
import type { FileReading } from './ReadingField.tsx'

type ExtractedDocument = Awaited<ReturnType<typeof documentsApi.extract>>

/** What a screen says where the server has no better words. */
interface ExtractionTexts {
  logIn: string
  explain: (error: Error) => string
}

/**
 * Has the server read a document's text by the rules of a module. What is wrong with the file is said without asking the
 * server, and goes once the student changes what `about` holds.
 */
export function useExtraction(
  module: ExtractionModule,
  texts: ExtractionTexts,
  about: unknown,
  onRead: (document: ExtractedDocument) => void,
): FileReading {
  const { isAuthenticated } = useAccount()
  const extraction = useMutation({
    mutationFn: async (file: File) => {
      if (!isAuthenticated) throw new RefusedFile(texts.logIn)
      const refusal = checkDocument(module, file)
      if (refusal) throw new RefusedFile(say(refusal))
      return documentsApi.extract({ form: { module, file } })
    },
    onSuccess: onRead,
  })
  const error = useUntilChanged(extraction.error, about)
  return {
    file: extraction.isError ? null : (extraction.variables ?? null),
    isReading: extraction.isPending,
    error: error && (error instanceof RefusedFile ? error.message : texts.explain(error)),
    isFallback: extraction.data?.is_fallback,
    emptyPages: extraction.data?.empty_page_count ?? 0,
    read: extraction.mutate,
  }
}

/** A file that is not sent at all; its message is for the student. */
class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}
