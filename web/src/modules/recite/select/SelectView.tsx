import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { changeTitle, clearSelection, selectionStore } from '../selection.ts'
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
      <div className="flex flex-col gap-5">
        <MadeByNotice madeBy={madeBy} what="flashcards" />
        <TextField
          label="Title of the set"
          className="max-w-xl"
          maxLength={MAX_TITLE_CHARACTERS}
          value={title}
          onChange={(event) => changeTitle(event.target.value)}
        />
        <SelectActions selection={selection} openView={openView} />
        <ol aria-label="Generated flashcards" className="-mt-5 divide-y divide-line border-line border-b">
          {cards.map((card) => (
            <SelectableCardRow key={card.clientId} card={card} />
          ))}
        </ol>
        <Button variant="danger" className="self-start" onClick={() => setDiscarding(true)}>
          Discard All
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard these cards?"
        description={`All ${cards.length} generated flashcards are thrown away. What they cost is not given back.`}
        confirmLabel="Discard All"
        isDanger
        onConfirm={discard}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}
