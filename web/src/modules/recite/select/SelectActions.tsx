import type { Message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'
import { useState } from 'react'
import { useSay } from '../../../lib/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { clearSelection, type SelectableCard, type Selection, selectAllCards } from '../selection.ts'
import { useStartStudy } from '../use-start-study.ts'
import type { OpenView } from '../use-view.ts'
import { checkSelection, useCreateSet } from './use-create-set.ts'

/** Always in view above the cards: how many are chosen, and the two ways on. */
export function SelectActions({ selection, openView }: { selection: Selection; openView: OpenView }) {
  const say = useSay()
  const createSet = useCreateSet()
  const startStudy = useStartStudy(openView)
  const [refusal, setRefusal] = useState<{ selection: Selection; text: Message } | null>(null)
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
    <div className="sticky top-0 z-10 border-line border-b bg-paper py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="grow text-ink-soft text-sm tabular-nums" aria-live="polite">
          {countSelected(say, selection)}
        </p>
        {selection.cards.length > 0 && (
          <>
            <Button variant="quiet" className="-me-3" onClick={() => selectAllCards(true)}>
              {say('recite.selectAll')}
            </Button>
            <Button variant="quiet" className="max-sm:-me-4" onClick={() => selectAllCards(false)}>
              {say('recite.deselectAll')}
            </Button>
          </>
        )}
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <Button disabled={isBusy} onClick={() => void create('study')}>
            {say('recite.studyNow')}
          </Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void create('history')}>
            {say('recite.createSet')}
          </Button>
        </div>
      </div>
      {refusal?.selection === selection && (
        <p role="alert" className="mt-2 text-poor text-sm">
          {say(refusal.text)}
        </p>
      )}
    </div>
  )
}

/** Cards and suggestions are told apart: 'Select All' is of the cards alone. */
function countSelected(say: Say, { cards, suggestions = [] }: Selection): string {
  const [selected, more] = [countOf(cards), countOf(suggestions)]
  const count = cards.length
  if (count === 0) return say('recite.selectedSuggestions', { selected: more, count: suggestions.length })
  return more > 0
    ? say('recite.selectedAndMore', { selected, count, more })
    : say('recite.selected', { selected, count })
}

const countOf = (cards: readonly SelectableCard[]): number => cards.filter((card) => card.isSelected).length
