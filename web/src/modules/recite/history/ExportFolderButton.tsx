import { shownSetFolder } from '@lectern/domain/cards/set-folders'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Download } from '../../../ui/icons/icons.ts'
import { reciteApi } from '../api.ts'
import { ExportDialog } from '../imports/ExportDialog.tsx'

/** Gives a folder's sets out, with those within it, as one package: no other form knows decks. */
export function ExportFolderButton({ folder }: { folder: string }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={say('imports.exportFolder')} icon={<Download size={18} />} onClick={() => setOpen(true)} />
      <ExportDialog
        isOpen={isOpen}
        title={shownSetFolder(folder)}
        formats={['apkg']}
        load={() => reciteApi.exportFolder({ query: { folder } })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
