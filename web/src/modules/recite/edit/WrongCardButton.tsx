import { ThumbsDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { CardEditor } from './card-editor.ts'
import { neighbourButton } from './neighbour-button.ts'

const WrongDialog = lazy(() =>
  import('../../../core/feedback/WrongDialog.tsx').then((module) => ({ default: module.WrongDialog })),
)

interface WrongCardButtonProps {
  cardKey: string
  /** Its place in the set, from 1. */
  number: number
  editor: CardEditor
}

/** Says that a made card is wrong: it goes, and the focus is the next one's. */
export function WrongCardButton({ cardKey, number, editor }: WrongCardButtonProps) {
  const say = useSay()
  const opener = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say('generation.cardIsWrong', { number })}
        icon={<ThumbsDown size={18} />}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense>
          <WrongDialog
            opener={opener}
            onSay={async (reason) => {
              const neighbour = opener.current && neighbourButton(opener.current)
              const credits = await editor.sayWrong(cardKey, reason)
              opener.current = neighbour
              return credits
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
