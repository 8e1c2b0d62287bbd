import { hasExtractionNotice, OCR_NOTICE_FOUND, WORD_LIMIT } from '@lectern/domain/content'
import { useEffect, useRef } from 'react'
import { useWordCount } from '../../../core/documents/use-word-count.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { changeNotes, chatStore, type NotesPlace, notesPlaceStore } from '../chat.ts'
import { Panel } from '../Panel.tsx'
import { NotesSources } from './NotesSources.tsx'

interface NotesPanelProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** The notes that the chat is about: typed, read from a file, or picked again. They fold away. */
export function NotesPanel({ isOpen, onToggle }: NotesPanelProps) {
  const say = useSay()
  const notes = useStore(chatStore, (chat) => chat.notes)
  const notesName = useStore(chatStore, (chat) => chat.notesName)
  const wereNotesCut = useStore(chatStore, (chat) => chat.wereNotesCut)
  const words = useWordCount(notes)
  const box = useRef<HTMLTextAreaElement>(null)
  useWantedPlace(box, isOpen, onToggle)

  return (
    <Panel
      title={say('understanding.notes')}
      aside={words === 0 ? say('understanding.noneYet') : say('understanding.words', { count: words })}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <TextArea
        ref={box}
        label={say('understanding.yourNotes')}
        isLabelHidden
        isMaterial
        rows={10}
        placeholder={say('understanding.notesPlaceholder')}
        value={notes}
        hint={
          notesName
            ? say('understanding.notesFrom', { name: notesName })
            : say('understanding.notesLimit', { words: WORD_LIMIT })
        }
        onChange={(event) => changeNotes(event.target.value)}
      />
      <NotesSources hasNotes={notes !== ''} />
      {wereNotesCut && (
        <div className="mt-3">
          <Notice tone="fair" role="status">
            {say('understanding.notesTruncated', { words: WORD_LIMIT })}
          </Notice>
        </div>
      )}
      {hasExtractionNotice(notes) && (
        <div className="mt-3">
          <Notice tone="fair">{say(OCR_NOTICE_FOUND)}</Notice>
        </div>
      )}
    </Panel>
  )
}

/** Goes to the passage that the student wants to see, and marks it. */
function useWantedPlace(
  box: { current: HTMLTextAreaElement | null },
  isOpen: boolean,
  onToggle: (isOpen: boolean) => void,
) {
  const place = useStore(notesPlaceStore)
  useEffect(() => {
    if (!place) return
    if (!isOpen) {
      onToggle(true)
      return
    }
    if (box.current) show(box.current, place)
    notesPlaceStore.set(null)
  }, [place, isOpen, onToggle, box])
}

function show(box: HTMLTextAreaElement, { start, end }: NotesPlace): void {
  box.focus({ preventScroll: true })
  box.setSelectionRange(start, end)
  // A text box tells no place of its lines: by its share of the text it is near enough to be seen.
  box.scrollTop = (start / Math.max(1, box.value.length)) * box.scrollHeight - box.clientHeight / 3
  box.scrollIntoView({ block: 'nearest' })
}
