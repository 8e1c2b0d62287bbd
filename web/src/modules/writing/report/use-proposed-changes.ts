import type { EssayReport } from '@lectern/contract/writing/shapes'
import { useMemo, useState } from 'react'
import { differences, type Piece, textWith } from '../../../core/study-text/differences.ts'

/** What the revised text changes in an essay, and what of that the student has accepted. */
export interface ProposedChanges {
  pieces: Piece[]
  count: number
  accepted: ReadonlySet<number>
  /** The essay with what was accepted. */
  text: string
  acceptAll: () => void
  acceptNone: () => void
  toggle: (id: number) => void
}

export function useProposedChanges({ content, revised }: Pick<EssayReport, 'content' | 'revised'>): ProposedChanges {
  const pieces = useMemo(() => differences(content, revised || content), [content, revised])
  const ids = pieces.flatMap((piece) => (piece.kind === 'change' ? [piece.id] : []))
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setAccepted((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return {
    pieces,
    count: ids.length,
    accepted,
    text: textWith(pieces, accepted),
    acceptAll: () => setAccepted(new Set(ids)),
    acceptNone: () => setAccepted(new Set()),
    toggle,
  }
}
