import { checkChatImage } from '@lectern/domain/understanding'
import type { Message } from '@lectern/texts/message'
import { useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { useUntilChanged } from '../../../lib/use-until-changed.ts'
import { attachedNameStore, chatStore, draftStore, imageStore } from '../chat.ts'

/** The image that goes with the first message. */
export interface ImageChoice {
  /** Attached, and not sent yet. */
  file: File | null
  /** Only before the first message, and only one. */
  canChoose: boolean
  refusal: Message | null
  /** The name of one that was attached, and went with a reload; else ''. */
  lostName: string
  choose: (file: File) => void
  remove: () => void
}

export function useImageChoice(): ImageChoice {
  const file = useStore(imageStore)
  const isFirst = useStore(chatStore, ({ messages, image }) => messages.length === 0 && image === null)
  const attachedName = useStore(attachedNameStore)
  const [refused, setRefused] = useState<Message | null>(null)
  const refusal = useUntilChanged(refused, useStore(draftStore))
  return {
    file: isFirst ? file : null,
    canChoose: isFirst,
    // It is about a choice that can no longer be made.
    refusal: isFirst ? refusal : null,
    lostName: isFirst && !file ? attachedName : '',
    choose: (chosen) => {
      const why = checkChatImage(chosen)
      setRefused(why && { ...why })
      if (why) return
      imageStore.set(chosen)
      attachedNameStore.set(chosen.name)
    },
    remove: () => {
      setRefused(null)
      imageStore.set(null)
      attachedNameStore.set('')
    },
  }
}
