import { MAX_TITLE_CHARACTERS } from '@lectern/domain/content'
import type { Say } from '@lectern/texts/speaker'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MadeByNotice } from '../../../core/generation/MadeByNotice.tsx'
import { MissingPartsNotice } from '../../../core/generation/MissingPartsNotice.tsx'
import { runsKey } from '../../../core/generation/runs-api.ts'
import { useRunResult } from '../../../core/generation/use-run-result.ts'
import { NotOpened } from '../../../core/lists/NotOpened.tsx'
import { forgetUnfinished } from '../../../core/unfinished/unfinished-query.ts'
import { isMissing } from '../../../lib/api/is-missing.ts'
import { say, useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { reciteApi } from '../api.ts'
import { cardRuns } from '../generation.ts'
import { changeTitle, clearSelection, type Selection, selectionStore } from '../selection.ts'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import { SelectActions } from './SelectActions.tsx'
import { SelectableCardRow } from './SelectableCardRow.tsx'
import { Suggestions } from './Suggestions.tsx'

interface SelectViewProps {
  /** The run whose cards they are. */
  generationId: string | undefined
  openView: OpenView
}

/** The generated cards of a run: as they were chosen from here, else as the server keeps them. */
export function SelectView({ generationId, openView }: SelectViewProps) {
  const say = useSay()
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
      title={say('recite.yours')}
      trail={trails(say, openView).start}
      loading={say('recite.loading')}
      failed={say('recite.generationFailed')}
      missing={{
        title: say('recite.cardsNotFound'),
        text: say('recite.cardsNotHere'),
        hint: say('recite.keptElsewhere'),
      }}
    />
  )
}

/** The cards all selected at first, the suggestions not: what the student keeps becomes a set. */
function ChooseCards({ selection, openView }: { selection: Selection; openView: OpenView }) {
  const say = useSay()
  const { title, cards, suggestions = [], madeBy, modelName, missing } = selection
  const { materialId } = selection.material
  const hasCards = cards.length > 0
  const discard = useDiscard(selection, openView)
  const [isDiscarding, setDiscarding] = useState(false)

  const tryAgain = (generationId: string) => {
    cardRuns.goOn(generationId)
    openView({ name: 'generate', generationId })
  }

  return (
    <>
      <PageHeader
        title={say('recite.review')}
        description={say('recite.reviewText')}
        trail={trails(say, openView).start}
      />
      <div className="flex flex-col gap-5">
        {!hasCards && <Notice role="status">{say('recite.nothingSure')}</Notice>}
        <MadeByNotice madeBy={madeBy} modelName={modelName} what="flashcards" />
        {missing && (
          <MissingPartsNotice module="recite" missing={missing} onTryAgain={() => tryAgain(missing.generationId)} />
        )}
        <TextField
          label={say('recite.setTitle')}
          className="max-w-xl"
          maxLength={MAX_TITLE_CHARACTERS}
          value={title}
          onChange={(event) => changeTitle(event.target.value)}
        />
        <SelectActions selection={selection} openView={openView} />
        {hasCards && (
          <ol aria-label={say('recite.generatedCards')} className="-mt-5 divide-y divide-line border-line border-b">
            {cards.map((card) => (
              <SelectableCardRow key={card.clientId} card={card} materialId={materialId} />
            ))}
          </ol>
        )}
        {suggestions.length > 0 && <Suggestions suggestions={suggestions} materialId={materialId} areMore={hasCards} />}
        <Button variant="danger" className="self-start" onClick={() => setDiscarding(true)}>
          {say('recite.discardAll')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        title={say('recite.discardQuestion')}
        description={warnOfDiscarding(say, cards.length, suggestions.length)}
        confirmLabel={say('recite.discardAll')}
        isDanger
        isLoading={discard.isPending}
        onConfirm={() => discard.mutate()}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}

function warnOfDiscarding(say: Say, cards: number, suggestions: number): string {
  if (suggestions === 0) return say('recite.discardWarning', { count: cards })
  return cards === 0
    ? say('recite.discardWarningSuggestions', { count: suggestions })
    : say('recite.discardWarningWithMore', { count: cards, more: suggestions })
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
      void forgetUnfinished(queries)
      return queries.invalidateQueries({ queryKey: runsKey('recite') })
    },
    onError: () => toastError(say('recite.discardFailed')),
  })
}
