import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readId, withParams } from '../../../lib/address-view.ts'
import { useSay } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { closeToasts } from '../../../ui/toasts/close-toasts.ts'
import { toastError } from '../../../ui/toasts/toasts.ts'
import { understandingApi } from '../api.ts'
import { chatStore, isInTheWay } from '../chat.ts'
import { showKept } from '../keep.ts'
import { replyStore } from '../reply.ts'

/** Opens kept chats in place of the one on the screen; `question` asks first where that is not kept. */
export function useOpenChat(): {
  open: (id: number) => void
  /** That which is being opened. */
  openingId: number | null
  question: ReactNode
} {
  const say = useSay()
  const [wanted, setWanted] = useState<number | null>(null)
  const opening = useMutation({
    mutationFn: (id: number) => understandingApi.getSession({ params: { id } }),
    onSuccess: (session) => {
      closeToasts()
      showKept(session)
    },
    onError: () => toastError(say('understanding.loadFailed')),
  })
  const question = (
    <ConfirmDialog
      isOpen={wanted !== null}
      title={say('understanding.leaveUnsaved')}
      description={say('understanding.leaveUnsavedText')}
      confirmLabel={say('understanding.openUnsaved')}
      isDanger
      onConfirm={() => {
        if (wanted !== null) opening.mutate(wanted)
        setWanted(null)
      }}
      onCancel={() => setWanted(null)}
    />
  )
  return {
    open: (id) => (isInTheWay(chatStore.get()) ? setWanted(id) : opening.mutate(id)),
    openingId: opening.isPending ? opening.variables : null,
    question,
  }
}

/** Opens the chat that the address names (`?chat_id=`), once, and takes its name out of it. */
export function OpenNamedChat() {
  const [params, setParams] = useSearchParams()
  const id = readId(params.get('chat_id'))
  const isBusy = useStore(replyStore, (reply) => reply !== null)
  const { open, question } = useOpenChat()
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (id === asked.current || isBusy) return
    asked.current = id
    if (id === null) return
    setParams((current) => withParams(current, { chat_id: null }), { replace: true })
    if (chatStore.get().kept?.id !== id) open(id)
  }, [id, isBusy, open, setParams])
  return question
}
