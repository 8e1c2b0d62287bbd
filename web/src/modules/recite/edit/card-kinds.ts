import type { CardKind } from '@lectern/domain/cards/faces'
import type { MessageId } from '@lectern/texts/message'

export const CARD_KIND_TEXTS = {
  basic: 'cards.kindBasic',
  reversed: 'cards.kindReversed',
  cloze: 'cards.kindCloze',
  typed: 'cards.kindTyped',
  occlusion: 'cards.kindOcclusion',
} as const satisfies Record<CardKind, MessageId>

const KINDS_TO_CHOOSE: readonly CardKind[] = ['basic', 'reversed', 'cloze', 'typed']

/** What a card may become; a covered picture comes with a card that was brought along. */
export const kindsFor = (kind: CardKind): readonly CardKind[] =>
  kind === 'occlusion' ? [...KINDS_TO_CHOOSE, kind] : KINDS_TO_CHOOSE

/** Why a card of a kind is not saved yet. */
export const NOT_YET_SAVED = {
  basic: 'recite.savedOnceWhole',
  reversed: 'recite.savedOnceWhole',
  typed: 'recite.savedOnceWhole',
  cloze: 'cards.savedOnceGap',
  occlusion: 'cards.savedOnceCovered',
} as const satisfies Record<CardKind, MessageId>
