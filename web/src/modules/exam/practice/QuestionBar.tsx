import { useRef, useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ArrowLeft, ArrowRight, LayoutGrid } from '../../../ui/icons/icons.ts'
import { answeredCount, type Practice } from '../practice.ts'
import { PracticeOverview } from './PracticeOverview.tsx'

interface QuestionBarProps {
  practice: Practice
  /** Shows a question; gives where it stands. */
  openQuestion: (index: number) => HTMLElement | null
  isMarking: boolean
  onSubmit: () => void
}

/** On a narrow screen, at its foot: the ways to the questions beside this one, and to the map of all of them, which is a sheet with Submit at its end. */
export function QuestionBar({ practice, openQuestion, isMarking, onSubmit }: QuestionBarProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  /** The question that was chosen on the sheet gets the focus as it closes. */
  const chosen = useRef<HTMLElement>(null)
  const { index, questions, layout } = practice
  const open = () => {
    chosen.current = null
    setOpen(true)
  }
  const choose = (number: number) => {
    setOpen(false)
    chosen.current = openQuestion(number)
  }
  return (
    <>
      {/* The page ends above it. */}
      <div className="h-16" aria-hidden />
      <nav
        data-foot
        aria-label={say('exam.questions')}
        className="fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-line border-t bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-8"
      >
        {layout === 'one' && (
          <IconButton
            label={say('exam.previous')}
            icon={<ArrowLeft size={20} />}
            disabled={index === 0}
            onClick={() => openQuestion(index - 1)}
          />
        )}
        <Button className="grow" icon={<LayoutGrid size={18} aria-hidden />} onClick={open}>
          {say('exam.openMap', { done: answeredCount(practice), count: questions.length })}
        </Button>
        {layout === 'one' && (
          <IconButton
            label={say('exam.next')}
            icon={<ArrowRight size={20} />}
            disabled={index === questions.length - 1}
            onClick={() => openQuestion(index + 1)}
          />
        )}
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={say('exam.questions')}
          size="sheet"
          opener={chosen}
        >
          <PracticeOverview practice={practice} onOpen={choose} />
          {/* With what scrolls: a toast that stands over it can be scrolled clear of. */}
          <div className="mt-6">
            <Button
              variant="primary"
              isLoading={isMarking}
              onClick={() => {
                setOpen(false)
                onSubmit()
              }}
            >
              {say(isMarking ? 'exam.marking' : 'exam.submit')}
            </Button>
          </div>
        </Dialog>
      </nav>
    </>
  )
}
