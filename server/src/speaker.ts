import { loadSpeaker } from '@lectern/texts/compile'
import type { Message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'

/** Every text of the product in every language it speaks. A text is compiled when it is first said. */
export const speaker = await loadSpeaker()

/**
 * What a row keeps for a person to be told: a message, or a sentence that was kept before there were messages, or that
 * somebody outside worded.
 */
export type Told = Message | string

/** What a row keeps, as a person is told. */
export const tell = (told: Told, say: Say): string => (typeof told === 'string' ? told : say(told))

/** A message as it is logged: in English. */
export const inEnglish = (text: Message | string): string =>
  typeof text === 'string' ? text : speaker.word('en', text)
