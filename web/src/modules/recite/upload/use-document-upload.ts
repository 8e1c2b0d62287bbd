import { ApiError } from '@lectern/contract/api-error'
import { checkUpload } from '@lectern/domain/recite'
import { message } from '@lectern/texts/message'
import { useMutation } from '@tanstack/react-query'
import { useAccount } from '../../../core/account/use-account.ts'
import type { FileReading } from '../../../core/documents/ReadingField.tsx'
import { say } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { reciteApi } from '../api.ts'
import { draftStore } from '../draft.ts'

type ReadDocument = Awaited<ReturnType<typeof reciteApi.upload>>

/**
 * Has the server read a document's text. What is wrong with the file is said without asking the server, and goes once the
 * student changes the draft.
 */
export function useDocumentUpload(onRead: (document: ReadDocument) => void): FileReading {
  const { isAuthenticated } = useAccount()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const refusal = isAuthenticated ? checkUpload(file) : message('recite.loginToUpload')
      if (refusal) throw new Error(say(refusal))
      return reciteApi.upload({ form: { file } })
    },
    onSuccess: onRead,
  })
  const error = useUntilChanged(upload.error, useStore(draftStore))
  return {
    file: upload.isError ? null : (upload.variables ?? null),
    isReading: upload.isPending,
    error: error && explain(error),
    emptyPages: upload.data?.empty_page_count ?? 0,
    read: upload.mutate,
  }
}

/** The catalogue's words. */
function explain(error: Error): string {
  if (!(error instanceof ApiError)) return error.message
  if (error.status === 0) return say('recite.uploadUnreachable')
  if (error.status === 401) return say('recite.loginToUpload')
  if (error.code === 'csrf_failed') return say('recite.csrfMissing')
  const reason = [error.data.error, error.data.detail].find((text) => typeof text === 'string' && text !== '')
  return say('recite.uploadFailed', { reason: (reason as string | undefined) ?? say('recite.unknownError') })
}
