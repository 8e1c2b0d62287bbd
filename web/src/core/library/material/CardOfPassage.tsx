import { type ReactNode, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Layers } from '../../../ui/icons/icons.ts'
import { findHalfWritten, MakeCardDialog } from '../../review/editing/MakeCardDialog.tsx'
import { useForgetMade } from '../materials-api.ts'
import { selectedPage, useSelectedPassage } from './use-selected-passage.ts'

interface CardOfPassageProps {
  materialId: number
  children: ReactNode
}

/** Pages of which any passage that is selected can be made a card. */
export function CardOfPassage({ materialId, children }: CardOfPassageProps) {
  const say = useSay()
  const pages = useRef<HTMLDivElement>(null)
  /** The page that the passage stands on: who has made the card reads on there. */
  const page = useRef<HTMLElement>(null)
  const passage = useSelectedPassage(pages)
  // What was half-written when the page went is written on.
  const [chosen, setChosen] = useState(() => findHalfWritten(materialId))
  const forgetMade = useForgetMade(materialId)
  const make = () => {
    page.current = selectedPage()
    setChosen(passage)
  }
  return (
    <>
      <p className="mb-6 text-ink-soft text-sm">{say('library.selectForCard')}</p>
      <div ref={pages} className="flex flex-col gap-8">
        {children}
      </div>
      {/* After the pages: whoever selects by keys comes to it by Tab. */}
      {passage !== '' && (
        <div
          data-foot
          className="pointer-events-none fixed inset-x-0 bottom-[var(--foot,0px)] z-10 flex justify-center px-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
        >
          <Button
            variant="primary"
            className="pointer-events-auto shadow-float"
            icon={<Layers size={18} aria-hidden />}
            // To press it must not undo the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={make}
          >
            {say('library.makeCardOfPassage')}
          </Button>
        </div>
      )}
      {chosen !== null && (
        <MakeCardDialog
          missed={{ question: '', answer: chosen, source: chosen, material_id: materialId }}
          isPassage
          isOpen
          onClose={() => setChosen(null)}
          onMade={forgetMade}
          opener={page}
        />
      )}
    </>
  )
}
