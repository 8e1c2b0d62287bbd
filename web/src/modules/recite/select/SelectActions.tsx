import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { clearSelection, type Selection } from '../selection.ts'
import { useStartStudy } from '../use-start-study.ts'
import type { OpenView } from '../use-view.ts'
import { checkSelection, useCreateSet } from './use-create-set.ts'

/** At the foot of the window: how many cards are chosen, and the two ways on. */
export function SelectActions({ selection, openView }: { selection: Selection; openView: OpenView }) {
  const createSet = useCreateSet()
  const startStudy = useStartStudy(openView)
  const [refusal, setRefusal] = useState<{ selection: Selection; text: string } | null>(null)
  const selectedCount = selection.cards.filter((card) => card.isSelected).length
  const isBusy = createSet.isPending || startStudy.isPending

  const create = async (then: 'history' | 'study') => {
    const text = checkSelection(selection)
    setRefusal(text ? { selection, text } : null)
    if (text) return
    const set = await createSet.mutateAsync(selection).catch(() => null)
    if (!set) return
    if (then === 'study') await startStudy.mutateAsync(set).catch(() => openView({ name: 'history' }))
    else openView({ name: 'history' })
    clearSelection()
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-line border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8">
      {refusal?.selection === selection && (
        <p role="alert" className="mb-2 text-poor text-sm">
          {refusal.text}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="me-auto text-ink-soft text-sm tabular-nums" aria-live="polite">
          {selectedCount} of {selection.cards.length} selected
        </p>
        <Button disabled={isBusy} onClick={() => void create('study')}>
          Study Now
        </Button>
        <Button variant="primary" isLoading={isBusy} onClick={() => void create('history')}>
          Create Set
        </Button>
      </div>
    </div>
  )
}
