import type { ChatReply } from '@lectern/contract/understanding/shapes'
import { type Message, message } from '@lectern/texts/message'

type Remarkable = Pick<ChatReply, 'is_stopped' | 'is_cut_off' | 'are_notes_excerpted' | 'turns_left_out'>

/** What is to be known of an answer beside its words; of a kept one, as much as is still known. */
export function remarksOf({
  is_stopped,
  is_cut_off,
  are_notes_excerpted,
  turns_left_out = 0,
}: Partial<Remarkable>): Message[] {
  return [
    is_stopped && message('understanding.interrupted'),
    is_cut_off && message('understanding.cutOff'),
    are_notes_excerpted && message('understanding.excerpted'),
    turns_left_out > 0 && message('understanding.turnsLeftOut', { count: turns_left_out }),
  ].filter((remark) => typeof remark === 'object')
}
