import { type CoveredPicture, readCoveredPicture, writeCoveredPicture } from '@lectern/domain/cards/occlusion'
import { MAX_CARD_CHARACTERS } from '@lectern/domain/recite'
import { useMemo, useState } from 'react'
import type { CardEditor } from '../card-editor.ts'
import type { EditorCard } from '../editor-card.ts'

/** What undo brings back. */
type Covering = Pick<CoveredPicture, 'picture' | 'shapes' | 'hidesOthers'>

export interface Covers {
  covered: CoveredPicture
  /**
   * Changes the covered picture as it stands by now. Changes in a row that name the same `step`, such as presses of an arrow
   * key on one cover, are undone as one. False where the card has no room for it.
   */
  change: (fields: Partial<Covering>, step?: string) => boolean
  writeHeader: (header: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

const NO_STEPS: { past: readonly Covering[]; future: readonly Covering[]; step: string | null } = {
  past: [],
  future: [],
  step: null,
}

const coveringOf = ({ picture, shapes, hidesOthers }: CoveredPicture): Covering => ({ picture, shapes, hidesOthers })

/** The covers of a card while it is written, and the way back through what was done to them. */
export function useCovers({ key, question }: EditorCard, editor: CardEditor): Covers {
  const [steps, setSteps] = useState(NO_STEPS)
  const read = useMemo(() => readCoveredPicture(question), [question])
  // The shapes alone say it, and there may be none yet.
  const [hidesOthers, setHidesOthers] = useState(read.shapes.length === 0 || read.hidesOthers)
  const covered = { ...read, hidesOthers }

  /** Not as it was drawn last: a picture may have been on its way meanwhile. */
  const now = (): CoveredPicture => {
    const card = editor.cards.get().find((one) => one.key === key)
    return { ...readCoveredPicture(card?.question ?? question), hidesOthers }
  }
  const write = (next: CoveredPicture): boolean => {
    const text = writeCoveredPicture(next)
    if (text.length > MAX_CARD_CHARACTERS) return false
    setHidesOthers(next.hidesOthers)
    editor.type(key, { question: text })
    return true
  }
  const goTo = (next: Covering | undefined, past: readonly Covering[], future: readonly Covering[]) => {
    if (!next) return null
    return () => {
      write({ ...now(), ...next })
      setSteps({ past, future, step: null })
      void editor.save(key)
    }
  }

  return {
    covered,
    change(fields, step) {
      const before = now()
      if (!write({ ...before, ...fields })) return false
      const isSameStep = step !== undefined && step === steps.step
      setSteps({ past: isSameStep ? steps.past : [...steps.past, coveringOf(before)], future: [], step: step ?? null })
      return true
    },
    writeHeader: (header) => void write({ ...now(), header }),
    undo: goTo(steps.past.at(-1), steps.past.slice(0, -1), [coveringOf(covered), ...steps.future]),
    redo: goTo(steps.future[0], [...steps.past, coveringOf(covered)], steps.future.slice(1)),
  }
}
