import type { ListeningWork } from '@lectern/contract/listening/shapes'
import { type Message, message } from '@lectern/texts/message'

/** '2 of 5 parts transcribed', where a recording has several and they are being heard. */
export const describePieces = ({ stage, pieces_done: done, pieces_total: count }: ListeningWork): Message | null =>
  stage === 'transcribing' && count > 1 ? message('listening.pieces', { done, count }) : null
