import type { ChatSummary } from '@lectern/contract/understanding/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CHAT_LISTS, useChats, useDeleteChat } from '../api.ts'
import { chatStore, clearChat } from '../chat.ts'
import { Panel } from '../Panel.tsx'
import { ChatRow } from './ChatRow.tsx'
import { useOpenChat } from './OpenChat.tsx'

/** The chats kept before: to be gone on with, and tidied up. It folds away, and is read only once it is opened. */
export function ChatsPanel({ isBusy }: { isBusy: boolean }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={say('understanding.previousChats')} isOpen={isOpen} onToggle={setOpen}>
      {isOpen && <Chats isBusy={isBusy} />}
    </Panel>
  )
}

function Chats({ isBusy }: { isBusy: boolean }) {
  const say = useSay()
  const place = useListPlace()
  const list = useChats(place)
  const openId = useStore(chatStore, (chat) => chat.kept?.id ?? null)
  useKeptTurns()
  const [doomed, setDoomed] = useState<ChatSummary | null>(null)
  const deleteChat = useDeleteChat()
  const { open, openingId, question } = useOpenChat()

  return (
    <>
      <ListSearch label={say('understanding.searchChats')} place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.sessions}
        loading={<LoadingRows />}
        failedLine={say('understanding.chatsFailed')}
        empty={<p className="text-ink-soft text-sm">{say('understanding.noChats')}</p>}
        pager="plain"
        pagerLabel={say('understanding.pagesOfChats')}
      >
        {(chats) => (
          <ul className="-mt-2 flex flex-col">
            {chats.map((chat) => (
              <ChatRow
                key={chat.id}
                chat={chat}
                isOpen={chat.id === openId}
                isOpening={openingId === chat.id}
                isDisabled={isBusy || openingId !== null}
                onOpen={() => open(chat.id)}
                onDelete={() => setDoomed(chat)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {question}
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => (title ? deleteQuestion(title) : say('understanding.deleteQuestion'))}
        warning={({ has_image }) => say(has_image ? 'understanding.deleteWarningImage' : 'understanding.deleteWarning')}
        deletion={deleteChat}
        onDeleted={({ id }) => {
          if (chatStore.get().kept?.id === id) clearChat()
        }}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

/** Each turn that is kept changes the list. */
function useKeptTurns() {
  const queries = useQueryClient()
  const revision = useStore(chatStore, ({ kept }) => kept && `${kept.id} ${kept.revision}`)
  const last = useRef(revision)
  useEffect(() => {
    if (revision !== last.current) void queries.invalidateQueries({ queryKey: CHAT_LISTS })
    last.current = revision
  }, [revision, queries])
}

function LoadingRows() {
  const say = useSay()
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{say('understanding.loadingChats')}</span>
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton />
    </div>
  )
}
