import type { ChatMessage, ChatSession, ChatSummary } from '@lectern/contract/understanding/shapes'
import { presentOrigin } from '../../core/documents/present-origin.ts'
import type { SessionRow, SessionSummaryRow } from './sessions/session-store.ts'

const imageUrl = (sessionId: number): string => `/api/understanding/sessions/${sessionId}/image/`

export const presentSummary = (session: SessionSummaryRow): ChatSummary => ({
  id: session.id,
  title: session.title,
  message_count: session.messageCount,
  notes_word_count: session.notesWords,
  has_image: session.imageKey !== null,
  ...presentOrigin(session),
  created_at: session.createdAt.toISOString(),
  updated_at: session.updatedAt.toISOString(),
})

export const presentSession = (session: SessionRow): ChatSession => ({
  ...presentSummary(session),
  messages: session.messages.map((message) => presentMessage(message, session)),
  images: presentImages(session),
  notes_content: session.notesContent,
  image_description: session.imageDescription,
  client_id: session.clientId,
  revision: session.revision,
})

const presentMessage = ({ image, ...message }: ChatMessage, { id, imageKey }: SessionRow): ChatMessage => ({
  ...message,
  ...(image && { image: { ...image, ...(imageKey && { url: imageUrl(id) }) } }),
})

function presentImages({ id, imageKey, imageName, imageBytes, imageAddedAt }: SessionRow): ChatSession['images'] {
  if (imageKey === null || imageAddedAt === null) return []
  return [
    {
      url: imageUrl(id),
      filename: imageName ?? '',
      size: imageBytes ?? 0,
      uploaded_at: imageAddedAt.toISOString(),
    },
  ]
}
