import type { Citation } from '@lectern/contract/understanding/shapes'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { ShowInMaterial } from '../../../core/places/ShowInMaterial.tsx'
import { TextSearch } from '../../../ui/icons/icons.ts'
import '../../../core/places/touch-reach.css'
import { languageOf } from '../../../core/study-text/language.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { chatStore, type NotesPlace, notesPlaceStore } from '../chat.ts'

/** The number of a passage in an answer. Pressed, it shows the passage, and leads to it in the notes. */
export function CitationMark({ citation }: { citation: Citation }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const wanted = useRef<NotesPlace | null>(null)
  const showInNotes = (place: NotesPlace) => {
    wanted.current = place
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={say('understanding.passage', { number: citation.number })}
          className="touch-reach mx-0.5 inline-flex min-h-5 min-w-5 items-center justify-center rounded-full bg-accent-soft px-1 align-[0.25em] font-medium font-sans text-[0.75rem] text-accent leading-none tabular-nums hover:bg-accent hover:text-on-accent"
        >
          {citation.number}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            if (!wanted.current) return
            // The focus goes to the notes, and not back to the number.
            event.preventDefault()
            notesPlaceStore.set(wanted.current)
            wanted.current = null
          }}
          aria-label={say('understanding.passage', { number: citation.number })}
          className="z-30 flex max-h-80 w-96 max-w-[calc(100vw-1.5rem)] animate-rise flex-col rounded-ui border border-line bg-surface shadow-float"
        >
          <Passage citation={citation} onShowInNotes={showInNotes} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface PassageProps {
  citation: Citation
  onShowInNotes: (place: NotesPlace) => void
}

function Passage({ citation, onShowInNotes }: PassageProps) {
  const say = useSay()
  const place = findPlace(citation)
  const materialId = useStore(chatStore, (chat) => chat.notesMaterialId)
  const isMaterialGone = useStore(chatStore, (chat) => chat.isMaterialGone)
  const isOfImage = citation.source === 'image'
  return (
    <>
      <p className="px-4 pt-3 text-ink-soft text-xs">
        {say(isOfImage ? 'understanding.fromImage' : 'understanding.fromNotes')}
      </p>
      <blockquote
        lang={languageOf(citation.text)}
        className="wrap-anywhere grow overflow-y-auto whitespace-pre-line px-4 py-2 font-serif leading-relaxed"
      >
        {citation.text}
      </blockquote>
      {!isOfImage && (place || materialId || isMaterialGone) && (
        <div className="flex flex-wrap border-line border-t p-1">
          {place && (
            <Button variant="quiet" icon={<TextSearch size={16} aria-hidden />} onClick={() => onShowInNotes(place)}>
              {say('understanding.showInNotes')}
            </Button>
          )}
          <ShowInMaterial materialId={materialId} isGone={isMaterialGone} words={citation.text} className="" />
        </div>
      )}
      {!place && !isOfImage && (
        <p className="border-line border-t px-4 py-2 text-ink-soft text-xs">{say('understanding.passageGone')}</p>
      )}
    </>
  )
}

/** Where the passage stands in the notes as they are now; null where it does not. */
function findPlace({ text, start, end, source }: Citation): NotesPlace | null {
  if (source === 'image') return null
  const { notes } = chatStore.get()
  if (notes.slice(start, end) === text) return { start, end }
  const at = notes.indexOf(text)
  return at < 0 ? null : { start: at, end: at + text.length }
}
