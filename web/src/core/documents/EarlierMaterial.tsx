import type { Material } from '@lectern/contract/documents'
import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyWindow } from '../../ui/dialogs/lazy-window.tsx'
import { LibraryBig } from '../../ui/icons/icons.ts'

const MaterialPicker = lazyWindow(() => import('./MaterialPicker.tsx').then(({ MaterialPicker }) => MaterialPicker))

interface EarlierMaterialProps {
  /** Gets the material that the student chose, with its text. */
  onPick: (material: Material) => void
  className?: string
}

/** The way to text that the student brought before, to whichever module: a button, and the list it opens. */
export function EarlierMaterial({ onPick, className }: EarlierMaterialProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const pick = (material: Material) => {
    setOpen(false)
    onPick(material)
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={<LibraryBig size={18} aria-hidden />}
        className={className}
        onClick={() => setOpen(true)}
      >
        {say('documents.useEarlier')}
      </Button>
      {isOpen && <MaterialPicker onPick={pick} onClose={() => setOpen(false)} />}
    </>
  )
}
