import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'

/** Every text of the product in every language it speaks. A text is compiled when it is first said. */
export const speaker = await loadSpeaker()

/** A message as it is logged, and as notes of the ledger and of failed work still keep it: in English. */
export const inEnglish = (text: Message | string): string =>
  typeof text === 'string' ? text : speaker.word('en', text)
