import type { ChatSummary } from '@lectern/contract/understanding/shapes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { DeleteDialog } from '../../../core/lists/DeleteDialog.tsx'
import { deleteQuestion } from '../../../core/lists/delete-question.ts'
import { ListSearch } from '../../../core/lists/ListSearch.tsx'
import { PagedList } from '../../../core/lists/PagedList.tsx'
import { useListPlace } from '../../../core/lists/use-list-place.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { CHAT_LISTS, understandingApi, useChats, useDeleteChat } from '../api.ts'
import { chatStore, clearChat, isUnsaved } from '../chat.ts'
import { showKept } from '../keep.ts'
import { Panel } from '../Panel.tsx'
import { ChatRow } from './ChatRow.tsx'

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
  const [wanted, setWanted] = useState<ChatSummary | null>(null)
  const deleteChat = useDeleteChat()
  const open = useMutation({
    mutationFn: (id: number) => understandingApi.getSession({ params: { id } }),
    onSuccess: showKept,
    onError: () => toastError(say('understanding.loadFailed')),
  })
  const onOpen = (chat: ChatSummary) => {
    if (isUnsaved(chatStore.get())) setWanted(chat)
    else open.mutate(chat.id)
  }

  return (
    <>
      <ListSearch label={say('understanding.searchChats')} place={place} />
      <PagedList
        list={list}
        place={place}
        rowsOf={(page) => page.sessions}
        loading={<LoadingRows />}
        failed={say('understanding.chatsFailed')}
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
                isOpening={open.isPending && open.variables === chat.id}
                isDisabled={isBusy || open.isPending}
                onOpen={() => onOpen(chat)}
                onDelete={() => setDoomed(chat)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <ConfirmDialog
        isOpen={wanted !== null}
        title={say('understanding.leaveUnsaved')}
        description={say('understanding.leaveUnsavedText')}
        confirmLabel={say('understanding.openUnsaved')}
        isDanger
        onConfirm={() => {
          if (wanted) open.mutate(wanted.id)
          setWanted(null)
        }}
        onCancel={() => setWanted(null)}
      />
      <DeleteDialog
        doomed={doomed}
        question={({ title }) => (title ? deleteQuestion(title) : say('understanding.deleteQuestion'))}
        warning={() => say('understanding.deleteWarning')}
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
