import type { CardKind } from '@lectern/domain/cards/faces'
import type { MessageId } from '@lectern/texts/message'

export const CARD_KIND_TEXTS = {
  basic: 'cards.kindBasic',
  reversed: 'cards.kindReversed',
  cloze: 'cards.kindCloze',
  typed: 'cards.kindTyped',
  occlusion: 'cards.kindOcclusion',
  choice: 'cards.kindChoice',
} as const satisfies Record<CardKind, MessageId>

/** Why a card of a kind is not saved yet. */
export const NOT_YET_SAVED = {
  basic: 'recite.savedOnceWhole',
  reversed: 'recite.savedOnceWhole',
  typed: 'recite.savedOnceWhole',
  cloze: 'cards.savedOnceGap',
  occlusion: 'cards.savedOnceCovered',
  choice: 'cards.savedOnceOptions',
} as const satisfies Record<CardKind, MessageId>
