import { textOfFailure } from '../../lib/api/error-text.ts'
import { say } from '../../lib/language.ts'
import { toastError } from '../../ui/toasts/toasts.ts'
import { lectureApi } from './api.ts'

/** By then the browser has read it (requirements/lecture.md#content-of-a-lecture). */
const REVOKE_AFTER_MS = 60_000

/** Opens the PDF of a lecture in a tab of its own, at a page that counts from 1. */
export async function openPdf(lectureId: number, page = 1): Promise<void> {
  // At once, while the press of the button counts: a tab that opens after the PDF has come would be blocked.
  const tab = window.open('', '_blank')
  if (!tab) return toastError(say('lecture.pdfNotOpened'))
  tab.opener = null
  try {
    const url = URL.createObjectURL(await lectureApi.pdf({ params: { id: lectureId } }))
    setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
    tab.location.replace(page > 1 ? `${url}#page=${page}` : url)
  } catch (error) {
    tab.close()
    toastError(textOfFailure(say('lecture.pdfFailed'), say('lecture.pdfNotOpened'))(error))
  }
}
