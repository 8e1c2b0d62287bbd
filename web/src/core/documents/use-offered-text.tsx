import { type ReactElement, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Text of a document on its way into a box, with whatever is known of it. */
export interface OfferedText {
  text: string
}

interface Box<Offered> {
  /** What the box is for, as the question names it: 'text', 'essay'. */
  what: string
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
      title={`Replace the ${box.what} you have?`}
      description="The box is not empty. The text of the document can take its place or follow it."
      confirmLabel="Replace"
      cancelLabel="Add to the End"
      onConfirm={() => asked && take(asked)}
      onCancel={() => asked && append(asked)}
    />
  )
  return [offer, question]
}
