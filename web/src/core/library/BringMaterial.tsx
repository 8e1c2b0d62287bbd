import { ApiError } from '@lectern/contract/api-error'
import { checkMaterial, LIBRARY_RULES, LIBRARY_TYPES, listed } from '@lectern/domain/documents'
import { LISTENING_TYPES } from '@lectern/domain/listening'
import { isOcrFile } from '@lectern/domain/ocr-file'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/fields/FileDrop.tsx'
import { ClipboardPaste } from '../../ui/icons/icons.ts'
import { ReadScanButton } from '../documents/ReadScanButton.tsx'
import { useBringMaterial } from './materials-api.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { StorageUsed } from './StorageUsed.tsx'

/**
 * The ways into the library: a file, dropped or chosen, and a text that is pasted; and the room that is left. `onBrought` is
 * told what came, as long as this is shown.
 */
export function BringMaterial({ onBrought }: { onBrought?: (materialId: number) => void }) {
  const say = useSay()
  const [isPasting, setPasting] = useState(false)
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <BringFile onBrought={onBrought} />
      <div className="flex flex-col gap-5">
        <Button icon={<ClipboardPaste size={18} aria-hidden />} className="self-start" onClick={() => setPasting(true)}>
          {say('library.pasteText')}
        </Button>
        <StorageUsed unknown={say('library.storageUnknown')} />
      </div>
      {isPasting && <PasteDialog onClose={() => setPasting(false)} onKept={onBrought} />}
    </div>
  )
}

function BringFile({ onBrought }: { onBrought?: (materialId: number) => void }) {
  const say = useSay()
  const [refusal, setRefusal] = useState<string | null>(null)
  const bring = useBringMaterial()
  const forget = () => {
    setRefusal(null)
    if (!bring.isPending) bring.reset()
  }
  const take = (file: File) => {
    forget()
    const refused = checkMaterial(file)
    if (refused) setRefusal(say(refused))
    else bring.mutate({ file }, { onSuccess: ({ id }) => onBrought?.(id) })
  }
  const sent = bring.variables && 'file' in bring.variables ? bring.variables.file : null
  const isScan = sent && isWithoutText(bring.error) && isOcrFile(sent)
  return (
    <div>
      <FileDrop
        label={say('library.add')}
        hint={say('library.typesAndSize', {
          documents: listed(LIBRARY_RULES.types),
          recordings: listed(LISTENING_TYPES),
        })}
        types={LIBRARY_TYPES}
        file={bring.isPending ? sent : null}
        onFile={take}
        onBegin={forget}
        error={refusal ?? (bring.error && errorText(bring.error, say('library.notAdded')))}
        busyLabel={bring.isPending ? say('library.bringing') : null}
      />
      {isScan && !refusal && <ReadScanButton scan={sent} className="mt-2" />}
    </div>
  )
}

/** Whether a file was refused because all that it shows are pictures. */
const isWithoutText = (error: Error | null): boolean =>
  error instanceof ApiError && Number(error.data.empty_page_count ?? 0) > 0
