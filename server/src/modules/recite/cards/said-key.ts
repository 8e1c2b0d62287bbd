import { createHash } from 'node:crypto'
import type { CardNote } from '@lectern/domain/cards/faces'
import { saidBy } from '@lectern/domain/cards/said-by'

const KEY_CHARACTERS = 22

/**
 * 128 bits of what a student's card says, by which theirs that say the same are found, however many have cards of the same deck;
 * '' where it says too little.
 */
export function saidKeyOf(studentId: number, card: Pick<CardNote, 'kind' | 'question'>): string {
  const said = saidBy(card)
  return said && createHash('sha256').update(`${studentId} ${said}`).digest('base64url').slice(0, KEY_CHARACTERS)
}
