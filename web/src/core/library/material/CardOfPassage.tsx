import { Layers } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { MakeCardDialog } from '../../review/MakeCardDialog.tsx'
import { useSelectedPassage } from './use-selected-passage.ts'

/** Pages of which any passage that is selected can be made a card. */
export function CardOfPassage({ children }: { children: ReactNode }) {
  const say = useSay()
  const pages = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const passage = useSelectedPassage(pages)
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <>
      <p ref={hint} tabIndex={-1} className="mb-6 text-ink-soft text-sm">
        {say('library.selectForCard')}
      </p>
      <div ref={pages} className="flex flex-col gap-8">
        {children}
      </div>
      {/* After the pages: whoever selects by keys comes to it by Tab. */}
      {passage !== '' && (
        <div className="pointer-events-none fixed inset-x-0 bottom-0 z-10 flex justify-center px-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button
            variant="primary"
            className="pointer-events-auto shadow-float"
            icon={<Layers size={18} aria-hidden />}
            // To press it must not undo the selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setChosen(passage)}
          >
            {say('library.makeCardOfPassage')}
          </Button>
        </div>
      )}
      {chosen !== null && (
        <MakeCardDialog
          missed={{ question: '', answer: chosen, source: chosen }}
          isOpen
          onClose={() => setChosen(null)}
          opener={hint}
        />
      )}
    </>
  )
}
