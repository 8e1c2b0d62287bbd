import { type MaterialItem, materialsEndpoints } from '@lectern/contract/materials'
import { filenameOf } from '@lectern/domain/materials/material'
import { useMutation } from '@tanstack/react-query'
import { textOfFailure } from '../../../lib/api/error-text.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { say } from '../../../lib/language.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { materialsApi } from '../materials-api.ts'

/** By then the browser has read it. */
const REVOKE_AFTER_MS = 60_000

/** What every browser shows by itself; the rest is downloaded. */
export const opensInTab = ({ kind }: MaterialItem): boolean => kind === 'pdf' || kind === 'image'

/** Where the file of a material can be played from, piece by piece. */
export const fileAddress = ({ id }: Pick<MaterialItem, 'id'>): string =>
  materialsEndpoints.getFile.path.replace(':id', String(id))

/** Opens the file of a material in a tab of its own, or downloads it. */
export function useMaterialFile(material: MaterialItem): { open: () => void; isPending: boolean } {
  const fetching = useMutation({
    mutationFn: (_tab: Window | null) => materialsApi.getFile({ params: { id: material.id } }),
    onSuccess: (file, tab) => (tab ? showIn(tab, file) : downloadFile(nameOf(material), file)),
    onError: (error, tab) => {
      tab?.close()
      toastError(textOfFailure(say('library.fileFailed'), say('library.fileUnreachable'))(error))
    },
  })
  const open = () => {
    if (!opensInTab(material)) return fetching.mutate(null)
    // At once, while the press of the button counts: a tab that opens after the file has come would be blocked.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    // Where the browser allows no tab, the file is downloaded.
    fetching.mutate(tab)
  }
  return { open, isPending: fetching.isPending }
}

function showIn(tab: Window, file: Blob): void {
  const url = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
  tab.location.replace(url)
}

/** A pasted text has no file name that says what it is. */
const nameOf = ({ filename, kind, content_type }: MaterialItem): string =>
  kind === 'text' && !/\.(txt|md)$/i.test(filename) ? `${filename}.txt` : filenameOf(filename, content_type)
