import type { MadeBy } from '@lectern/contract/shapes'
import type { Citation } from '@lectern/contract/understanding/shapes'
import { normalizeLineEnds } from '@lectern/domain/content'
import { type ChatLanguage, isImageContext, truncateNotes } from '@lectern/domain/understanding'
import type { Message as Text } from '@lectern/texts/message'
import { createSavedStudentStore, createStudentStore } from '../../core/account/student-store.ts'
import { isStillFrom } from '../../core/documents/still-from.ts'

/** One message of the talk. */
export interface Message {
  /** Made here; names it on screen. */
  id: string
  role: 'user' | 'assistant'
  content: string
  /** By which it can be said that an answer is wrong. */
  part?: string | undefined
  image?: ImageFacts | null
  citations?: Citation[]
  made_by?: MadeBy
  model_name?: string | undefined
  is_stopped?: boolean
  is_cut_off?: boolean
  /** What is to be known of an answer beside its words. */
  remarks?: (Text | string)[]
}

export interface ImageFacts {
  filename: string
  /** Bytes. */
  size: number
}

/** Why the last message has no answer. */
export interface Failure {
  text: Text | string
  /** Why the AI service gave nothing, in the server's words, where the text does not say it. */
  reason?: string
  isShortOfCredits: boolean
}

/** The last message, as long as it is not answered: sent under one key, so that it is paid once however often. */
export interface Pending {
  key: string
  /** Null while an answer is awaited, and after a reload in the middle of one. */
  failure: Failure | null
}

/** The talk on screen. It outlives the screen and a reload; the server keeps each turn that is answered. */
export interface Chat {
  /** Names it to the server, so that all its turns are kept in one; '' before the first message. */
  clientId: string
  messages: Message[]
  pending: Pending | null
  notes: string
  /** What the notes were read from, or ''. */
  notesName: string
  /** The material that they were read from; left out where they never were, null where they no longer come from it. */
  notesMaterialId?: number | null
  /** Whether that has been deleted since. */
  isMaterialGone?: boolean
  /** Whether what was brought last held more than fits. */
  wereNotesCut: boolean
  /** The image of the talk, once it has been seen; its description is one of the messages. */
  image: ImageFacts | null
  /** What the server keeps of the talk; null as long as it keeps nothing. */
  kept: { id: number; revision: number; hasImage: boolean } | null
  /** Whether something has been said or changed that the server has not. */
  isChanged: boolean
}

const NEW_CHAT: Chat = {
  clientId: '',
  messages: [],
  pending: null,
  notes: '',
  notesName: '',
  wereNotesCut: false,
  image: null,
  kept: null,
  isChanged: false,
}

export const chatStore = createSavedStudentStore<Chat>('understanding.chat', NEW_CHAT)
/** What is typed and not sent yet. */
export const draftStore = createSavedStudentStore<string>('understanding.draft', '')
/** What answers are to be in; null where it was not chosen for this talk. */
export const languageStore = createSavedStudentStore<ChatLanguage | null>('understanding.answer-language', null)
/** The image as a file: attached and not sent yet, or of the talk. A reload loses it: a file cannot be kept. */
export const imageStore = createStudentStore<File | null>(null)

/** What the image that waits to be sent is called, so that a reload can say what it has lost; else ''. */
export const attachedNameStore = createSavedStudentStore<string>('understanding.attached', '')

export const changeChat = (change: Partial<Chat>): void => chatStore.update((chat) => ({ ...chat, ...change }))

/** A place in the notes that the student wants to see. */
export interface NotesPlace {
  start: number
  end: number
}

/** Set by whoever shows a passage; the notes go there and leave null. */
export const notesPlaceStore = createStudentStore<NotesPlace | null>(null)

/** Typed or pasted notes, cut at the word limit; they may no longer come from the document. */
export function changeNotes(typed: string): void {
  const notes = truncateNotes(typed)
  const isStill = isStillFrom(chatStore.get().notes, notes)
  changeChat({
    notes,
    ...(!isStill && { notesName: '', notesMaterialId: null, isMaterialGone: false }),
    wereNotesCut: notes.length < typed.length,
    isChanged: true,
  })
}

/** Text that was read from a document, or picked from earlier material. */
export interface TakenNotes {
  text: string
  documentName: string
  materialId: number | null
  /** Whether the document held more than was read of it. */
  wasCut: boolean
}

/** The text of a document as notes. */
export function takeNotes({ text, documentName, materialId, wasCut }: TakenNotes): void {
  const lines = normalizeLineEnds(text)
  const notes = truncateNotes(lines)
  const wereNotesCut = wasCut || notes.length < lines.length
  changeChat({
    notes,
    notesName: documentName,
    notesMaterialId: materialId,
    isMaterialGone: false,
    wereNotesCut,
    isChanged: true,
  })
}

/** Begins a new talk. The notes stay: the next questions are mostly about the same ones. */
export function clearChat(): void {
  const { notes, notesName, notesMaterialId = null, isMaterialGone, wereNotesCut } = chatStore.get()
  const origin = { notesMaterialId, ...(isMaterialGone && { isMaterialGone }) }
  chatStore.set({ ...NEW_CHAT, notes, notesName, ...origin, wereNotesCut })
  languageStore.set(null)
  imageStore.set(null)
  attachedNameStore.set('')
}

export const isShown = (message: Message): boolean => !isImageContext(message)

/** Whether another chat in its place would lose something: of what was said, or of what was brought to be asked about. */
export const isInTheWay = ({ messages, notes, notesMaterialId, isChanged }: Chat): boolean =>
  isChanged && (messages.some(isShown) || (notes.trim() !== '' && !notesMaterialId) || imageStore.get() !== null)

export const newId = (): string => crypto.randomUUID()
