import { createHash } from 'node:crypto'
import type { CardNote } from '@lectern/domain/cards/faces'
import { saidBy } from '@lectern/domain/cards/said-by'

const KEY_CHARACTERS = 22

/** 128 bits of what a card says, by which those that say the same are found; '' where it says too little. */
export function saidKeyOf(card: Pick<CardNote, 'kind' | 'question'>): string {
  const said = saidBy(card)
  return said && createHash('sha256').update(said).digest('base64url').slice(0, KEY_CHARACTERS)
}
