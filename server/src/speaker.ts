import { loadSpeaker } from '@lectern/texts/compile'
import type { Message, MessageValue } from '@lectern/texts/message'
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

/** `told` with every text in it changed, those that fill in a message included. */
export const mapTold = (told: Told, change: (text: string) => string): Told =>
  typeof told === 'string' ? change(told) : mapMessage(told, change)

const mapMessage = ({ id, values }: Message, change: (text: string) => string): Message => {
  if (!values) return { id }
  const changed = Object.entries(values).map(([name, value]) => [name, mapValue(value, change)])
  return { id, values: Object.fromEntries(changed) }
}

function mapValue(value: MessageValue, change: (text: string) => string): MessageValue {
  if (typeof value === 'string') return change(value)
  return typeof value === 'object' && 'id' in value ? mapMessage(value, change) : value
}

/** What tells one remark from another. */
export const keyOfTold = (told: Told): string => (typeof told === 'string' ? told : JSON.stringify(told))

/** A message as it is logged: in English. */
export const inEnglish = (text: Message | string): string =>
  typeof text === 'string' ? text : speaker.word('en', text)
