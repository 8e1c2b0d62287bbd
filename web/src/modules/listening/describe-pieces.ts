import type { ListeningWork } from '@lectern/contract/listening'

/** '2 of 5 parts transcribed', where a recording has several and they are being heard. */
export const describePieces = ({ stage, pieces_done: done, pieces_total: total }: ListeningWork): string | undefined =>
  stage === 'transcribing' && total > 1 ? `${done} of ${total} parts transcribed` : undefined
