import { type ReactElement, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'

/** Text of a document on its way into a box, with whatever is known of it. */
export interface OfferedText {
  text: string
}

const QUESTIONS = {
  text: 'documents.replaceText',
  essay: 'documents.replaceEssay',
  notes: 'documents.replaceNotes',
} as const

interface Box<Offered> {
  /** What the box is for, which the question names. */
  what: keyof typeof QUESTIONS
  /** What stands in it now. */
  current: () => string
  /** Puts the text into the box: instead of what stands there, or, after the question, with it in front. */
  take: (offered: Offered) => void
}

/**
 * The way of a document's text into a box: text that the student typed is not overwritten without asking.
 * @returns the offer, and the question to be shown
 */
export function useOfferedText<Offered extends OfferedText>(
  box: Box<Offered>,
): [offer: (offered: Offered) => void, question: ReactElement] {
  const say = useSay()
  const lastTaken = useRef('')
  const [asked, setAsked] = useState<Offered | null>(null)

  const take = (offered: Offered) => {
    box.take(offered)
    lastTaken.current = box.current()
    setAsked(null)
  }
  const append = (offered: Offered) => take({ ...offered, text: `${box.current().trimEnd()}\n\n${offered.text}` })
  const offer = (offered: Offered) => {
    const isOwn = box.current().trim() !== '' && box.current() !== lastTaken.current
    if (isOwn) setAsked(offered)
    else take(offered)
  }

  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      title={say(QUESTIONS[box.what])}
      description={say('documents.replaceDescription')}
      confirmLabel={say('documents.replace')}
      cancelLabel={say('documents.addToEnd')}
      onConfirm={() => asked && take(asked)}
      onCancel={() => asked && append(asked)}
    />
  )
  return [offer, question]
}
