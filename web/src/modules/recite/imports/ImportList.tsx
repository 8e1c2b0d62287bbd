import type { CardImport } from '@lectern/contract/cards/imports'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Progress } from '../../../ui/figures/Progress.tsx'
import { isUnderWay, useUndoImport } from './api.ts'

/** Imports of late: how far they have come, what they brought and what not, and the way back. */
export function ImportList({ imports }: { imports: readonly CardImport[] }) {
  const say = useSay()
  const undo = useUndoImport()
  const [doomed, setDoomed] = useState<CardImport | null>(null)
  if (imports.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-base">{say('imports.latest')}</h3>
      <ul className="grid gap-3">
        {imports.map((one) => (
          <ImportItem key={one.id} one={one} onUndo={() => setDoomed(one)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={say('imports.undoQuestion', { name: doomed?.filename ?? '' })}
        description={say('imports.undoWarning')}
        confirmLabel={say('imports.undo')}
        isDanger
        isLoading={undo.isPending}
        onConfirm={() => doomed && undo.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </section>
  )
}

function ImportItem({ one, onUndo }: { one: CardImport; onUndo: () => void }) {
  const say = useSay()
  const { filename, status, card_count, sets, left_out } = one
  const canUndo = status === 'processing' || (!isUnderWay(one) && sets.length > 0)
  return (
    <li className="rounded-ui border border-line px-4 py-3 text-sm">
      {isUnderWay(one) ? <Advance one={one} /> : <p className="wrap-anywhere font-medium">{filename}</p>}
      {status === 'completed' && <p>{say('imports.completed', { cards: card_count, sets: sets.length })}</p>}
      {status === 'undone' && <p className="text-ink-soft">{say('imports.undone')}</p>}
      {status === 'failed' && <p className="text-poor">{one.error_message}</p>}
      {status === 'completed' && left_out.length > 0 && (
        <details className="mt-2">
          <summary>{say('imports.leftOut', { count: left_out.reduce((sum, { count }) => sum + count, 0) })}</summary>
          <ul className="mt-1 ms-5 list-disc">
            {left_out.map(({ reason, count, told }) => (
              <li key={reason} className="wrap-anywhere">
                {say(`imports.reason_${reason}`, { count })}
                {told.length > 0 && <span className="text-ink-soft"> {told.join(say('ui.between'))}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {canUndo && (
        <Button className="mt-2" onClick={onUndo}>
          {say(status === 'processing' ? 'imports.cancel' : 'imports.undo')}
        </Button>
      )}
    </li>
  )
}

/** How far an import, or its undoing, has come. */
function Advance({ one }: { one: CardImport }) {
  const say = useSay()
  const isUndone = one.status === 'undoing'
  const count = isUndone ? one.card_count : one.note_count
  const left = one.sets.reduce((sum, set) => sum + set.card_count, 0)
  const done = isUndone ? Math.max(0, one.card_count - left) : one.notes_done
  return (
    <Progress
      percent={count ? (100 * done) / count : 0}
      label={one.filename}
      {...(count !== null && { detail: say(isUndone ? 'imports.undoing' : 'imports.progress', { done, count }) })}
    />
  )
}
