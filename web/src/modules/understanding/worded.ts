import type { Message } from '@lectern/texts/message'
import type { Say } from '@lectern/texts/speaker'

/** What is to be told, in the language of the screens. A browser may still hold talks that were saved with sentences. */
export const worded = (text: Message | string, say: Say): string => (typeof text === 'string' ? text : say(text))
