import type { Mistake } from '@lectern/contract/writing/shapes'
import { MISTAKE_KINDS, type MistakeKind } from '@lectern/domain/writing'

/** What a mistake is of; `other` where that was not told. */
type KindOrOther = MistakeKind | 'other'

/** What is shown of the mistakes. */
export type Shown = 'all' | KindOrOther

const KINDS: readonly KindOrOther[] = [...MISTAKE_KINDS, 'other']

export const kindOf = ({ kind }: Mistake): KindOrOther => kind ?? 'other'

export const isShown = (mistake: Mistake, shown: Shown): boolean => shown === 'all' || kindOf(mistake) === shown

/** How many there are of each kind that there is. */
export const countKinds = (mistakes: readonly Mistake[]): { kind: KindOrOther; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: mistakes.filter((mistake) => kindOf(mistake) === kind).length })).filter(
    ({ count }) => count > 0,
  )
