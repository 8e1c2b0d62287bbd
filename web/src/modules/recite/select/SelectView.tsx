import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import { RECITE_TEXTS } from '@lectern/domain/recite'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { MissingPartsNotice } from '../../../core/generation/MissingPartsNotice.tsx'
import { runsKey } from '../../../core/generation/runs-api.ts'
import { useRunResult } from '../../../core/generation/use-run-result.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { isMissing } from '../../../lib/is-missing.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { reciteApi } from '../api.ts'
import { cardRuns } from '../generation.ts'
import { changeTitle, clearSelection, type Selection, selectionStore } from '../selection.ts'
import type { OpenView } from '../use-view.ts'
import { SelectActions } from './SelectActions.tsx'
import { SelectableCardRow } from './SelectableCardRow.tsx'

interface SelectViewProps {
  /** The run whose cards they are. */
  generationId: string | undefined
  openView: OpenView
}

/** The generated cards of a run: as they were chosen from here, else as the server keeps them. */
export function SelectView({ generationId, openView }: SelectViewProps) {
  const chosen = useStore(selectionStore)
  const selection = generationId === undefined || chosen?.generationId === generationId ? chosen : null
  const query = useRunResult('recite', cardRuns, generationId, selection !== null, () =>
    openView({ name: 'generate', generationId }),
  )
  if (selection) return <ChooseCards selection={selection} openView={openView} />
  // Made a set of, or discarded, a moment ago.
  if (generationId === undefined) return null
  return (
    <NotOpened
      query={query}
      title="Your Flashcards"
      back={{ label: 'Back to Flashcards', onBack: () => openView({ name: 'main' }) }}
      loading="Loading your flashcards"
      failed={RECITE_TEXTS.generationFailed}
      missing={{
        title: 'Cards Not Found',
        text: 'These cards are not here',
        hint: 'They may have been kept as a set, or discarded, in another window.',
      }}
    />
  )
}

/** All selected at first: what the student keeps becomes a set. */
function ChooseCards({ selection, openView }: { selection: Selection; openView: OpenView }) {
  const { title, cards, madeBy, missing } = selection
  const discard = useDiscard(selection, openView)
  const [isDiscarding, setDiscarding] = useState(false)

  const tryAgain = (generationId: string) => {
    cardRuns.goOn(generationId)
    openView({ name: 'generate', generationId })
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
        {missing && <MissingPartsNotice missing={missing} onTryAgain={() => tryAgain(missing.generationId)} />}
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
        isLoading={discard.isPending}
        onConfirm={() => discard.mutate()}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}

/** Throws the cards away on the server too; one that has forgotten them has done so already. */
function useDiscard({ generationId }: Selection, openView: OpenView) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (generationId === null) return
      await reciteApi.discardGeneration({ params: { generation_id: generationId } }).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    onSuccess: () => {
      openView({ name: 'main' })
      clearSelection()
      return queries.invalidateQueries({ queryKey: runsKey('recite') })
    },
    onError: () => toastError('The cards could not be discarded. Please try again.'),
  })
}
