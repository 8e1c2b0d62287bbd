import { randomUUID } from 'node:crypto'
import type { NewCard } from '@lectern/contract/recite/shapes'
import { checkCard } from '@lectern/domain/cards/faces'
import { Problem } from '../../../problem.ts'
import type { NewCardRow } from './card-store.ts'

/** A card as it is to be kept. @throws Problem `invalid` for one that nothing could be asked of */
export function newCardRow(card: NewCard): NewCardRow {
  const { question, answer, kind = 'basic', tags = [], source = null, client_id: clientId = randomUUID() } = card
  requireCardWhole({ kind, question, answer })
  return { clientId, kind, question, answer, source, tags }
}

/** @throws Problem `invalid` as above */
export function requireCardWhole(card: Parameters<typeof checkCard>[0]): void {
  const why = checkCard(card)
  if (why) throw new Problem('invalid', why)
}
