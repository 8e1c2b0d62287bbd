import type { Grade } from '@lectern/domain/review'
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts'
import { gradesOf } from './GradeButtons.tsx'
import type { Review } from './use-review.ts'

type Shortcut = 'turn' | 'undo' | 'edit' | 'flag' | 'bury' | 'suspend' | { place: number }

const KEYS: Readonly<Record<string, Shortcut>> = {
  ' ': 'turn',
  z: 'undo',
  e: 'edit',
  f: 'flag',
  b: 'bury',
  s: 'suspend',
  '1': { place: 0 },
  '2': { place: 1 },
  '3': { place: 2 },
  '4': { place: 3 },
}
/** What the space bar says of a card that lies open. */
const GOOD: Grade = 3

interface ShortcutsOptions {
  review: Review
  grades: 2 | 4
  isEnabled: boolean
  onEdit: () => void
}

/**
 * Z undoes, E edits or makes a card, F flags, B puts off until tomorrow, S sets aside. Where a card is called to mind, space
 * turns it and then says Good, and 1 to 4 grade it; other questions have keys of their own.
 */
export function useReviewShortcuts({ review, grades, isEnabled, onEdit }: ShortcutsOptions): void {
  const { phase, card, isRevealed } = review
  useShortcuts(KEYS, isEnabled && phase !== 'loading', (shortcut) => {
    if (shortcut === 'undo') return review.undo()
    if (phase !== 'reviewing' || !card) return
    if (card.mode !== 'recall' && (shortcut === 'turn' || typeof shortcut === 'object')) return
    if (typeof shortcut === 'object') {
      const grade = gradesOf(grades)[shortcut.place]
      if (grade && isRevealed) review.grade(grade)
      return
    }
    const deeds = {
      turn: () => (isRevealed ? review.grade(GOOD) : review.reveal()),
      edit: onEdit,
      flag: review.toggleFlag,
      bury: review.bury,
      suspend: review.suspend,
    }
    deeds[shortcut]()
  })
}
