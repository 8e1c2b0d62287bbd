import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { type Chat, newId } from './chat.ts'
import { remarksOf } from './remarks.ts'

/** A kept talk as the screen has it, its notes apart. */
export function talkOf(session: ChatSession): Pick<Chat, 'clientId' | 'messages' | 'pending' | 'image' | 'kept'> {
  const [image] = session.images
  return {
    clientId: session.client_id,
    messages: session.messages.map((message) => ({ ...message, id: newId(), remarks: remarksOf(message) })),
    pending: null,
    image: image ? { filename: image.filename, size: image.size } : null,
    kept: factsOf(session),
  }
}

/** What is to be known of a kept talk to change it. */
export const factsOf = ({ id, revision, images }: ChatSession): NonNullable<Chat['kept']> => ({
  id,
  revision,
  hasImage: images.length > 0,
})
