import { type ReactElement, useRef, useState } from 'react'
import { useSay } from '../../lib/language.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { isEmptyBox, isTextless, joinTexts } from './join-texts.ts'

/** Text of a document on its way into a box, with whatever is known of it. */
export interface OfferedText {
  text: string
  documentName: string
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

interface OfferedTextParts<Offered> {
  offer: (offered: Offered) => void
  /** To be shown: whether the text replaces what the student typed, or follows it. */
  question: ReactElement
  /** Why the last text was not taken, until what stands in the box changes. */
  notTaken: string | null
}

/**
 * The way of a document's text into a box: text that the student typed is not overwritten without asking, and none at all by a document
 * without text, which nothing could be made of.
 */
export function useOfferedText<Offered extends OfferedText>(box: Box<Offered>): OfferedTextParts<Offered> {
  const say = useSay()
  const lastTaken = useRef('')
  const [asked, setAsked] = useState<Offered | null>(null)
  const [refused, setRefused] = useState<{ name: string; beside: string } | null>(null)

  const take = (offered: Offered) => {
    box.take(offered)
    lastTaken.current = box.current()
    setAsked(null)
  }
  const append = (offered: Offered) => take({ ...offered, text: joinTexts(box.current(), offered.text) })
  const offer = (offered: Offered) => {
    const current = box.current()
    const isTaken = isEmptyBox(current) || !isTextless(offered.text)
    setRefused(isTaken ? null : { name: offered.documentName, beside: current })
    if (!isTaken) return
    const isOwn = !isEmptyBox(current) && current !== lastTaken.current
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
  const isRefused = refused !== null && refused.beside === box.current()
  return { offer, question, notTaken: isRefused ? say('documents.noTextAdded', { name: refused.name }) : null }
}
