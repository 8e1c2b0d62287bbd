import { useEffect, useState } from 'react'
import { prepareForMarkdown } from '../../core/markdown/Markdown.tsx'
import { useSay } from '../../lib/language.ts'
import { useStore } from '../../lib/store.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { Button } from '../../ui/Button.tsx'
import { MessageSquarePlus } from '../../ui/icons/icons.ts'
import { PageHeader } from '../../ui/navigation/PageHeader.tsx'
import { ChatColumn } from './ChatColumn.tsx'
import { notesPlaceStore } from './chat.ts'
import { ChatsPanel } from './chats/ChatsPanel.tsx'
import { OpenNamedChat } from './chats/OpenChat.tsx'
import { findAnswer } from './find-answer.ts'
import { KeepingFailure } from './KeepingFailure.tsx'
import { NotesPanel } from './notes/NotesPanel.tsx'
import { replyStore } from './reply.ts'
import { useKeeping } from './use-keeping.ts'

/** The chat, with the notes it is about and the chats kept before. */
export function UnderstandingScreen() {
  const say = useSay()
  const isBusy = useStore(replyStore, (reply) => reply !== null)
  const keeping = useKeeping()
  // On a narrow screen the talk comes first: the panels open when they are wanted.
  const isWide = useMediaQuery('(min-width: 64rem)')
  const [hasNotesOpen, setNotesOpen] = useState(isWide)
  useEffect(prepareForMarkdown, [])
  useEffect(() => void findAnswer(), [])

  return (
    <>
      <PageHeader
        title={say('understanding.title')}
        description={say('understanding.description')}
        actions={
          <Button
            icon={<MessageSquarePlus size={18} aria-hidden />}
            isLoading={keeping.isKeeping}
            disabled={isBusy}
            onClick={keeping.keepAndClear}
          >
            {say('understanding.newSave')}
          </Button>
        }
      />
      <OpenNamedChat />
      <KeepingFailure keeping={keeping} />
      <div data-columns className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <aside
          data-side
          className="-mx-2 flex flex-col px-2 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto"
        >
          <NotesPanel isOpen={hasNotesOpen} onToggle={setNotesOpen} />
          <ChatsPanel isBusy={isBusy} />
        </aside>
        <ChatColumn onAddNotes={() => notesPlaceStore.set({ start: 0, end: 0 })} />
      </div>
    </>
  )
}
