import { ApiError } from '@lectern/contract/api-error'
import type { ChatSession } from '@lectern/contract/understanding/shapes'
import { findImageDescription } from '@lectern/domain/understanding'
import { message, type Message as Text } from '@lectern/texts/message'
import { errorText } from '../../lib/api/error-text.ts'
import { isMissing } from '../../lib/api/is-missing.ts'
import { understandingApi } from './api.ts'
import { type Chat, changeChat, chatStore, clearChat, imageStore, type Message, newId } from './chat.ts'
import { factsOf, talkOf } from './kept-talk.ts'

/** Why a talk could not be kept, in the catalogue's words. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
  readonly text: Text
  /** Whether keeping it as a talk of its own would help: the kept one was changed or deleted elsewhere. */
  readonly isApart: boolean

  constructor(text: Text, isApart = false) {
    super(text.id)
    this.text = text
    this.isApart = isApart
  }
}

/** Keeps the talk on the server. @throws NotKept */
async function keepChat(): Promise<ChatSession> {
  const chat = chatStore.get()
  const images = await imagesOf(chat)
  const body = {
    messages: chat.messages.map(toKept),
    images,
    notes_content: chat.notes,
    image_description: findImageDescription(chat.messages),
  }
  const { kept, clientId } = chat
  try {
    const keep = (material_id?: number | null) =>
      kept
        ? understandingApi.updateSession({
            params: { id: kept.id },
            body: { ...body, material_id, revision: kept.revision },
          })
        : understandingApi.createSession({ body: { ...body, material_id, client_id: clientId } })
    const session = await keep(chat.notesMaterialId).catch((error: unknown) => {
      // The material may have been deleted meanwhile.
      if (!chat.notesMaterialId || !isMissing(error)) throw error
      return keep()
    })
    if (chatStore.get().clientId === clientId) changeChat({ kept: factsOf(session), isChanged: false })
    return session
  } catch (error) {
    throw explain(error, kept !== null)
  }
}

const toKept = ({ role, content, part, image, citations, made_by, model_name, is_stopped, is_cut_off }: Message) => ({
  role,
  content,
  part,
  image,
  citations,
  made_by,
  model_name,
  is_stopped,
  is_cut_off,
})

/** The image of the talk as the call takes it; none where the server has it. @throws NotKept where it cannot be read */
async function imagesOf({ image, kept }: Chat) {
  if (!image || kept?.hasImage) return []
  try {
    const file = imageStore.get()
    if (!file) throw new Error('The file went with a reload')
    return [{ file: await readAsDataUrl(file), filename: image.filename }]
  } catch {
    throw new NotKept(message('understanding.imageNotSaved'))
  }
}

const readAsDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

function explain(error: unknown, isUpdate: boolean): NotKept {
  if (!(error instanceof ApiError) || error.status === 0) return new NotKept(message('understanding.saveFailed'))
  const said = errorText(error, '')
  if (!said) return new NotKept(message('understanding.saveFailed'))
  const isApart = isUpdate && (error.status === 404 || error.status === 409)
  return new NotKept(
    message(isUpdate ? 'understanding.updateFailed' : 'understanding.createFailed', { error: said }),
    isApart,
  )
}

/** Keeps the talk apart from the one that was changed or deleted elsewhere. @throws NotKept */
export async function keepApart(): Promise<ChatSession> {
  const { kept, image } = chatStore.get()
  if (kept?.hasImage && image && !imageStore.get()) {
    const blob = await understandingApi.getImage({ params: { id: kept.id } }).catch(() => null)
    if (blob) imageStore.set(new File([blob], image.filename, { type: blob.type }))
  }
  changeChat({ kept: null, clientId: newId() })
  return keepChat()
}

/** New / Save: keeps the talk where there is one, and begins a new one. @throws NotKept, and the talk stays */
export async function keepAndClear(): Promise<void> {
  const chat = chatStore.get()
  if (chat.isChanged && chat.messages.length > 0) await keepChat()
  clearChat()
}

/** Goes on without the image: it could not be read, and nothing else is to be lost. */
export function removeImage(): void {
  imageStore.set(null)
  chatStore.update((chat) => ({
    ...chat,
    image: null,
    isChanged: true,
    messages: chat.messages.map(({ image: _image, ...message }) => message),
  }))
}

/** Shows a kept talk in place of the one on screen. */
export function showKept(session: ChatSession): void {
  chatStore.set({
    ...talkOf(session),
    notes: session.notes_content,
    notesName: '',
    notesMaterialId: session.material_id,
    isMaterialGone: session.is_material_gone === true,
    wereNotesCut: false,
    isChanged: false,
  })
  imageStore.set(null)
}
