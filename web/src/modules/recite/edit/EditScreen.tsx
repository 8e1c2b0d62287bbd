import type { FlashcardSet } from '@lectern/contract/recite-shapes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { EmptyShelf } from '../../../ui/Illustrations.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { OpenView } from '../use-view.ts'
import { CardGrid } from './CardGrid.tsx'
import { ClearProgressButton } from './ClearProgressButton.tsx'
import { ExportButton } from './ExportButton.tsx'
import { isUnsaved } from './editor-card.ts'
import { ImportButton } from './ImportButton.tsx'
import { isOnlyHalfWritten } from './unsaved-cards.ts'
import { useCardEditor } from './use-card-editor.ts'

/** The cards of one set, to be written, ordered, imported and exported. */
export function EditScreen({ set, openView }: { set: FlashcardSet; openView: OpenView }) {
  const editor = useCardEditor(set)
  const cards = useStore(editor.cards)
  const [leaving, setLeaving] = useState<'saving' | 'asking' | null>(null)
  const openHistory = () => openView({ name: 'history' })

  const leave = async () => {
    setLeaving('saving')
    if (await editor.saveAll()) openHistory()
    else setLeaving('asking')
  }

  const unsavedCount = cards.filter(isUnsaved).length
  const addButton = (
    <Button variant="primary" icon={<Plus size={18} aria-hidden />} onClick={() => editor.add()}>
      Add Card
    </Button>
  )

  return (
    <>
      <PageHeader
        title={set.title}
        description={
          <>
            {cards.length === 1 ? '1 card' : `${cards.length} cards`}.{' '}
            {/* As wide as its widest text: what follows must not move when it changes. */}
            <span role="status" className="inline-block min-w-44">
              {leaving === 'saving' ? 'Saving…' : savedText(unsavedCount)}
            </span>
          </>
        }
        back={{ label: 'Back to Study History', onBack: () => void leave() }}
        actions={
          <>
            {cards.length > 0 && addButton}
            <ImportButton onImport={(texts) => editor.importCards(texts)} />
            <ExportButton title={set.title} cards={cards} />
            <ClearProgressButton setId={set.id} onCleared={(fresh) => editor.showTallies(fresh)} />
          </>
        }
      />
      {cards.length > 0 ? (
        <CardGrid cards={cards} editor={editor} />
      ) : (
        <EmptyState illustration={<EmptyShelf />} title="This set has no cards" action={addButton}>
          Write the first one, or import a .txt file.
        </EmptyState>
      )}
      <ConfirmDialog
        isOpen={leaving === 'asking'}
        title="Leave without saving everything?"
        description={isOnlyHalfWritten(cards) ? HALF_WRITTEN : NOT_REACHED}
        confirmLabel="Leave"
        cancelLabel="Keep Editing"
        onConfirm={openHistory}
        onCancel={() => setLeaving(null)}
      />
    </>
  )
}

const KEPT_HERE = 'What you typed stays in this tab until you open the set again or sign out.'
const HALF_WRITTEN = `A card is saved once it has a question and an answer. ${KEPT_HERE}`
const NOT_REACHED = `Some cards could not be saved. ${KEPT_HERE}`

const savedText = (unsavedCount: number): string =>
  unsavedCount === 0 ? 'All changes are saved.' : `${unsavedCount} not saved yet.`
