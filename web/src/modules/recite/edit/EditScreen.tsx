import type { FlashcardSet } from '@lectern/contract/recite/shapes'
import type { Say } from '@lectern/texts/speaker'
import { useDeferredValue, useMemo, useState } from 'react'
import { MaterialGone } from '../../../core/places/MaterialGone.tsx'
import { SetReviewLinks } from '../../../core/review/SetReviewLinks.tsx'
import { SetLimits } from '../../../core/review/settings/SetLimits.tsx'
import { TypedModeSwitch } from '../../../core/review/TypedModeSwitch.tsx'
import { CopyNotice } from '../../../core/sharing/CopyNotice.tsx'
import { ShareButton } from '../../../core/sharing/ShareButton.tsx'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { Plus } from '../../../ui/icons/icons.ts'
import { PageHeader } from '../../../ui/navigation/PageHeader.tsx'
import { trails } from '../trail.ts'
import type { OpenView } from '../use-view.ts'
import type { View } from '../views.ts'
import { CardGrid } from './CardGrid.tsx'
import { ClearProgressButton } from './ClearProgressButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { isUnsaved } from './editor-card.ts'
import { ImportButton } from './ImportButton.tsx'
import { FindCards } from './many/FindCards.tsx'
import { findCards } from './many/find-cards.ts'
import { RemovedNotice } from './many/RemovedNotice.tsx'
import { SelectionBar } from './many/SelectionBar.tsx'
import { useSelection } from './many/use-selection.ts'
import { isOnlyHalfWritten } from './unsaved-cards.ts'
import { useCardEditor } from './use-card-editor.ts'

interface EditScreenProps {
  set: FlashcardSet
  openView: OpenView
  /** The set was changed on the server, all that stood here being saved. */
  onChangedThere: () => void
}

/** The cards of one set, to be written, ordered, imported, exported and shared. */
export function EditScreen({ set, openView, onChangedThere }: EditScreenProps) {
  const say = useSay()
  const editor = useCardEditor(set)
  const cards = useStore(editor.cards)
  const [leaving, setLeaving] = useState<{ to: View; isAsking: boolean } | null>(null)
  const [sought, setSought] = useState('')
  const soughtSoon = useDeferredValue(sought)
  const shown = useMemo(() => findCards(cards, soughtSoon), [cards, soughtSoon])
  const selection = useSelection(shown)

  const leave = async (to: View) => {
    // It is on its way already.
    if (leaving && !leaving.isAsking) return
    setLeaving({ to, isAsking: false })
    if (await editor.saveAll()) openView(to)
    else setLeaving({ to, isAsking: true })
  }

  const unsavedCount = cards.filter(isUnsaved).length
  const addButton = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={() => editor.add()}>
      {say('recite.addCard')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={set.title}
        description={
          <>
            {say('recite.cardsCounted', { count: cards.length })}
            {say('ui.fullStop')}
            {/* It takes the width of its widest text: what follows must not move when it changes. */}
            <span role="status" className="inline-block min-w-44">
              {leaving && !leaving.isAsking ? say('recite.saving') : savedText(say, unsavedCount)}
            </span>
          </>
        }
        trail={trails(say, (to) => void leave(to)).history}
        actions={
          <>
            {cards.length > 0 && addButton}
            <ImportButton onImport={(texts) => editor.importCards(texts)} />
            <ExportButton title={set.title} cards={cards} />
            <ShareButton thing={{ kind: 'set', id: set.id }} title={set.title} isNewsElsewhere />
            <ClearProgressButton setId={set.id} onCleared={(fresh) => editor.showTallies(fresh)} />
          </>
        }
      />
      <div className="mb-4 empty:hidden">
        <MaterialGone isGone={set.is_material_gone} />
        <CopyNotice thing={{ kind: 'set', id: set.id }} prepare={() => editor.saveAll()} onTakenOver={onChangedThere} />
      </div>
      {cards.length > 0 && (
        <>
          <SetReviewLinks setId={set.id} />
          <TypedModeSwitch setId={set.id} />
          <SetLimits setId={set.id} />
        </>
      )}
      {cards.length > 0 && (
        <FindCards sought={sought} onSeek={setSought} foundCount={shown.length} selection={selection} />
      )}
      {selection.keys && cards.length > 0 && (
        <SelectionBar shown={shown} total={cards.length} selection={selection} editor={editor} />
      )}
      <RemovedNotice editor={editor} />
      {cards.length > 0 ? (
        <CardGrid shown={shown} editor={editor} selection={selection} />
      ) : (
        <EmptyState illustration={<EmptyShelf />} title={say('recite.noCards')} action={addButton}>
          {say('recite.noCardsText')}
        </EmptyState>
      )}
      <ConfirmDialog
        isOpen={leaving?.isAsking === true}
        title={say('recite.leaveUnsaved')}
        description={say(isOnlyHalfWritten(cards) ? 'recite.halfWritten' : 'recite.notReached')}
        confirmLabel={say('recite.leave')}
        cancelLabel={say('recite.keepEditing')}
        onConfirm={() => leaving && openView(leaving.to)}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}

const savedText = (say: Say, unsavedCount: number): string =>
  unsavedCount === 0 ? say('recite.allSaved') : say('recite.notSavedYet', { count: unsavedCount })
