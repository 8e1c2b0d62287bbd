import type { ChatReply } from '@lectern/contract/understanding'

type Remarkable = Pick<ChatReply, 'is_stopped' | 'is_cut_off' | 'are_notes_excerpted' | 'turns_left_out'>

/** What is to be known of an answer beside its words; of a kept one, as much as is still known. */
export function remarksOf({
  is_stopped,
  is_cut_off,
  are_notes_excerpted,
  turns_left_out = 0,
}: Partial<Remarkable>): string[] {
  return [
    is_stopped && 'This answer was interrupted; it ends where it was then.',
    is_cut_off && 'This answer reached the greatest length and ends in the middle. Ask to go on.',
    are_notes_excerpted && 'Your notes are too long to be read as a whole: the passages nearest to your question were.',
    turns_left_out > 0 && `This talk has grown long: its first ${turns_left_out} messages were left out.`,
  ].filter((remark) => typeof remark === 'string')
}
