import { MAX_TITLE_CHARACTERS } from '@lectern/domain/recite'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeTitle, clearSelection, selectAllCards, selectionStore } from '../selection.ts'
import type { OpenView } from '../use-view.ts'
import { SelectActions } from './SelectActions.tsx'
import { SelectableCardRow } from './SelectableCardRow.tsx'

/** The generated cards, all selected at first: what the student keeps becomes a set. */
export function SelectView({ openView }: { openView: OpenView }) {
  const selection = useStore(selectionStore)
  const [isDiscarding, setDiscarding] = useState(false)
  if (!selection) return null
  const { title, cards, madeBy } = selection

  const discard = () => {
    openView({ name: 'main' })
    clearSelection()
  }

  return (
    <>
      <PageHeader
        title="Review Your Flashcards"
        description="Keep the cards you want. You can edit them once they are a set."
        back={{ label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }}
      />
      <div className="flex flex-col gap-6">
        <MadeByNotice madeBy={madeBy} what="flashcards" />
        <TextField
          label="Title of the set"
          className="max-w-xl"
          maxLength={MAX_TITLE_CHARACTERS}
          value={title}
          onChange={(event) => changeTitle(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => selectAllCards(true)}>Select All</Button>
          <Button onClick={() => selectAllCards(false)}>Deselect All</Button>
          <Button variant="quiet" className="ms-auto" onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        </div>
        <ol aria-label="Generated flashcards" className="divide-y divide-line border-line border-y">
          {cards.map((card) => (
            <SelectableCardRow key={card.clientId} card={card} />
          ))}
        </ol>
      </div>
      <SelectActions selection={selection} openView={openView} />
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard these cards?"
        description={`All ${cards.length} generated flashcards are thrown away. What they cost is not given back.`}
        confirmLabel="Discard"
        isDanger
        onConfirm={discard}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}
