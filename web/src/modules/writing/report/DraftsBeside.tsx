import type { Mistake } from '@lectern/contract/writing/shapes'
import { type ReactNode, useId } from 'react'
import type { Piece } from '../../../core/study-text/differences.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useSay } from '../../../lib/language.ts'

interface DraftsBesideProps {
  /** How the present draft differs from the earlier one. */
  pieces: readonly Piece[]
  /** Mistakes of the earlier draft that are gone. */
  gone: readonly Mistake[]
}

/** The earlier draft beside the present one: what went is struck there, in green where a mistake went with it; what came is marked here. */
export function DraftsBeside({ pieces, gone }: DraftsBesideProps) {
  const say = useSay()
  const went: ReactNode[] = []
  const came: ReactNode[] = []
  let at = 0
  for (const piece of pieces) {
    const before = piece.kind === 'same' ? piece.text : piece.before
    const [from, to] = [at, at + before.length]
    at = to
    if (piece.kind === 'same') {
      went.push(piece.text)
      came.push(piece.text)
      continue
    }
    const isBetter = gone.some(({ start, end }) => start !== null && end !== null && start < to && end > from)
    if (before !== '')
      went.push(
        <del
          key={piece.id}
          className={classNames('decoration-1', isBetter ? 'bg-good-soft text-good' : 'text-ink-soft')}
        >
          {before}
        </del>,
      )
    if (piece.after !== '')
      came.push(
        <ins key={piece.id} className="rounded-sm bg-good-soft text-good decoration-1 underline-offset-4">
          {piece.after}
        </ins>,
      )
  }
  return (
    <div className="@container mt-6">
      <div className="grid gap-8 @xl:grid-cols-2">
        <Draft title={say('writing.draftBefore')}>{went}</Draft>
        <Draft title={say('writing.draftNow')}>{came}</Draft>
      </div>
    </div>
  )
}

function Draft({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-sans font-semibold text-ink-soft text-sm">
        {title}
      </h3>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap font-serif leading-relaxed">{children}</p>
    </section>
  )
}
