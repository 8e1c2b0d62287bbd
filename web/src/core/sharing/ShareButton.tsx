import { useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Share2 } from '../../ui/icons/icons.ts'
import { ShareWindow } from './ShareWindow.tsx'
import type { Thing } from './sharing-api.ts'

interface ShareButtonProps {
  thing: Thing
  title: string
  /** The icon alone, the first of those at the end of a card's row. */
  isInRow?: boolean
  /** The page itself says what a copy has new, since it has to save before that is taken over. */
  isNewsElsewhere?: boolean
}

/** Opens the dialog in which something is shared by a link. */
export function ShareButton({ thing, title, isInRow = false, isNewsElsewhere = false }: ShareButtonProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isInRow ? (
        <IconButton
          label={say('sharing.shareOf', { title })}
          icon={<Share2 size={18} />}
          className="ms-auto"
          onClick={open}
        />
      ) : (
        <Button icon={<Share2 size={16} aria-hidden />} onClick={open}>
          {say('sharing.share')}
        </Button>
      )}
      {isOpen && <ShareWindow thing={thing} title={title} hasNews={!isNewsElsewhere} onClose={() => setOpen(false)} />}
    </>
  )
}
